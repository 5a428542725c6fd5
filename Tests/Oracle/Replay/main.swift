// Replays constraint systems written as text, so that another solver's answers can be compared.
//
// Reads commands from standard input, a line each, and answers each with a line; see
// `SolverReplay.swift` for the words. `Tests/Oracle/compare_solvers.py` drives it.

var replay = SolverReplay()
while let line = readLine() {
  print(replay.answer(to: line))
}
