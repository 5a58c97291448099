/// Plays many games between the same bots, over threads. The result depends on the plan alone,
/// never on how many threads there were.
#pragma once

#include <array>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bots/all_bots.hpp"
#include "games/game.hpp"
#include "sim/play.hpp"

namespace longroad::sim {

struct Plan {
  const games::Game* game = nullptr;
  std::vector<std::string> bots;            // one a seat, by its name
  std::vector<std::string> weights;         // of each bot, as JSON; an empty list: their own
  std::optional<boost::json::value> board;  // none: each game draws its own
  boost::json::object options;
  int games = 1;
  int threads = 1;
  std::uint64_t seed = 0;  // game n is played with the n-th child of this
  int max_turns = kMaxTurns;
};

struct Totals {
  std::int64_t games = 0;
  std::int64_t unfinished = 0;  // stopped at the turn limit
  std::int64_t decisions = 0;
  std::int64_t turns = 0;
  std::array<std::int64_t, kMaxSeats> wins{};
  std::array<std::int64_t, kMaxSeats> points{};
  std::array<bots::Faults, kMaxSeats> faults;

  void add(const Played& played);
  Totals& operator+=(const Totals& other);
  friend bool operator==(const Totals&, const Totals&) = default;
};

/// Whoever wants each game: called by the thread that played it, for several games at once.
class Archive {
 public:
  virtual ~Archive() = default;
  virtual void keep(int number, const games::Position& end, std::span<const Action> lines,
                    const Played& played) = 0;
};

/// Some of a plan's games: so many, from this number on.
struct Stretch {
  int first = 0;
  int games = 0;
};

/// Somebody elsewhere who plays games of a plan, to the same totals.
class Elsewhere {
 public:
  virtual ~Elsewhere() = default;
  /// How many are best asked for at a time.
  [[nodiscard]] virtual int best_size() const = 0;
  /// None where nobody does: then they are played here.
  virtual std::optional<Totals> play(const Plan& plan, Stretch stretch) = 0;
};

/// Told now and then, by the calling thread, how many games have been started.
class Progress {
 public:
  virtual ~Progress() = default;
  virtual void at(int games) = 0;
};

/// The first position of the plan's n-th game.
Result<games::PositionPtr> begin(const Plan& plan, int number);

/// The plan's bots, or what is wrong with one of them.
Result<std::vector<bots::Recipe>> recipes_of(const Plan& plan);

/// Plays some games of a plan that can be played, one after another.
Totals play_some(const Plan& plan, std::span<const bots::Recipe> recipes, Stretch stretch,
                 Archive* archive = nullptr);

/// Refuses, in a sentence, a plan that the game can't be set up with. Each thread asks `elsewhere`, where
/// given, before it plays itself; an archive gets only what is played here.
Result<Totals> run(const Plan& plan, Archive* archive = nullptr, Progress* progress = nullptr,
                   Elsewhere* elsewhere = nullptr);

}  // namespace longroad::sim
