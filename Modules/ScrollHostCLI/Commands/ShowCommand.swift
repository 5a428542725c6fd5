extension Command {
  static let show = Command(
    "show", synopsis: "GESTURE", operands: .gestures,
    "Prints a gesture's text, comments and all, to read, copy and change.",
    options: [.gestures, .output],
    examples: [
      "scrollhost show flick-up",
      "scrollhost show flick-up --output my.gesture",
    ],
    run: { (invocation: Invocation) throws(CommandFailure) in
      try invocation.expectOperands(1...1)
      let source = try GestureSource(invocation)
      // What does not parse is refused here too, so that what was shown can be run.
      _ = try source.gestures(invocation.arguments.operands)
      try invocation.emit(try source.text(invocation.arguments.operands[0]).bytes)
      return .ok
    })
}
