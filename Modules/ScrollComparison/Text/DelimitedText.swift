/// Comma-separated values as RFC 4180 has them, lines ending in LF alone.
public enum DelimitedText {
  /// Appends one field, quoted where a comma, a quote or a line break would tear it apart.
  public static func append(
    field: some Collection<UInt8>, to output: inout [UInt8]
  ) {
    guard field.contains(where: isSpecial) else { return output.append(contentsOf: field) }
    output.append(quote)
    for byte in field {
      if byte == quote { output.append(quote) }
      output.append(byte)
    }
    output.append(quote)
  }

  /// Appends one record and its line's end.
  public static func append(record: [String], to output: inout [UInt8]) {
    for (index, field) in record.enumerated() {
      if index > 0 { output.append(comma) }
      append(field: field.utf8, to: &output)
    }
    output.append(newLine)
  }

  package static let comma = UInt8(ascii: ",")
  package static let newLine = UInt8(ascii: "\n")
  package static let quote = UInt8(ascii: "\"")

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == comma || byte == quote || byte == newLine || byte == 0x0D
  }
}
