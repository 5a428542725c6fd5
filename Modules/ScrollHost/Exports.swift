// A behavior writes `import ScrollHost` and has the geometry, the physics and the layout too.
@_exported import ConstraintSolver
@_exported import ScrollGeometry
@_exported import ScrollLayout
@_exported import ScrollPhysics
