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

/// The lines to think about, the likeliest best first. Ending the turn is always among them, where it is
/// legal.
std::vector<Entry> entries(Planner& planner, const State& world, Seat me, const Actions& legal) {
  std::vector<Entry> list;
  const auto is_legal = [&](Action line) { return std::ranges::find(legal, line) != legal.end(); };
  for (const Candidate& c : planner.ranked(world, me)) {
    const bool followed = static_cast<int>(list.size()) < kFollowed || verb(c.line) == Verb::Roll;
    if (followed && is_legal(c.line)) list.push_back({c.line});
  }
  const Action end = make::line(Verb::End, me);
  if (world.phase == Phase::Main && is_legal(end)) list.push_back({end});
  if (list.empty()) list.push_back({legal[0]});
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
                   Seat me, const Actions& legal, int turns, const Budget& budget) {
  Budget first = budget.share(2);
  Planner planner(rules, evaluation, first);
  std::vector<Entry> list = entries(planner, worlds.front(), me, legal);
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
