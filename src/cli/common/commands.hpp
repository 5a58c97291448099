/// The commands of the program, one file each. A command adds itself to the program and runs from
/// there once its arguments are read.
#pragma once

#include "cli/common/command.hpp"

namespace longroad::cli {

#define LONGROAD_COMMAND(name) void add_##name##_command(Command& program);
#include "cli/common/commands.inc"
#undef LONGROAD_COMMAND

}  // namespace longroad::cli
