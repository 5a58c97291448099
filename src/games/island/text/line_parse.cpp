/// Lines of play read from text; what is wrong is said in a sentence.

#include <algorithm>
#include <array>
#include <span>

#include "games/island/text/line_find.hpp"
#include "games/island/text/text.hpp"
#include "games/island/words/line_places.hpp"
#include "games/island/words/names.hpp"
#include "notation/words.hpp"

namespace longroad::island {
namespace {

using notation::quote;
using notation::Words;

/// Reads what follows a verb: `words` are the operands only.
class Operands {
 public:
  Operands(const Rules& rules, const Form& form, Seat seat, const Words& words, int from)
      : rules_(rules), form_(form), seat_(seat), words_(words), from_(from) {}

  Result<Action> read() const {
    switch (form_.shape) {
      case Shape::Bare:
        return takes(0) ? line() : wrong();
      case Shape::Node:
        return number(0, kNodes - 1);
      case Shape::Edge:
        return one(read_edge_word());
      case Shape::Hex:
        return takes(1) && word(0) == "-" ? line(HexId::kNone) : number(0, kHexes - 1);
      case Shape::Resource:
        return takes(1) ? one(notation::read_resource(word(0))) : wrong();
      case Shape::Seat:
        return takes(1) ? one(notation::read_seat(word(0), rules_.players)) : wrong();
      case Shape::Bundle:
        return bundle();
      case Shape::Bank:
        return bank();
      case Shape::Offer:
        return takes(2) || takes(3) ? deal() : wrong();
      case Shape::Counter:
        return takes(2) ? deal() : wrong();
      case Shape::Dice:
        return dice();
      case Shape::Card:
        return card();
      case Shape::Own:
        return own();
    }
    __builtin_unreachable();
  }

 private:
  [[nodiscard]] bool takes(int n) const { return words_.size() - from_ == n; }
  [[nodiscard]] std::string_view word(int i) const { return words_[from_ + i]; }
  [[nodiscard]] Result<Action> line(std::uint64_t operands = 0) const {
    return make::line(form_.verb, seat_, operands);
  }
  [[nodiscard]] Error wrong() const {
    static constexpr std::array<std::string_view, 12> kExpected{
        "nothing",
        "a node",
        "an edge such as 20-21",
        "a hex",
        "a resource",
        "a seat",
        "cards such as bw",
        "cards given and a card taken",
        "cards given, cards wanted, and perhaps seats",
        "cards given and cards wanted",
        "two dice",
        "a development card"};
    return wrong_operands(form_, kExpected[static_cast<std::size_t>(form_.shape)]);
  }

  static std::uint64_t value(int n) { return static_cast<std::uint64_t>(n); }
  static std::uint64_t value(Resource r) { return static_cast<std::uint64_t>(r); }
  template <class Tag, int N>
  static std::uint64_t value(Id<Tag, N> id) {
    return id.index;
  }
  template <class T>
  [[nodiscard]] Result<Action> one(const Result<T>& operand) const {
    if (!operand) return operand.error();
    return line(value(*operand));
  }
  [[nodiscard]] Result<Action> number(int low, int high) const {
    return takes(1) ? one(notation::read_number(word(0), low, high)) : wrong();
  }
  [[nodiscard]] Result<EdgeId> read_edge_word() const {
    if (!takes(1)) return wrong();
    return read_edge(rules_.topology(), word(0));
  }
  [[nodiscard]] Result<Action> bundle() const {
    if (!takes(1)) return wrong();
    const auto cards = notation::read_bundle(word(0));
    if (!cards) return cards.error();
    return line(cards->lanes);
  }
  [[nodiscard]] Result<Action> bank() const {
    if (!takes(2)) return wrong();
    const auto give = notation::read_bundle(word(0));
    const auto take = notation::read_resource(word(1));
    if (!give) return give.error();
    if (!take) return take.error();
    if (give->empty()) return wrong();
    const Resource kind = give->at(0);
    if ((*give)[kind] != give->size()) return Error{"The bank takes cards of one kind at a time."};
    return make::bank(seat_, kind, give->size(), *take);
  }
  [[nodiscard]] Result<Action> deal() const {
    const auto give = notation::read_bundle(word(0));
    const auto want = notation::read_bundle(word(1));
    if (!give) return give.error();
    if (!want) return want.error();
    SeatSet to;
    if (takes(3)) {
      const auto seats = notation::read_seats(word(2), rules_.players);
      if (!seats) return seats.error();
      to = *seats;
    }
    const Terms terms = Terms::of(*give, *want);
    const Action action =
        form_.verb == Verb::Offer ? make::offer(seat_, terms, to) : make::counter(seat_, terms);
    const bool clean = terms.gives() == *give && terms.wants() == *want;
    return clean ? action : make::on_both_sides(action);
  }
  [[nodiscard]] Result<Action> dice() const {
    if (!takes(2)) return wrong();
    const auto a = notation::read_number(word(0), 1, 6);
    const auto b = notation::read_number(word(1), 1, 6);
    if (!a) return a.error();
    if (!b) return b.error();
    return make::dice(*a, *b);
  }
  [[nodiscard]] Result<Action> card() const {
    if (!takes(1)) return wrong();
    const auto found = std::ranges::find(names::kCards, word(0));
    if (found == names::kCards.end()) return Error{quote(word(0)) + " is no development card."};
    return make::draw(static_cast<Card>(found - names::kCards.begin()));
  }

  [[nodiscard]] Result<Action> own() const {
    const std::span<const std::string_view> operands(words_.begin() + from_, words_.end());
    return with_variant(variant_of(form_.verb),
                        [&]<class P>() { return P::Words::read_line(rules_, form_, seat_, operands); });
  }

  const Rules& rules_;
  const Form& form_;
  Seat seat_;
  const Words& words_;
  int from_;
};

/// Who acts and how: `1`, `1 revise`, `*`, `* for 1`; and where the verb stands.
struct Opening {
  Seat seat;
  Manner manner = Manner::Plain;
  int verb = 1;
};

Result<Opening> read_opening(const Rules& rules, const Words& words) {
  if (words.empty()) return Error{"The line is empty."};
  const auto actor = notation::read_actor(words[0], rules.players);
  if (!actor) return actor.error();
  const std::string_view second = words.size() > 1 ? words[1] : std::string_view{};
  if (!actor->is_none() && second == "revise") return Opening{*actor, Manner::Revise, 2};
  if (!actor->is_none() || second != "for") return Opening{*actor};
  if (words.size() < 3) return Error{"After 'for' comes a seat."};
  const auto seat = notation::read_seat(words[2], rules.players);
  if (!seat) return seat.error();
  return Opening{*seat, Manner::Clock, 3};
}

}  // namespace

Result<Action> parse(const Rules& rules, std::string_view line) {
  const auto words = notation::split_words(line);
  if (!words) return words.error();
  const auto opening = read_opening(rules, *words);
  if (!opening) return opening.error();
  if (words->size() <= opening->verb) return Error{"The line names no action."};
  const std::string_view word = (*words)[opening->verb];
  const By by = opening->seat.is_none() ? By::Chance : By::Seat;
  const Form* form = find_form([&](const Form& f) { return f.word == word && f.by == by; });
  if (form == nullptr)
    return Error{quote(word) + (by == By::Seat ? " is no action." : " is nothing that chance does.")};
  const auto action = Operands(rules, *form, opening->seat, *words, opening->verb + 1).read();
  if (!action) return action;
  if (form->verb != Verb::Undo) return action->in(opening->manner);
  if (opening->manner != Manner::Plain) return Error{"Who takes a line back says undo and nothing else."};
  return make::undo(opening->seat);
}

}  // namespace longroad::island
