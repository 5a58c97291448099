#include "gpu/run.hpp"

#include <algorithm>
#include <boost/json/string.hpp>

#include "bots/judge/mind.hpp"
#include "games/erased.hpp"
#include "games/island/island.hpp"
#include "games/struggle/game.hpp"
#include "gpu/starts.hpp"

namespace longroad::gpu {
namespace {

/// The layout that each game draws its board by; as it is where there is a board, or none in this game.
int layout_of(const sim::Plan& plan) {
  constexpr std::string_view kUsual = "variable";
  if (plan.board && !plan.board->is_string()) return Start<island::Core>::kAsItIs;
  const std::string_view name = plan.board ? std::string_view(plan.board->get_string()) : kUsual;
  const auto layouts = plan.game->layouts;
  const auto found = std::ranges::find(layouts, name);
  return found == layouts.end() ? Start<island::Core>::kAsItIs : static_cast<int>(found - layouts.begin());
}

template <class Core, class G>
bool begin_from(const games::Position& position, games::Viewer viewer, Starts& start) {
  const auto* own = dynamic_cast<const games::Erased<G>*>(&position);
  if (own == nullptr) return false;
  start.of =
      Start<Core>{.rules = own->rules(), .state = own->state(), .viewer = viewer.value_or(Seat::none())};
  return true;
}

int players_in(const AnyStart& any) {
  return std::visit([](const auto& start) { return start.rules.players; }, (*any).of);
}

bool knows_rules(const island::Rules& rules) { return bots::island::knows_rules(rules); }
bool knows_rules(const struggle::Rules& rules) { return bots::struggle::knows_rules(rules); }

Result<Starts> starts_of(const games::Position& position, games::Viewer viewer) {
  Starts start;
  if (!begin_from<island::Core, island::Island>(position, viewer, start) &&
      !begin_from<struggle::Core, struggle::Struggle>(position, viewer, start))
    return Error{"This game is not played in batches."};
  bots::Mind mind;
  mind.net = true;
  start.network = mind.network_for(position.game(), position.players());
  std::visit(
      [&](auto& of) {
        if (start.network != nullptr && knows_rules(of.rules))
          of.network = bots::network::AtHand(start.network->weights());
      },
      start.of);
  return start;
}

AnyStart kept(const Starts& starts) { return AnyStart(std::make_shared<const Starts>(starts)); }

}  // namespace

Result<AnyStart> start_of(const games::Position& position, games::Viewer viewer) {
  const auto starts = starts_of(position, viewer);
  if (!starts) return starts.error();
  return kept(*starts);
}

Result<AnyStart> start_of(const sim::Plan& plan) {
  const auto position = sim::begin(plan, 0);
  if (!position) return position.error();
  auto starts = starts_of(**position, {});
  if (!starts) return starts.error();
  std::visit([&](auto& start) { start.layout = layout_of(plan); }, starts->of);
  return kept(*starts);
}

void Sum::add(const Ended& ended, int players) {
  games::Score score;
  score.over = ended.over;
  score.winner = ended.winner;
  for (int i = 0; i < players; ++i) score.points.push(ended.points[i]);
  totals.add({score, static_cast<int>(ended.decisions), static_cast<int>(ended.turns)});
  lines += ended.lines;
  hash = RandKey{hash ^ ended.hash}.child(0).bits;
}

Result<Sum> run(Device& device, const AnyStart& start, Job job, sim::Progress* progress) {
  Sum sum;
  const int players = players_in(start);
  for (int left = job.games; left > 0; left -= job.games) {
    job.games = std::min(left, device.batch());
    const auto ended = device.play(start, job);
    if (!ended) return ended.error();
    for (const Ended& game : *ended) sum.add(game, players);
    job.first += static_cast<std::uint64_t>(job.games);
    if (progress != nullptr) progress->at(static_cast<int>(job.first));
  }
  return sum;
}

}  // namespace longroad::gpu
