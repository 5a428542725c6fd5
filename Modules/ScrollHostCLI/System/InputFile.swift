/// Files that are read.
enum InputFile {
  /// Reads a file up to a number of bytes.
  ///
  /// - Throws: `CommandFailure.unreadable` with the reason.
  static func read(_ path: String, limit: Int) throws(CommandFailure) -> [UInt8] {
    do throws(SystemError) {
      let file = try System.openForReading(path)
      do throws(SystemError) {
        let bytes = try System.read(file, limit: limit)
        try System.close(file)
        return bytes
      } catch {
        // The first reason is the one to tell.
        do throws(SystemError) { try System.close(file) } catch {}
        throw error
      }
    } catch {
      throw .unreadable("cannot read \(NearestWord.quoted(path)): \(error.text)")
    }
  }

  /// The names of the files of one kind in a folder, sorted by their bytes.
  ///
  /// - Throws: `CommandFailure.unreadable` with the reason.
  static func names(inFolder path: String, ending suffix: String) throws(CommandFailure)
    -> [String]
  {
    do throws(SystemError) {
      return try System.names(inFolder: path).filter { (name: String) in
        name.hasSuffix(suffix) && name != suffix
      }
    } catch {
      let reason =
        error == .missing
        ? "there is no such folder"
        : System.kind(path) == .file ? "it is not a folder" : error.text
      throw .unreadable("cannot read the folder \(NearestWord.quoted(path)): \(reason)")
    }
  }
}
