#include "cli/front/card_front.hpp"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "cli/front/card_table.hpp"
#include "cli/front/phases.hpp"

namespace longroad::cli {
namespace {

constexpr PhaseSentence kCardPhases[]{
    {"trade", "Trade ({} left), build, or draw and end your turn.", "trades_left"},
    {"choose", "Choose a card of the hand you see."},
    {"give", "Give cards in return: {} to go.", "gives"},
    {"build", "Build, or draw and end your turn."},
    {"flip", "Flip the destiny card or keep it."},
    {"discard", "Brigands! Discard half of your cards: {} to go.", "owes"},
    {"take", "Take a card from the market."},
};

constexpr VerbMeaning kCardVerbs[]{
    {"swap", "trade: stack, market (give, take) or a seat"},
    {"look", "trade with a seat and see its hand (library)"},
    {"choose", "take this card of the hand you see"},
    {"give", "hand over a card"},
    {"guild", "take a card from a seat (merchant guild)"},
    {"build", "build once of each kind"},
    {"flip", "turn the arrow: roads and knights are taken from the other side"},
    {"keep", "leave the arrow as it is"},
    {"discard", "put a card on the discards"},
    {"take", "take a card from the market"},
    {"pass", "take nothing"},
    {"draw", "take cards from the stack and end your turn"},
};

}  // namespace

Front::Lines CardFront::middle(const Object& view) const { return card_table(view).middle; }
Front::Lines CardFront::legend(const Object& view) const { return card_table(view).legend; }

Front::Lines CardFront::listed(const Object& position) const {
  std::string first;
  for (const char* key : {"market", "discard", "stack", "events", "arrow"})
    if (const auto* value = position.if_contains(key); value != nullptr && !value->is_null())
      first += fmt::format("{}{}: {}", first.empty() ? "" : "  ", key, plain(*value));
  return {first, fmt::format("piles: {}", plain(position.at("piles")))};
}

Front::Lines CardFront::counts(const Object& view, int seat) const {
  return {card_seat(view.at("seats").as_array()[static_cast<std::size_t>(seat)].as_object())};
}

std::string CardFront::hand(const Object& view, int seat) const { return hand_sentence(view, seat); }
std::string CardFront::phase(const Object& view, int seat) const {
  return phase_sentence(view, seat, kCardPhases);
}
std::string_view CardFront::meaning(std::string_view verb) const { return meaning_of(verb, kCardVerbs); }

/// From whom a road or a knight was taken: the line itself does not say.
std::string CardFront::moved(const notation::Moved& moved, int me) const {
  for (const auto& pass : moved.passed)
    if (!pass.piece.empty() && !pass.from.is_none())
      return pass.from.index == me ? " (from you)" : fmt::format(" (from seat {})", pass.from.index + 1);
  return "";
}

}  // namespace longroad::cli
