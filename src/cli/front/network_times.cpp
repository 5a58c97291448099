/// `longroad bench --networks`: how long each game's network takes for a position.
#include <fmt/format.h>

#include <chrono>

#include "bots/island/inputs.hpp"
#include "bots/judge/judge.hpp"
#include "bots/judge/mind.hpp"
#include "bots/network/file.hpp"
#include "bots/struggle/inputs.hpp"
#include "cli/front/network_times.hpp"
#include "games/erased.hpp"
#include "games/island/island.hpp"
#include "games/struggle/game.hpp"
#include "sim/batch.hpp"

namespace longroad::cli {
namespace {

namespace network = bots::network;

constexpr int kPositions = 20'000;
constexpr int kRuns = 5;

/// What a bot on turn would compare: the positions after each line of a game's turns.
template <class G>
class Compared final : public sim::Archive {
 public:
  explicit Compared(const sim::Plan& plan) : plan_(plan) {}

  void keep(int number, const games::Position&, std::span<const Action> lines, const sim::Played&) override {
    const auto position = std::move(*sim::begin(plan_, number));
    rules = std::make_shared<typename G::Rules>(erased(*position).rules());
    states.clear();
    for (const Action line : lines) {
      if (!line.seat().is_none() && states.size() < kPositions) add_all(*position, line.seat());
      position->apply(line);
    }
  }

  std::shared_ptr<const typename G::Rules> rules;  // of the last game
  std::vector<typename G::State> states;

 private:
  static const games::Erased<G>& erased(const games::Position& position) {
    return dynamic_cast<const games::Erased<G>&>(position);
  }
  void add_all(const games::Position& position, Seat seat) {
    Actions legal;
    position.legal(seat, legal);
    for (const Action line : legal) {
      const auto next = position.clone();
      next->apply(line);
      states.push_back(erased(*next).state());
    }
  }

  const sim::Plan& plan_;
};

/// Microseconds a position, in the quickest of some runs: the others were disturbed.
template <class States, class F>
double quickest(const States& states, F f) {
  double best = 1e9;
  for (int run = 0; run < kRuns; ++run) {
    const auto begun = std::chrono::steady_clock::now();
    for (const auto& s : states) f(s);
    const std::chrono::duration<double, std::micro> taken = std::chrono::steady_clock::now() - begun;
    best = std::min(best, taken.count() / static_cast<double>(states.size()));
  }
  return best;
}

template <class G, class Tell>
void time_network(const games::Game& game, Tell make_tell) {
  sim::Plan plan;
  plan.game = &game;
  plan.bots.assign(static_cast<std::size_t>(game.max_players), "greedy");
  plan.seed = 7;
  Compared<G> compared(plan);
  bots::Mind mind;
  mind.net = true;
  const auto own = mind.network_for(game.name);
  if (!sim::run(plan, &compared) || own == nullptr) return;
  const auto tell = make_tell(*compared.rules);
  network::Remembered remembered;
  std::int64_t sum = 0;
  const auto judge = [&](const auto& s) { sum += network::judge(own->weights(), tell(s), remembered)[0]; };
  const double told = quickest(compared.states, [&](const auto& s) { sum += tell(s).common[0]; });
  const double scratch = quickest(compared.states, [&](const auto& s) {
    for (auto& row : remembered.seats) row.is_known = false;
    judge(s);
  });
  const double kept = quickest(compared.states, judge);
  [[maybe_unused]] const volatile std::int64_t wanted = sum;  // or else nothing need be reckoned
  fmt::print("{:10}{:>8}{:>12.2f}{:>14.2f}{:>13.2f}\n", game.name, compared.states.size(), told, scratch,
             kept);
}

}  // namespace

void print_network_times() {
  fmt::print("{:10}{:>8}{:>12}{:>14}{:>13}\n", "game", "number", "inputs, µs", "in all, µs", "remembering");
  const auto island = [](const longroad::island::Rules& rules) {
    return
        [teller = bots::island::Teller(rules, Seat::of(0), true)](const auto& s) { return teller.tell(s); };
  };
  const auto struggle = [](const longroad::struggle::Rules& rules) {
    return [&rules](const auto& s) { return bots::struggle::tell(rules, s, Seat::of(0)); };
  };
  for (const bots::KnownGame& known : bots::known_games()) {
    const games::Game& game = *games::find_game(known.name);
    known.is_searched ? time_network<longroad::island::Island>(game, island)
                      : time_network<longroad::struggle::Struggle>(game, struggle);
  }
}

}  // namespace longroad::cli
