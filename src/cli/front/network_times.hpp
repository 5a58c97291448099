/// How long networks take for a position.
#pragma once

namespace longroad::cli {

/// One line for each game's network, of a game with as many players as it takes.
void print_network_times();

}  // namespace longroad::cli
