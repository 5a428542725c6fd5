/// Whether `text` means a number that is not finite: `nan`, `inf`, `infinity`, or digits whose
/// value is too large, for which `NumberText` has no number.
///
/// It is asked only about text that `NumberText` refuses.
func meansNonFiniteNumber(_ text: ArraySlice<UInt8>) -> Bool {
  var word = text
  if let sign = word.first, isSign(sign) { word.removeFirst() }
  let lowered = word.prefix(9).map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }
  return lowered.elementsEqual("nan".utf8) || lowered.elementsEqual("inf".utf8)
    || lowered.elementsEqual("infinity".utf8) || isUnsignedNumber(word)
}

/// Whether `text` has the form of a decimal number without a sign.
private func isUnsignedNumber(_ text: ArraySlice<UInt8>) -> Bool {
  var rest = text
  func dropDigits() -> Bool {
    let count = rest.count
    rest = rest.drop { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    return rest.count < count
  }
  guard dropDigits() else { return false }
  if rest.first == UInt8(ascii: ".") {
    rest.removeFirst()
    guard dropDigits() else { return false }
  }
  guard let mark = rest.first else { return true }
  guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
  rest.removeFirst()
  if let sign = rest.first, isSign(sign) { rest.removeFirst() }
  return dropDigits() && rest.isEmpty
}

private func isSign(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
}
