/// Files that are written, whole or not at all.
enum OutputFile {
  /// Writes beside the file, then renames, so that a reader sees the old file or the new one.
  ///
  /// A symbolic link stays one, the file keeps its access rights; a device or pipe is written to
  /// directly.
  ///
  /// - Throws: `CommandFailure.unwritable` with the reason; nothing of a new file remains then.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    do throws(SystemError) {
      switch System.kind(path) {
      case .other: try writeDirectly(bytes, to: path)
      case .file, .missing, .folder: try writeBeside(bytes, System.resolved(path) ?? path)
      }
    } catch {
      if error == .brokenPipe { throw .closedPipe }
      let reason = error == .missing ? "there is no such folder" : error.text
      throw .unwritable("cannot write \(NearestWord.quoted(path)): \(reason)")
    }
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let file = try System.openForWriting(path)
    try fill(file, with: bytes)
  }

  private static func writeBeside(_ bytes: [UInt8], _ path: String) throws(SystemError) {
    let partial = path + ".\(System.processNumber).partial"
    try Interruption.removing(partial) { () throws(SystemError) in
      let file = try System.create(partial)
      do throws(SystemError) {
        System.copyRights(of: path, to: file)
        try fill(file, with: bytes)
        try System.rename(partial, to: path)
      } catch {
        System.remove(partial)
        throw error
      }
    }
  }

  private static func fill(_ file: Int32, with bytes: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      try System.write(bytes, to: file)
    } catch {
      // The first reason is the one to tell.
      do throws(SystemError) { try System.close(file) } catch {}
      throw error
    }
    try System.close(file)
  }
}
