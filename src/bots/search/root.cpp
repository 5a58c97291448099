#include "bots/search/root.hpp"

#include <algorithm>

#include "games/island/play/apply.hpp"

namespace longroad::bots::search {
namespace {

using namespace longroad::island;

constexpr int kFollowed = 10;   // lines planned for
constexpr int kShortlist = 3;   // lines followed into the others' turns
constexpr double kClose = 0.9;  // of the best share: a line below can't become the best

struct Entry {
  Action line;
  double value = 0;
};

/// The lines to think about, the likeliest best first. Ending the turn is always among them.
std::vector<Entry> entries(Planner& planner, const State& world, Seat me) {
  std::vector<Entry> list;
  for (const Candidate& c : planner.ranked(world, me))
    if (static_cast<int>(list.size()) < kFollowed || verb(c.line) == Verb::Roll) list.push_back({c.line});
  if (world.phase == Phase::Main) list.push_back({make::line(Verb::End, me)});
  return list;
}

/// The value of playing a line in one world; ending the turn is stopping where it stands.
double value_of(const Rules& rules, Planner& planner, const State& world, Action line, Seat me,
                const Reach& reach) {
  if (verb(line) == Verb::End) return planner.value(world, me, {.steps = 0, .turns = reach.turns});
  State next = world;
  apply(rules, next, line);
  return planner.value(next, me, reach);
}

}  // namespace

Choice choose_line(const Rules& rules, const island::Evaluation& evaluation, std::span<const State> worlds,
                   Seat me, int turns, const Budget& budget) {
  Budget first = budget.share(2);
  Planner planner(rules, evaluation, first);
  std::vector<Entry> list = entries(planner, worlds.front(), me);
  const int count = static_cast<int>(worlds.size());
  const auto judge = [&](Entry& e, const Reach& reach, const Budget& part) {
    e.value = 0;
    for (int w = 0; w < count; ++w) {
      Budget mine = part.share(count, w);
      Planner own(rules, evaluation, mine);
      e.value += value_of(rules, own, worlds[static_cast<std::size_t>(w)], e.line, me, reach) / count;
    }
  };
  const auto judge_all = [&](const Reach& reach, const Budget& whole) {
    const int lines = static_cast<int>(list.size());
    for (int i = 0; i < lines; ++i) judge(list[static_cast<std::size_t>(i)], reach, whole.share(lines, i));
  };
  const auto best_first = [&] { std::ranges::stable_sort(list, std::greater<>{}, &Entry::value); };
  judge_all({}, first);
  best_first();
  if (turns == 0 || list.size() == 1) return {list.front().line, list.front().value};

  const double enough = kClose * list.front().value;
  std::erase_if(list, [&](const Entry& e) { return e.value < enough; });
  if (list.size() > kShortlist) list.resize(kShortlist);
  judge_all({.steps = 2, .width = 2, .turns = turns}, budget.share(2, 1));
  best_first();
  return {list.front().line, list.front().value};
}

}  // namespace longroad::bots::search
