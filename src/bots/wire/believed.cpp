#include "bots/wire/believed.hpp"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/erased.hpp"
#include "games/island/island.hpp"
#include "games/island/words/reading.hpp"

namespace longroad::bots {
namespace {

namespace json = boost::json;
using longroad::island::Island;

constexpr std::string_view kLongestRoad = "longest_road";

/// Turns count from 1, and the opening is 0.
void count_turns_as_we_do(json::object& position) {
  auto* turn = position.if_contains("turn");
  if (turn == nullptr || !turn->is_object()) return;
  auto* number = turn->get_object().if_contains("number");
  const auto* phase = turn->get_object().if_contains("phase");
  if (number == nullptr || !number->is_int64()) return;
  const bool opening = phase != nullptr && *phase == "opening";
  *number = opening ? 0 : std::max<std::int64_t>(1, number->get_int64());
}

/// The position with its longest road held by whoever the document names.
games::PositionPtr with_claim(games::PositionPtr position, const json::value& document) {
  const auto* own = dynamic_cast<const games::Erased<Island>*>(position.get());
  if (own == nullptr) return position;
  notation::Fault fault;
  const notation::Node root(document, fault);
  Island::State state = own->state();
  state.longest_road = longroad::island::read_owner(root.at(kLongestRoad), own->rules());
  if (fault.found()) return position;
  return own->position(state);
}

}  // namespace

Result<Believed> read_believing(const games::Game& game, const json::object& position) {
  auto strict = game.read(position);
  if (strict) return Believed{std::move(*strict), {}};
  json::object measured = position;
  measured.erase(kLongestRoad);
  count_turns_as_we_do(measured);
  auto read = game.read(measured);
  if (!read) return strict.error();
  return Believed{with_claim(std::move(*read), position), strict.error().sentence};
}

}  // namespace longroad::bots
