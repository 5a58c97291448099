/// The judge of schedules, written apart from the planner: counts what a schedule does to its
/// players, whoever made it, and holds it against what is known to be possible (1.2.6).
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "tournament/schedule/schedule.hpp"
#include "tournament/words/sentence.hpp"

namespace longroad::tournament {

/// What a fresh plan of three games for this many players must reach.
struct ScheduleBounds {
  int repeats = 0;                  // sum of (meetings - 1)² over pairs who meet
  std::optional<int> extra_threes;  // three-player seats beyond one each; none where no bound is known
};
ScheduleBounds schedule_bounds(int players);

struct ScheduleFindings {
  std::vector<Sentence> broken;   // beyond the rules or the bounds
  std::vector<Sentence> regrets;  // allowed, yet somebody may ask: "Ada and Ben meet in games 1 and 3."

  [[nodiscard]] bool good() const { return broken.empty(); }
};

using NameOf = std::function<std::string(PlayerId)>;

/// The bounds hold for fresh plans of three games; of a repaired one, with games played before
/// somebody dropped or returned, only the tables themselves must be right.
enum class PlanKind : std::uint8_t { Fresh, Repaired };

ScheduleFindings check_schedule(const Schedule& schedule, PlanKind kind,
                                const std::vector<std::vector<PlayerId>>& apart, const NameOf& name);

}  // namespace longroad::tournament
