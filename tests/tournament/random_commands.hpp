/// Commands for the test of `possible`: some that are made at random, and one for each thing that is offered.
#pragma once

#include <optional>
#include <vector>

#include "base/random.hpp"
#include "tournament/rules/possible.hpp"
#include "tournament/rules/tournament.hpp"

namespace longroad::tournament {

/// What somebody would send, as the entry that it adds.
struct Command {
  DeskCommand command{};
  Target target{};
  Event event;
};

/// About anything there is, and some things that there are not; its words and points are right.
Command random_command(const State& state, Random& random);

/// One of the things that the offer is about, with words and points that fit.
std::optional<Command> command_for(const Tournament& tournament, const Offer& offer, Random& random);

/// Whether the command is among the offers.
bool is_offered(const std::vector<Offer>& offers, const Command& command);

}  // namespace longroad::tournament
