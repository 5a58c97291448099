/// What one chance line did to everybody's chances, against the mean of all that it could have been.
#pragma once

#include "analysis/moment.hpp"
#include "analysis/plan.hpp"

namespace longroad::analysis {

struct Fortune {
  Shares effects{};
  int outcomes = 0;   // summed over
  bool exact = true;  // otherwise a sample of them
  double error = 0;   // of a sample
};

Fortune weigh_luck(const Method& method, const Moment& moment);

/// The least that sees the whole line: a spectator where it is public, else the seat that it came to.
games::Viewer witness_of(const games::Position& before, Action line);

}  // namespace longroad::analysis
