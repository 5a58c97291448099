/// How good a position is for each seat, in any game: what the bots that play through the face of
/// a game think with.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "bots/network/file.hpp"
#include "bots/weights/weights.hpp"
#include "games/game.hpp"

namespace longroad::bots {

class Judge {
 public:
  virtual ~Judge() = default;
  /// Judges with this network too, for a viewer or as a spectator would, where players trade or don't; not
  /// with null, and not where it never played by these rules. Whether it does.
  virtual bool use(const network::NetworkPtr& network, Seat viewer, bool trade);
  /// By weights alone: quick, for orders.
  [[nodiscard]] virtual Shares shares(const games::Position& position) const = 0;
  /// By the network, where there is one: for what decides.
  [[nodiscard]] virtual Shares verdict(const games::Position& position) const { return shares(position); }
  /// Plays what a line leads to by itself before it can be judged: after `accept`, the deal.
  virtual void follow(games::Position& position, Action line) const;
  /// The lines that are worth a thought: those listed but what manners forbid, and some of the
  /// open verbs' lines.
  virtual void consider(const games::Position& position, Seat seat, Actions& lines) const;
  /// The first line of a certain win in this turn, for whoever's turn it is; none where none is seen.
  [[nodiscard]] virtual std::optional<Action> turn_win(const games::Position& position, Seat seat) const;
  /// What to do now about deals with other players, seen from worlds that the seat can't rule out: an offer,
  /// an answer, a deal to close. None where there is nothing to do about them. A deal must raise the seat's
  /// share by this factor; `done` is what it has played in this turn.
  [[nodiscard]] virtual std::optional<Action> deal(std::span<const games::PositionPtr> worlds, Seat seat,
                                                   const Actions& legal, std::span<const Action> done,
                                                   double margin) const;
  /// Whether a line takes back what the seat has done in this turn, so that both were for nothing.
  [[nodiscard]] virtual bool undoes(Action line, std::span<const Action> done) const;
  /// The mean over what chance may bring, where it is due; what is owed for a card just taken is
  /// given first, since before that it looks like a gain. Judged by `shares` or `verdict`.
  using By = Shares (Judge::*)(const games::Position&) const;
  [[nodiscard]] Shares expected(const games::Position& position, RandKey key, By by = &Judge::shares) const;

 protected:
  /// Whether the mover still has to complete an exchange that it began.
  [[nodiscard]] virtual bool in_exchange(const games::Position& position) const;
  /// Whether the luck that is due comes to the mover whatever it plays, so that no line may look
  /// better for bringing it now.
  [[nodiscard]] virtual bool comes_anyway(const games::Position& position) const;

 private:
  [[nodiscard]] Shares after_exchange(const games::Position& position, RandKey key, By by) const;
  [[nodiscard]] Shares at_rest(const games::Position& position, RandKey key, By by) const;
};

/// What the bots know of a game: one line a game, in `judge.cpp`.
struct KnownGame {
  std::string_view name;
  std::span<const Weight> (*weights)(int players);  // of its evaluation
  bool is_searched;  // the strong levels plan with `search`, otherwise with `mcts`
  std::unique_ptr<Judge> (*judge)(const games::View& view, const Weights& weights);
  const network::Layout* (*layout)();  // what its network is told; null where it has none
};

std::span<const KnownGame> known_games();

/// Null where there is no such line; then only points are known.
const KnownGame* find_known_game(std::string_view name);

/// The judge for this game, of which the view is; view and weights must outlive it.
std::unique_ptr<Judge> judge_for(std::string_view game, const games::View& view, const Weights& weights);

}  // namespace longroad::bots
