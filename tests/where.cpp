#include "where.hpp"

namespace longroad::tests {

const char* const kFolder = LONGROAD_TESTS;
const char* const kProgram = LONGROAD_PROGRAM;
const char* const kWallClock = LONGROAD_WALL_CLOCK;

}  // namespace longroad::tests
