#if !arch(wasm32)
  import BehaviorCatalog
  import GestureScript
  import ScrollHost

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  /// The native counterpart for comparison: writes the trace of every standard gesture through every
  /// behavior and variant on several screens, made by the very calls that a page makes.
  ///
  /// Each trace follows a line with its indices, rate, size in bytes and names:
  /// `behavior variant device rate gesture bytes name/variant/device/gesture`.
  @main struct NativeProgram {
    /// Screens by name, with rates besides their own.
    private static let screens: [(device: String, rate: Double?)] = [
      ("iphone-se", nil), ("iphone-13", nil), ("iphone-15", nil), ("iphone-15-pro-max", nil),
      ("bare", nil), ("iphone-15-landscape", nil), ("iphone-15", 120), ("bare", 59.94),
    ]

    static func main() {
      let session = Session()
      for screen in screens {
        let name = screen.device.utf8
        guard
          let device = Request.devices.firstIndex(where: { (device: Device) in
            device.name.utf8.elementsEqual(name)
          })
        else { preconditionFailure("every screen is a device of the catalog") }
        for behavior in entries.indices {
          for variant in entries[behavior].descriptor.variants.indices {
            for gesture in StandardGestures.all.indices {
              send(
                session, gesture,
                Request(
                  behavior: behavior, variant: variant, device: device,
                  framesPerSecond: screen.rate ?? Request.devices[device].framesPerSecond))
            }
          }
        }
      }
    }

    private static func send(_ session: Session, _ gesture: Int, _ request: Request) {
      let standard = StandardGestures.all[gesture]
      session.input.put(standard.bytes)
      let count = session.trace(request, settings: 0)
      let descriptor = entries[request.behavior].descriptor
      let names = [
        descriptor.id, descriptor.variants[request.variant].name,
        Request.devices[request.device].name, standard.name,
      ]
      let head = [
        "\(request.behavior)", "\(request.variant)", "\(request.device)",
        "\(request.framesPerSecond)", "\(gesture)", "\(count)", names.joined(separator: "/"),
      ]
      put(Array((head.joined(separator: " ") + "\n").utf8))
      put(Array(session.output.place))
    }

    private static func put(_ bytes: [UInt8]) {
      var written = 0
      while written < bytes.count {
        let count = bytes.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
          write(STDOUT_FILENO, bytes.baseAddress.map { $0 + written }, bytes.count - written)
        }
        guard count > 0 else { exit(EXIT_FAILURE) }
        written += count
      }
    }
  }
#endif
