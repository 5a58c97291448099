/// Names that no font of this machine can print: they would come out as boxes.
#pragma once

#include <vector>

#include "tournament/model/state.hpp"

namespace longroad::paper {

/// By number. Asked before something is printed.
std::vector<tournament::PlayerId> without_glyphs(const tournament::State& state);

}  // namespace longroad::paper
