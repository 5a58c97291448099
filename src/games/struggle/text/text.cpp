#include "games/struggle/text/text.hpp"

#include <algorithm>
#include <optional>
#include <span>

#include "games/struggle/rules/view.hpp"
#include "games/struggle/text/names.hpp"
#include "notation/words.hpp"

namespace longroad::struggle {
namespace {

using notation::quote;

/// Reads a line word by word. The first fault is kept; after it everything reads as its default.
class Reader {
 public:
  Reader(const notation::Words& words, int players) : words_(words), players_(players) {}

  [[nodiscard]] bool at_end() const { return at_ == words_.size(); }
  /// Whether the next word is this one; then it is read.
  bool accept(Name word) {
    if (at_end() || words_[at_] != word) return false;
    ++at_;
    return true;
  }
  Seat actor() {
    return read<Seat>([this](Name word) { return notation::read_actor(word, players_); });
  }
  Seat seat() {
    return read<Seat>([this](Name word) { return notation::read_seat(word, players_); });
  }
  Resource resource() { return read<Resource>(notation::read_resource); }
  Bundle bundle() { return read<Bundle>(notation::read_bundle); }
  int number(int low, int high) {
    return read<int>([&](Name word) { return notation::read_number(word, low, high); });
  }
  template <class Enum>
  Enum name(std::span<const Name> names) {
    return read<Enum>([&](Name word) -> Result<Enum> {
      const auto found = std::find(names.begin(), names.end(), word);
      if (found == names.end()) return Error{quote(word) + " is not in the card game."};
      return static_cast<Enum>(found - names.begin());
    });
  }
  Action no_verb() {
    refuse(at_end() ? "The line ends too early."
                    : quote(words_[at_]) + " is nothing that is done in the card game.");
    return {};
  }
  void refuse(std::string sentence) {
    if (!fault_) fault_ = Error{std::move(sentence)};
  }
  Result<Action> finish(Action action) {
    if (!fault_ && !at_end()) refuse(quote(words_[at_]) + " is too much in this line.");
    if (fault_) return *fault_;
    return action;
  }

 private:
  template <class T, class Read>
  T read(Read read_word) {
    if (at_end()) refuse("The line ends too early.");
    if (fault_) return T{};
    const Result<T> value = read_word(words_[at_++]);
    if (value) return *value;
    fault_ = value.error();
    return T{};
  }

  const notation::Words& words_;
  int players_;
  int at_ = 0;
  std::optional<Error> fault_;
};

/// With an opponent's hand: one card, or the number that is named.
Action parse_exchange(Reader& in, Seat seat, Action (*make_line)(Seat, Seat, int)) {
  constexpr int kMostTraded = 99;
  const Seat other = in.seat();
  return make_line(seat, other, in.at_end() ? 1 : in.number(1, kMostTraded));
}

Action parse_swap(Reader& in, Seat seat) {
  if (in.accept("stack")) return act::swap_stack(seat, in.resource());
  if (!in.accept("market")) return parse_exchange(in, seat, act::swap);
  const Resource give = in.resource();
  return act::swap_market(seat, give, in.resource());
}

Action parse_build(Reader& in, Seat seat) {
  const Item item = in.name<Item>(kItemNames);
  if (!in.accept("pay")) return act::build(seat, item);
  const Bundle paid = in.bundle();
  if (paid.empty()) in.refuse("After 'pay' come the cards that are paid.");
  return act::build(seat, item, paid);
}

Action parse_seat(Reader& in, Seat seat) {
  constexpr int kMostDrawn = 99;
  if (in.accept("swap")) return parse_swap(in, seat);
  if (in.accept("look")) return parse_exchange(in, seat, act::look);
  if (in.accept("choose")) return act::choose(seat, in.resource());
  if (in.accept("give")) return act::give(seat, in.resource());
  if (in.accept("guild")) return act::guild(seat, in.seat());
  if (in.accept("build")) return parse_build(in, seat);
  if (in.accept("flip")) return act::flip(seat);
  if (in.accept("keep")) return act::keep(seat);
  if (in.accept("discard")) return act::discard(seat, in.resource());
  if (in.accept("take")) return act::take(seat, in.resource());
  if (in.accept("pass")) return act::pass(seat);
  if (in.accept("draw")) return act::draw(seat, in.at_end() ? 0 : in.number(1, kMostDrawn));
  return in.no_verb();
}

Action parse_chance(Reader& in) {
  if (in.accept("market")) return act::market(in.bundle());
  if (in.accept("deal")) {
    const Seat to = in.seat();
    return act::deal(to, in.bundle());
  }
  if (in.accept("draw")) return act::drawn(in.bundle());
  if (in.accept("taken")) return act::taken(in.bundle());
  if (in.accept("stolen")) return act::stolen(in.resource());
  if (in.accept("event")) return act::event(in.name<Event>(kEventNames));
  if (in.accept("refill")) return act::refill(in.bundle());
  if (in.accept("timeout")) return act::timeout(in.seat());
  if (in.accept("remove")) return act::remove(in.seat());
  if (in.accept("for")) {
    const Seat seat = in.seat();
    return parse_seat(in, seat).in(Manner::Clock);
  }
  return in.no_verb();
}

/// What follows the actor; `hidden` puts `?` in place of the cards that not everybody sees.
std::string objects(Action a, bool hidden) {
  const auto card = [&] { return hidden ? std::string("?") : std::string(1, notation::letter(resource(a))); };
  const auto cards = [&] { return hidden ? std::string("?") : notation::text(bundle(a)); };
  const auto seat = [&] { return notation::text(other(a)); };
  const auto trade = [&] {
    return cards_traded(a) == 1 ? seat() : seat() + " " + std::to_string(cards_traded(a));
  };
  switch (verb(a)) {
    case Verb::SwapStack:
      return "swap stack " + card();
    case Verb::SwapMarket:
      return "swap market " + card() + " " + notation::letter(wanted(a));
    case Verb::Swap:
      return "swap " + trade();
    case Verb::Look:
      return "look " + trade();
    case Verb::Choose:
      return "choose " + card();
    case Verb::Give:
      return "give " + card();
    case Verb::Guild:
      return "guild " + seat();
    case Verb::Build:
      return "build " + std::string(name_in(kItemNames, item(a))) +
             (bundle(a).empty() ? "" : " pay " + cards());
    case Verb::Flip:
      return "flip";
    case Verb::Keep:
      return "keep";
    case Verb::Discard:
      return "discard " + card();
    case Verb::Take:
      return "take " + card();
    case Verb::Pass:
      return "pass";
    case Verb::Draw:
      return number(a) == 0 ? "draw" : "draw " + std::to_string(number(a));
    case Verb::Market:
      return "market " + cards();
    case Verb::Deal:
      return "deal " + seat() + " " + cards();
    case Verb::Drawn:
      return "draw " + cards();
    case Verb::Taken:
      return "taken " + cards();
    case Verb::Stolen:
      return "stolen " + card();
    case Verb::Event:
      return "event " + std::string(name_in(kEventNames, event(a)));
    case Verb::Refill:
      return "refill " + cards();
    case Verb::Timeout:
      return "timeout " + seat();
    case Verb::Remove:
      return "remove " + seat();
  }
  return {};
}

std::string written(Action a, bool hidden) {
  const std::string who = a.seat().is_none() ? "*" : notation::text(a.seat());
  return (a.manner() == Manner::Clock ? "* for " : "") + who + " " + objects(a, hidden);
}

/// Hands are hidden: what is dealt or drawn is known to its owner, what passes between two hands to both.
bool is_hidden(const Table& t, Seat viewer, Action a) {
  switch (verb(a)) {
    case Verb::Deal:
      return viewer != other(a);
    case Verb::Drawn:
      return viewer != t.seat && !bundle(a).empty();
    case Verb::Choose:
    case Verb::Give:
    case Verb::Taken:
    case Verb::Stolen:
      return !is_party(t, viewer);
    case Verb::SwapStack:
    case Verb::SwapMarket:
    case Verb::Swap:
    case Verb::Look:
    case Verb::Guild:
    case Verb::Build:
    case Verb::Flip:
    case Verb::Keep:
    case Verb::Discard:
    case Verb::Take:
    case Verb::Pass:
    case Verb::Draw:
    case Verb::Market:
    case Verb::Event:
    case Verb::Refill:
    case Verb::Timeout:
    case Verb::Remove:
      break;
  }
  return false;
}

}  // namespace

Result<Action> parse(const Rules& rules, std::string_view line) {
  const auto words = notation::split_words(line);
  if (!words) return words.error();
  Reader in(*words, rules.players);
  const Seat seat = in.actor();
  return in.finish(seat.is_none() ? parse_chance(in) : parse_seat(in, seat));
}

std::string text(Action action) { return written(action, false); }

std::string text_for(const Table& t, Seat viewer, Action action) {
  return written(action, is_hidden(t, viewer, action));
}

}  // namespace longroad::struggle
