/// The start of a batch, by the game that it is of.
#pragma once

#include <variant>

#include "bots/network/file.hpp"
#include "games/island/core.hpp"
#include "games/struggle/core.hpp"
#include "gpu/batch.hpp"

namespace longroad::gpu {

struct Starts {
  std::variant<Start<island::Core>, Start<struggle::Core>> of;
  bots::network::NetworkPtr network;  // that the start asks
};

}  // namespace longroad::gpu
