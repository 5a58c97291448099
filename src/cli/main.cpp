#include "cli/common/commands.hpp"

int main(int argc, char** argv) {
  using namespace longroad::cli;
  Command program("Longroad: play, referee, simulate and study the island games.");
  program.note("Every command explains itself: longroad sim --help");
#define LONGROAD_COMMAND(name) add_##name##_command(program);
#include "cli/common/commands.inc"
#undef LONGROAD_COMMAND
  return program.run(argc, argv);
}
