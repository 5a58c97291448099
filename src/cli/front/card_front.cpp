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
    {"trade", "Trade, build, or draw and end your turn."},
    {"choose", "Choose a card of the hand you see."},
    {"give", "Give a card in return."},
    {"build", "Build, or draw and end your turn."},
    {"flip", "Flip the destiny card or keep it."},
    {"discard", "You hold too many cards: discard."},
    {"take", "Take a card from the market."},
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
std::string_view CardFront::phase(const Object& view) const { return phase_sentence(view, kCardPhases); }

/// From whom a road or a knight was taken: the line itself does not say.
std::string CardFront::moved(const Object& before, const Object& after, int me) const {
  return taken_from(before, after, me);
}

}  // namespace longroad::cli
