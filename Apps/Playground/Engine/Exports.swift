import ScrollGeometry

// What a page calls: numbers and pointers only. `Session` says what each does.
//
// A page first makes a session, and passes it to every other function. Texts go in through
// `input` and come out at `output`; pointers hold until the next call.

/// The session behind a page's pointer.
private func session(_ pointer: UnsafeMutableRawPointer) -> Session {
  Unmanaged<Session>.fromOpaque(pointer).takeUnretainedValue()
}

private func request(
  _ behavior: Int32, _ variant: Int32, _ device: Int32, _ framesPerSecond: Double
) -> Request {
  Request(
    behavior: Int(behavior), variant: Int(variant), device: Int(device),
    framesPerSecond: framesPerSecond)
}

@_expose(wasm, "playground_makeSession") @_cdecl("playground_makeSession")
public func makeSession() -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(Session()).toOpaque()
}

@_expose(wasm, "playground_endSession") @_cdecl("playground_endSession")
public func endSession(_ pointer: UnsafeMutableRawPointer) {
  Unmanaged<Session>.fromOpaque(pointer).release()
}

/// Where to put a text of `count` bytes.
@_expose(wasm, "playground_input") @_cdecl("playground_input")
public func input(_ pointer: UnsafeMutableRawPointer, _ count: Int32) -> UnsafeMutableRawPointer? {
  session(pointer).reserveInput(Int(count))
  return session(pointer).input.address
}

/// Where the last text is.
@_expose(wasm, "playground_output") @_cdecl("playground_output")
public func output(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  session(pointer).output.address
}

/// Where the last numbers are, 64-bit floating-point.
@_expose(wasm, "playground_numbers") @_cdecl("playground_numbers")
public func numbers(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  session(pointer).numbers.address
}

@_expose(wasm, "playground_catalog") @_cdecl("playground_catalog")
public func catalog(_ pointer: UnsafeMutableRawPointer, _ part: Int32) -> Int32 {
  Int32(session(pointer).catalog(Int(part)))
}

@_expose(wasm, "playground_gesture") @_cdecl("playground_gesture")
public func gesture(_ pointer: UnsafeMutableRawPointer, _ index: Int32) -> Int32 {
  Int32(session(pointer).gesture(Int(index)))
}

@_expose(wasm, "playground_trace") @_cdecl("playground_trace")
public func trace(
  _ pointer: UnsafeMutableRawPointer, _ behavior: Int32, _ variant: Int32, _ device: Int32,
  _ framesPerSecond: Double, _ settings: Int32
) -> Int32 {
  Int32(
    session(pointer).trace(
      request(behavior, variant, device, framesPerSecond), settings: Int(settings)))
}

@_expose(wasm, "playground_clearPhones") @_cdecl("playground_clearPhones")
public func clearPhones(_ pointer: UnsafeMutableRawPointer) { session(pointer).clear() }

@_expose(wasm, "playground_addPhone") @_cdecl("playground_addPhone")
public func addPhone(
  _ pointer: UnsafeMutableRawPointer, _ behavior: Int32, _ variant: Int32, _ device: Int32,
  _ framesPerSecond: Double, _ settings: Int32
) -> Int32 {
  Int32(
    session(pointer).addPhone(
      request(behavior, variant, device, framesPerSecond), settings: Int(settings)))
}

@_expose(wasm, "playground_touch") @_cdecl("playground_touch")
public func touch(
  _ pointer: UnsafeMutableRawPointer, _ phase: Int32, _ x: Double, _ y: Double,
  _ age: Double
) {
  session(pointer).touch(Int(phase), at: Point(x: x, y: y), age: age)
}

@_expose(wasm, "playground_advance") @_cdecl("playground_advance")
public func advance(_ pointer: UnsafeMutableRawPointer) -> Int32 {
  Int32(session(pointer).advance())
}

@_expose(wasm, "playground_phoneTrace") @_cdecl("playground_phoneTrace")
public func phoneTrace(_ pointer: UnsafeMutableRawPointer, _ phone: Int32) -> Int32 {
  Int32(session(pointer).trace(ofPhone: Int(phone)))
}

@_expose(wasm, "playground_phoneOutputs") @_cdecl("playground_phoneOutputs")
public func phoneOutputs(_ pointer: UnsafeMutableRawPointer, _ phone: Int32) -> Int32 {
  Int32(session(pointer).readOutputs(ofPhone: Int(phone)))
}

@_expose(wasm, "playground_phoneViews") @_cdecl("playground_phoneViews")
public func phoneViews(_ pointer: UnsafeMutableRawPointer, _ phone: Int32) -> Int32 {
  Int32(session(pointer).readViews(ofPhone: Int(phone)))
}
