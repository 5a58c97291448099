/// Where the tests find their files and the program that they run.
#pragma once

namespace longroad::tests {

extern const char* const kFolder;  // this one
extern const char* const kProgram;
/// A wall clock that tests can set (preload/wall_clock.cpp).
extern const char* const kWallClock;  // longroad, of the same build

}  // namespace longroad::tests
