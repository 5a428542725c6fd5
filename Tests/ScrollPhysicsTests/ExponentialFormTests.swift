import ScrollPhysics
import Testing

@Suite struct ExponentialFormTests {
  @Test func `the series is the exponential's first three terms down to -0.5`() {
    #expect(ExponentialForm.series.value(0) == 1)
    #expect(ExponentialForm.series.value(-0.5) == 0.625)
    #expect(ExponentialForm.series.value(-0.1) == 1 - 0.1 + 0.1 * 0.1 / 2)
  }

  @Test func `below -0.5 both forms are the true exponential`() {
    for step in 1...1000 {
      let z = -0.5 - Double(step) / 7
      #expect(ExponentialForm.series.value(z) == ExponentialForm.exact.value(z))
    }
    #expect((ExponentialForm.exact.value(-1) - 0.36787944117144233).magnitude < 1e-16)
  }

  @Test func `both lie in 0...1 for motion's exponents and fall with them`() {
    for form in [ExponentialForm.series, .exact] {
      var previous = 2.0
      for step in 0...500 {
        let value = form.value(-Double(step) / 1000)
        #expect(value > 0 && value <= 1 && value < previous)
        previous = value
      }
      #expect(form.value(-.infinity) == 0)
    }
  }
}
