// The part of a C library that Embedded Swift asks for. Swift code calls none of it by name.
#pragma once
