/// The tournament as everybody may know it: built from what is public, with nothing else in it.
#pragma once

#include "tournament/model/state.hpp"

namespace longroad::tournament {

/// Names without contacts and warnings; tables whose seats are shown; the results of games that are
/// published. Of other sheets it tells only that they are there.
State published(const State& state);

}  // namespace longroad::tournament
