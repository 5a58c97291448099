/// Reading the turn of a position.
#include <span>
#include <string>

#include "games/struggle/rules/clock.hpp"
#include "games/struggle/rules/events.hpp"
#include "games/struggle/text/names.hpp"
#include "games/struggle/text/position.hpp"

namespace longroad::struggle {
namespace {

using notation::Node;

constexpr int kMostTurns = 65'535;

/// Which chance lines can be due in a phase.
bool fits(Phase phase, Chance chance) {
  switch (phase) {
    case Phase::Opening:
      return chance == Chance::Market || chance == Chance::Deal;
    case Phase::Trade:
      return chance == Chance::None || chance == Chance::Draw || chance == Chance::Taken ||
             chance == Chance::Stolen;
    case Phase::Build:
      return chance == Chance::None || chance == Chance::Draw || chance == Chance::Stolen ||
             chance == Chance::Event;
    case Phase::Take:
      return chance == Chance::None || chance == Chance::Refill;
    case Phase::Choose:
    case Phase::Give:
    case Phase::Flip:
    case Phase::Discard:
    case Phase::Over:
      break;
  }
  return chance == Chance::None;
}

bool is_trading(Phase phase) {
  return phase == Phase::Trade || phase == Phase::Choose || phase == Phase::Give;
}

/// Reads the turn of a state whose table and hands are there already.
class TurnReader {
 public:
  TurnReader(const Rules& rules, const Node& turn, State& s) : rules_(rules), turn_(turn), s_(s) {}

  void read(bool opening) {
    turn_.only({"seat", "number", "idle", "phase", "trades_left", "library_used", "guild_used", "built",
                "chance", "cards", "partner", "taken", "gives", "taker", "owes", "clock", "winner"});
    s_.seat = seat("seat", Seat::of(0));
    s_.idle = static_cast<std::uint16_t>(turn_.at("idle").number(0, kMostTurns, 0));
    s_.phase =
        static_cast<Phase>(turn_.at("phase").choice(kPhaseNames, static_cast<int>(usual_phase(opening))));
    s_.number = static_cast<std::uint16_t>(turn_.at("number").number(0, kMostTurns, opening ? 0 : 1));
    read_chance();
    read_seats();
    read_exchange();
    read_built();
    read_trades();
    read_owes();
    read_clock();
    read_winner();
    if (is_fit_) read_due();
  }

 private:
  Seat seat(std::string_view key, Seat otherwise) { return turn_.at(key).seat(rules_.players, otherwise); }

  Phase usual_phase(bool opening) {
    if (opening) return Phase::Opening;
    if (points(rules_, s_, s_.seat) >= rules_.rulings.target || stands_still(rules_, s_) ||
        is_alone(rules_, s_))
      return Phase::Over;
    return turn_.at("built").given() && turn_.at("built").size(kKinds) > 0 ? Phase::Build : Phase::Trade;
  }

  void read_chance() {
    const std::span<const Name> names(kChanceNames.data() + 1, kChanceNames.size() - 1);
    const Chance usual = s_.phase == Phase::Opening ? Chance::Market : Chance::None;
    s_.chance = static_cast<Chance>(turn_.at("chance").choice(names, static_cast<int>(usual) - 1) + 1);
    is_fit_ = fits(s_.phase, s_.chance);
    if (!is_fit_) turn_.at("chance").refuse("no such line can be due in this phase.");
  }

  /// A seat that is needed must be there, one that is not must not.
  void expect(std::string_view key, Seat given, bool needed) {
    if (needed && given.is_none()) turn_.at(key).refuse("a seat is expected in this phase.");
    if (!needed && !given.is_none()) turn_.at(key).refuse("there is none in this phase.");
  }

  void read_seats() {
    s_.partner = seat("partner", Seat::none());
    s_.taker = seat("taker", Seat::none());
    const bool asks = s_.chance == Chance::Taken || s_.chance == Chance::Stolen || s_.phase == Phase::Choose;
    expect("partner", s_.partner, asks || s_.phase == Phase::Give);
    const bool in_between =
        s_.chance == Chance::Refill && (s_.market.empty() || rules_.rulings.market_refilled_at_once);
    if (!in_between)
      expect("taker", s_.taker,
             s_.chance == Chance::Deal || (s_.phase == Phase::Take && s_.chance == Chance::None));
    if (!s_.partner.is_none() && s_.partner == s_.seat)
      turn_.at("partner").refuse("nobody trades with themselves.");
    if (asks && !s_.partner.is_none() && s_.hand(s_.partner).empty())
      turn_.at("partner").refuse("this seat has no cards.");
    if (s_.phase == Phase::Take && !s_.taker.is_none() && s_.of(s_.taker).left)
      turn_.at("taker").refuse("this seat has left.");

    if (s_.phase == Phase::Take && s_.chance == Chance::None && s_.market.empty())
      turn_.at("phase").refuse("there is nothing to take.");
    if (s_.phase == Phase::Give && s_.hand(s_.seat).empty())
      turn_.at("phase").refuse("there is no card to give.");
  }

  /// A trade with another hand: how many cards of it are still to be given, and which were taken.
  void read_exchange() {
    const bool runs = s_.chance == Chance::Taken || s_.phase == Phase::Choose || s_.phase == Phase::Give;
    const int most = runs ? trade_limit(s_, s_.seat) : 0;
    s_.gives = static_cast<std::uint8_t>(turn_.at("gives").number(runs, most, runs));
    s_.taken = turn_.at("taken").bundle({});
    if (!can_have_taken(s_.taken.size(), most))
      turn_.at("taken").refuse("so many cards can't have been taken in this phase.");
    if (!s_.hand(s_.seat).covers(s_.taken)) turn_.at("taken").refuse("the player to move does not have it.");
    const bool giving = s_.phase == Phase::Give;
    const Seat from = giving ? s_.seat : s_.partner;
    const int cards = giving ? s_.gives : s_.gives - s_.taken.size();
    if (runs && !from.is_none() && s_.hand(from).size() < cards)
      turn_.at("gives").refuse("there are not so many cards in that hand.");
  }

  /// Of the cards that come blind at most one was chosen before, with the Library.
  bool can_have_taken(int cards, int most) const {
    if (s_.chance == Chance::Taken) return cards == 0 || (cards == 1 && s_.gives > 1);
    if (s_.phase != Phase::Give) return cards == 0;
    return (cards >= s_.gives && cards <= most) || (cards == 0 && rules_.rulings.empty_hands);
  }

  void read_built() {
    const Node node = turn_.at("built");
    for (int i = 0; i < node.size(kKinds); ++i)
      s_.built.add(static_cast<Kind>(node.at(i).choice(kKindNames, 0)));
    if (!s_.built.empty() && (is_trading(s_.phase) || s_.phase == Phase::Opening))
      node.refuse("the first build ends trading.");
    const bool city = s_.phase == Phase::Discard || s_.phase == Phase::Take || s_.chance == Chance::Event;
    if (s_.phase == Phase::Flip) require(Kind::Settlement);
    if (city) require(Kind::City);
    const Built& own = s_.of(s_.seat);
    if (s_.built.has(Kind::City) && own.cities == 0) node.refuse("the player to move has no city.");
    if (s_.built.has(Kind::Expansion) && own.expansions.empty())
      node.refuse("the player to move has no expansion.");
  }

  /// What must have been built to come to this phase.
  void require(Kind kind) {
    if (!turn_.at("built").given()) s_.built.add(kind);
    if (!s_.built.has(kind))
      turn_.at("built").refuse("it needs a " + std::string(name_in(kKindNames, kind)) + " in this phase.");
    if (kind == Kind::Settlement && !rules_.has_destiny())
      turn_.at("phase").refuse("two players have no destiny card to flip.");
  }

  void read_trades() {
    const int limit = is_trading(s_.phase) ? trade_limit(s_, s_.seat) - s_.gives : 0;
    s_.trades_left = static_cast<std::uint8_t>(turn_.at("trades_left").number(0, limit, limit));
    s_.library_used = turn_.at("library_used").flag(s_.phase == Phase::Choose);
    s_.guild_used = turn_.at("guild_used").flag(s_.chance == Chance::Stolen);
    const Worth& own = rules_.worth_of(s_.of(s_.seat).expansions);
    if (s_.phase == Phase::Choose && !own.looks) turn_.at("phase").refuse("this needs the Library.");
    if (s_.chance == Chance::Stolen && !own.steals)
      turn_.at("chance").refuse("this needs the Merchant guild.");
    if (s_.phase == Phase::Choose && !s_.library_used) turn_.at("library_used").refuse("it is in use.");
    if (s_.chance == Chance::Stolen && !s_.guild_used) turn_.at("guild_used").refuse("it is in use.");
  }

  void read_owes() {
    const Node node = turn_.at("owes");
    if (s_.phase == Phase::Discard && !node.given()) fix_losses(rules_, s_);
    for (int i = 0; i < node.size(rules_.players); ++i)
      s_.owes[i] =
          static_cast<std::uint8_t>(node.at(i).number(0, s_.seats[i].left ? 0 : s_.hands[i].size(), 0));
    if (nobody_owes(s_) == (s_.phase == Phase::Discard))
      node.refuse("discards are owed in the phase `discard` only.");
  }

  /// A seat that left may be the one to move only while the others resolve an event.
  void read_clock() {
    s_.clock = seat("clock", Seat::none());
    const bool runs = s_.phase != Phase::Opening && s_.phase != Phase::Over;
    if (!s_.clock.is_none() && (!runs || (s_.clock != s_.seat && !owes_anything(s_, s_.clock))))
      turn_.at("clock").refuse("the clock of this seat does not run now.");
    const bool resolving =
        s_.phase == Phase::Discard || s_.phase == Phase::Take || s_.chance == Chance::Event;
    if (s_.of(s_.seat).left && runs && !resolving) turn_.at("seat").refuse("this seat has left.");
  }

  /// A game ends with the points that win, in a standstill, or when nobody else is left.
  void read_winner() {
    const bool anybody = still_playing(rules_, s_) > 0;
    const bool over = s_.phase == Phase::Over;
    const bool still = stands_still(rules_, s_);
    const bool alone = is_alone(rules_, s_);
    if (over && (still || alone)) s_.winner = leader(rules_, s_);
    if (over && points(rules_, s_, s_.seat) >= rules_.rulings.target) s_.winner = s_.seat;
    if (over && s_.winner.is_none() && anybody) turn_.at("phase").refuse("nobody has won.");
    if (!over && still) turn_.at("idle").refuse("after so many the game is over.");
    if (!over && alone) turn_.at("phase").refuse("all others have left.");
    if (!over && !anybody) turn_.at("phase").refuse("everybody has left.");
    if (seat("winner", s_.winner) != s_.winner) turn_.at("winner").refuse("this seat has not won.");
  }

  /// How many cards a due line brings: in the build phase the player has chosen, everywhere else it is fixed.
  void read_due() {
    const int all = drawable(s_);
    const auto capped = [&](int cards) { return cards < all ? cards : all; };
    int cards = 0;
    if (s_.chance == Chance::Market) cards = kMarketSize;
    if (s_.chance == Chance::Deal) cards = kFirstHand;
    if (s_.chance == Chance::Draw) cards = s_.phase == Phase::Trade ? 1 : draw_limit(s_, s_.seat);
    if (s_.chance == Chance::Refill) cards = kMarketSize - s_.market.size();
    if (s_.chance == Chance::Taken) return read_blind(s_.gives - s_.taken.size());
    const bool chosen = s_.chance == Chance::Draw && s_.phase == Phase::Build;
    s_.due = static_cast<std::uint8_t>(
        turn_.at("cards").number(capped(chosen ? kDraw : cards), capped(cards), capped(cards)));
    if (s_.phase == Phase::Opening) check_opening();
  }

  /// What comes from the partner's hand follows from the trade; positions of old say 0 here.
  void read_blind(int cards) {
    const int given = turn_.at("cards").number(0, cards, cards);
    if (given != 0 && given != cards)
      turn_.at("cards").refuse("the trade takes " + std::to_string(cards) + ".");
    s_.due = static_cast<std::uint8_t>(cards);
  }

  /// The market is laid out first, then seat after seat is dealt to.
  void check_opening() {
    if (s_.chance == Chance::Market && !s_.market.empty()) turn_.refuse("the market is not laid out yet.");
    const int first = s_.chance == Chance::Market || s_.taker.is_none() ? 0 : s_.taker.index;
    for (int i = first; i < rules_.players; ++i)
      if (!s_.hands[i].empty()) turn_.refuse("seat " + std::to_string(i + 1) + " has no cards yet.");
  }

  const Rules& rules_;
  const Node& turn_;
  State& s_;
  bool is_fit_ = false;
};

}  // namespace

void read_turn(const Rules& rules, const Node& turn, bool opening, State& s) {
  TurnReader(rules, turn, s).read(opening);
}

}  // namespace longroad::struggle
