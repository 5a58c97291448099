/// Deals between players: which to propose, accept, counter or close. A deal is good when it raises
/// the seat's own share, and plausible when it raises the partner's as well. Whoever is about to win
/// gets nothing.
#pragma once

#include <optional>
#include <span>

#include "bots/search/planner.hpp"
#include "games/island/model/action.hpp"

namespace longroad::bots::search {

class Trader {
 public:
  using Terms = longroad::island::Terms;

  /// `margin`: what a deal must gain, as a share of one's own share.
  Trader(const Rules& rules, const island::Evaluation& evaluation, std::span<const State> worlds, Seat me,
         double margin)
      : rules_(rules), evaluation_(evaluation), worlds_(worlds), me_(me), margin_(margin) {}

  /// The best offer that is not among those made already, if its plan beats `value` without a deal.
  [[nodiscard]] std::optional<Action> propose(double value, std::span<const Terms> made,
                                              const Budget& budget) const;
  /// Accept, counter or refuse the open offer.
  [[nodiscard]] Action answer() const;
  /// Close the best of the deals that were agreed to, or withdraw.
  [[nodiscard]] Action close(const Actions& legal) const;

 private:
  struct Deal {
    Terms terms;  // as the seat itself sees them
    SeatSet partners;
    double gain = 0;
  };

  /// What a deal does to both sides, as factors of their shares; none where a world lacks the cards.
  struct Effect {
    double mine = 0;
    double theirs = 0;
  };
  [[nodiscard]] std::optional<Effect> effect(const Terms& mine, Seat partner) const;
  [[nodiscard]] bool is_about_to_win(Seat seat) const;
  [[nodiscard]] bool lets_win(const Terms& mine, Seat owner) const;
  [[nodiscard]] std::vector<Deal> deals(std::span<const Terms> made) const;
  [[nodiscard]] std::optional<Action> counter() const;

  const Rules& rules_;
  const island::Evaluation& evaluation_;
  std::span<const State> worlds_;
  Seat me_;
  double margin_;
};

}  // namespace longroad::bots::search
