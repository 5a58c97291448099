/// Deals between players: which to propose, accept, counter or close. A deal is good when it raises
/// the seat's own share, and plausible when it raises the partner's as well. Whoever is about to win
/// gets nothing. Where there is a network, whatever does not harm by the weights may be proposed, since a
/// plan decides by the network, and it has a say in what others propose.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "bots/island/hands.hpp"
#include "games/island/model/action.hpp"

namespace longroad::bots::island {

using Terms = longroad::island::Terms;

/// What a deal does to both sides, as factors of their shares.
struct Effect {
  double mine = 0;
  double theirs = 0;
  double possible = 0;  // the part of the worlds in which both have the cards

  /// The chance that the partner agrees, as far as it sees itself as we see it.
  [[nodiscard]] double odds() const;
};

struct Deal {
  Terms terms;  // as the seat itself sees them
  SeatSet asked;
  Seat likeliest;   // to agree
  double gain = 0;  // the factor of one's own share
  double odds = 0;  // that anybody agrees

  [[nodiscard]] double worth() const { return odds * (gain - 1); }
};

class Trader {
 public:
  /// `margin`: what a deal must gain, as a factor of one's own share. Evaluation and worlds must outlive it.
  Trader(const Rules& rules, const Evaluation& evaluation, std::span<const State> worlds, Seat me,
         double margin);

  /// What may be proposed and was not yet, the most promising first.
  [[nodiscard]] std::vector<Deal> deals(std::span<const Terms> made) const;
  /// Accept, counter or refuse the open offer.
  [[nodiscard]] Action answer() const;
  /// Close the best of the deals that were agreed to, or withdraw.
  [[nodiscard]] Action close(const Actions& legal) const;
  /// None where no world has the cards.
  [[nodiscard]] std::optional<Effect> effect(const Terms& mine, Seat partner) const;

 private:
  [[nodiscard]] bool is_about_to_win(Seat seat) const;
  [[nodiscard]] bool lets_win(const Terms& mine, Seat owner) const;
  [[nodiscard]] bool is_good(const Terms& mine, const Effect& effect, Seat owner) const;
  [[nodiscard]] double second_opinion(const Terms& mine, Seat partner) const;
  [[nodiscard]] std::optional<Action> counter() const;
  [[nodiscard]] bool helps_alone(const Terms& mine) const;
  [[nodiscard]] Deal with_partners(const Terms& terms) const;

  const Rules& rules_;
  const Evaluation& evaluation_;
  std::span<const State> worlds_;
  std::vector<HandShares> hands_;  // one a world
  Seat me_;
  double margin_;
  double least_;  // the same for a deal that is proposed
};

/// The hands after a deal on `mine` terms.
inline void exchange(State& s, Seat me, Seat partner, const Terms& mine) {
  s.hand[me.index] = s.hand[me.index] - mine.gives() + mine.wants();
  s.hand[partner.index] = s.hand[partner.index] - mine.wants() + mine.gives();
}

/// The rules ask for no cards of whoever makes an offer, but hardly anybody offers what they have not: puts
/// them into the hand of the offer's owner, in the place of what it has most of.
void believe_offer(State& s);

}  // namespace longroad::bots::island
