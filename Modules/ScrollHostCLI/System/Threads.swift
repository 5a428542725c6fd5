#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads of the operating system, for work that needs nothing of one another.
enum Threads {
  /// Runs `body` on this thread and on `count` - 1 others, and returns when all have ended.
  ///
  /// Threads that the system refuses to make are done without.
  static func run(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let task = Task(body)
    var threads: [pthread_t] = []
    for _ in 1..<max(1, count) {
      let argument = Unmanaged.passRetained(task)
      #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, &attributes, { Task.run($0) }, argument.toOpaque())
        if status == 0, let thread { threads.append(thread) }
      #else
        var thread = pthread_t()
        let status = pthread_create(&thread, &attributes, { Task.run($0) }, argument.toOpaque())
        if status == 0 { threads.append(thread) }
      #endif
      if status != 0 { argument.release() }
    }
    body()
    for thread in threads { pthread_join(thread, nil) }
  }

  /// As much as a first thread usually has.
  private static let stackSize = 8 << 20

  private final class Task: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let argument else { return nil }
      Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().body()
      return nil
    }
  }
}

/// Lets one thread at a time pass.
final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() {
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func callAsFunction<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
