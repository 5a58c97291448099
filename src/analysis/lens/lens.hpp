/// What the analysis has to know of a game beside its face: how a position is judged, what a line is
/// about, and which cards the log of a viewer leaves possible. One file a game.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/lens/naming.hpp"
#include "base/resources.hpp"
#include "bots/judge/judge.hpp"
#include "games/game.hpp"

namespace longroad::analysis {

using bots::Shares;

/// What a decision is about.
enum class Topic : std::uint8_t {
  Opening,
  Build,
  Bank,  // bank, market and stack
  Robber,
  Discard,
  Offered,
  Accepted,
  Refused,
  Cards,
  Other,
};
inline constexpr std::array<std::string_view, 10> kTopics{
    "opening", "build", "bank", "robber", "discard", "offered", "accepted", "refused", "cards", "other"};
inline std::span<const std::string_view> words(Topic /*topic*/) { return kTopics; }

/// What has the last word on a position: the game's network, where it has one that knows the rules, or
/// weights alone.
enum class By : std::uint8_t { Network, Weights };

/// Everybody's resource cards in one world.
using Hands = std::vector<Bundle>;

/// What one viewer remembers of the log.
class Memory {
 public:
  virtual ~Memory() = default;
  /// Reads on to this view, which the lines led to, and draws so many worlds that they can't rule out; fewer,
  /// or none, where the log does not help.
  virtual std::vector<Hands> recall(const games::View& view, std::span<const std::string> log, int worlds,
                                    RandKey key) = 0;
};

/// What the evaluation counts, weighed: as many numbers a seat as there are weights.
using Terms = std::vector<float>;

class Lens {
 public:
  virtual ~Lens() = default;

  /// What positions are judged by, the lens with them. It remembers, so that each thread needs its own.
  [[nodiscard]] std::unique_ptr<bots::Judge> judge() const;
  /// Whose word is the last.
  [[nodiscard]] By by() const { return network_ == nullptr ? By::Weights : By::Network; }
  [[nodiscard]] std::span<const bots::Weight> weights() const { return weights_; }

  /// How far the game is: 0 at its beginning, 1 when somebody wins.
  [[nodiscard]] virtual double progress(const games::Position& position) const = 0;
  [[nodiscard]] virtual Terms terms(const games::Position& position) const = 0;
  [[nodiscard]] virtual Topic topic(const games::Position& before, Action line) const = 0;
  /// Whether the line ends its player's turn and does nothing else that a choice depends on.
  [[nodiscard]] virtual bool ends_turn(Action line) const = 0;
  /// What somebody chose to do, in words.
  [[nodiscard]] std::string describe(const games::Position& before, Action line, const Naming& naming) const;
  /// The board with what was played and what was better on it, as SVG; empty where there is none, or no place
  /// to show.
  [[nodiscard]] virtual std::string picture(const games::Position& before, Action played,
                                            Action better) const;
  /// Null where a view says all that a log could.
  [[nodiscard]] virtual std::unique_ptr<Memory> memory() const { return nullptr; }
  /// The world with these hands.
  [[nodiscard]] virtual games::PositionPtr with_hands(const games::Position& world, const Hands& hands) const;

 protected:
  Lens(const games::Position& start, By by);
  /// Empty for a line that the game has no words for.
  [[nodiscard]] virtual std::string words_for(const games::Position& before, Action line,
                                              const Naming& naming) const = 0;

  std::unique_ptr<games::View> view_;  // judges keep its rules
  bots::Weights weights_;

 private:
  std::string_view game_;
  bots::network::NetworkPtr network_;
};

using LensPtr = std::unique_ptr<Lens>;

/// Null for a game that nobody can evaluate.
LensPtr lens_for(const games::Position& start, By by = By::Network);

LensPtr island_lens(const games::Position& start, By by);
LensPtr card_lens(const games::Position& start, By by);

/// Counts weighed by how far the game is, seat by seat.
template <int N>
Terms weighed(std::span<const bots::Weight> weights, const bots::Counted<N>& counted, int players) {
  Terms terms;
  for (int i = 0; i < players; ++i)
    for (int f = 0; f < N; ++f) {
      const bots::Weight& w = weights[static_cast<std::size_t>(f)];
      terms.push_back(counted.seats[i][f] * (w.early + counted.progress * (w.late - w.early)));
    }
  return terms;
}

}  // namespace longroad::analysis
