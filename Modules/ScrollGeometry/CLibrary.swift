// Swift's own `squareRoot()` and `rounded()` may lower to calls of the C library's math part, which
// a Linux link leaves out unless some module imports it. This is the core's only such import.
#if canImport(Glibc)
  import Glibc
#endif
