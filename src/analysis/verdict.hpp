/// Judges one decision by what its seat could know.
#pragma once

#include <optional>
#include <vector>

#include "analysis/moment.hpp"
#include "analysis/plan.hpp"

namespace longroad::analysis {

struct Verdict {
  Action better;               // the line that was played where nothing is better
  Shares best{};               // everybody's chances after it
  Shares played{};             // and after what was played
  double loss = 0;             // of the seat's own chance
  double error = 0;            // one standard error of it
  double ahead = 0;            // by how much the best line leads the next
  double range = 0;            // from the best line to the worst that was looked at
  Terms gained;                // terms of the best line less those of what was played
  std::vector<Action> then{};  // what follows the best line
};

/// A line that a seat may play.
struct Choice {
  Action line;
  Shares chances{};            // everybody's after it
  Terms gained;                // terms of it less those of the next best
  std::vector<Action> then{};  // what follows it
};

/// The best few that the seat of the moment's line could play there, the best first.
std::vector<Choice> best_choices(const Method& method, const Moment& moment, std::size_t most);

/// None where the seat had no choice.
std::optional<Verdict> judge_decision(const Method& method, const Moment& moment);

}  // namespace longroad::analysis
