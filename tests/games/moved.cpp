/// What a line is said to move is what it moves.
#include "notation/moved.hpp"

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <map>
#include <set>

#include "notation/members.hpp"
#include "notation/words.hpp"
#include "properties.hpp"

namespace longroad::tests {
namespace {

namespace json = boost::json;
using games::Position;
using notation::Moved;

/// Everybody's cards, and the bank's under none.
std::map<int, Bundle> cards_of(const Position& position) {
  const json::object document = position.json();
  const auto bundle = [](const json::value& text) { return *notation::read_bundle(text.as_string()); };
  std::map<int, Bundle> out;
  if (const auto* bank = document.if_contains("bank")) out[Seat::none().index] = bundle(*bank);
  const json::array& seats = document.at("seats").as_array();
  for (std::size_t i = 0; i < seats.size(); ++i) out[static_cast<int>(i)] = bundle(seats[i].at("hand"));
  return out;
}

void pass_on(std::map<int, Bundle>& cards, const std::vector<Moved::Pass>& passes) {
  for (const auto& pass : passes) {
    if (!pass.piece.empty()) continue;
    const Bundle passed = *notation::read_bundle(pass.cards);
    ASSERT_TRUE(cards[pass.from.index].covers(passed));
    cards[pass.from.index] -= passed;
    cards[pass.to.index] += passed;
  }
}

TEST(Moved, AddsUpToEverybodysHands) {
  for (const auto& [game, players] : {std::pair{"base", 4}, {"duo", 2}, {"soccer", 3}})
    for (const char* options :
         {R"({"take_back":"same"})", R"({"take_back":"any"})", R"({"take_back":"undo"})"}) {
      const Kind kind{games::find_game(game), players, options};
      const GameKeys keys = GameKeys::from(RandKey{7});
      const auto position = kind.start(keys.board);
      RandomPlay play(*position, keys, {.open = 60, .revise = 100, .clock = 2});
      for (int i = 0; i < 1500; ++i) {
        const auto line = play.next();
        if (!line) break;
        const Moved moved = position->moved(*line);
        auto cards = cards_of(*position);
        pass_on(cards, moved.undone);
        pass_on(cards, moved.passed);
        const std::string text = position->text(*line);
        position->apply(*line);
        ASSERT_EQ(cards, cards_of(*position)) << kind.name() << options << ": " << text;
      }
    }
}

/// What the view of the seat to move says of building each item.
json::object builds_of(const Position& position, Seat seat) {
  notation::Members members;
  position.view(seat)->write(members);
  return json::parse(members.whole()).at("builds").as_object();
}

/// Every way of paying with a part of the hand that the rules allow.
std::set<std::string> payments(const Position& position, std::string_view build, Bundle hand, int kind = 0,
                               Bundle paid = {}) {
  if (kind == kResources) {
    const auto action = position.parse(std::string(build) + " pay " + notation::text(paid));
    return action && !position.check(*action) ? std::set{notation::text(paid)} : std::set<std::string>{};
  }
  std::set<std::string> out;
  const auto resource = static_cast<Resource>(kind);
  for (int n = 0; n <= hand[resource]; ++n)
    out.merge(payments(position, build, hand, kind + 1, paid + Bundle::of(resource, n)));
  return out;
}

void expect_told(const Position& position, std::string_view item, const json::object& told) {
  const Seat seat = position.whose_turn();
  const std::string build = notation::text(seat) + " build " + std::string(item);
  const Refusal refusal = position.check(*position.parse(build));
  if (told.at("obstacle").is_null()) {
    const Bundle hand = cards_of(position)[seat.index];
    std::set<std::string> pays;
    for (const auto& way : told.at("pays").as_array()) pays.insert(std::string(way.as_string()));
    EXPECT_EQ(pays, payments(position, build, hand)) << build << " from " << notation::text(hand);
  } else {
    EXPECT_EQ(name(refusal.rule), told.at("obstacle").as_string()) << build;
    EXPECT_TRUE(told.at("pays").as_array().empty());
  }
}

/// Where the destiny arrow leads at a table of three.
std::pair<json::value, json::value> arrow_of(std::string_view arrow, std::string_view options) {
  const Kind kind{games::find_game("struggle"), 3, options};
  json::object document = kind.start(RandKey{7})->json();
  document["arrow"] = arrow;
  const auto position = kind.game->read(document);
  notation::Members members;
  (*position)->view(Seat::of(0))->write(members);
  const json::value view = json::parse(members.whole());
  return {view.at("arrow_way"), view.at("arrow_next")};
}

TEST(Arrow, IsToldAsTheTableRules) {
  const std::pair<json::value, json::value> clockwise{"clockwise", json::array{2, 3, 1}};
  const std::pair<json::value, json::value> against{"against", json::array{3, 1, 2}};
  EXPECT_EQ(arrow_of("white", "{}"), clockwise);
  EXPECT_EQ(arrow_of("black", "{}"), against);
  EXPECT_EQ(arrow_of("white", R"({"white_clockwise":false})"), against);
  EXPECT_EQ(arrow_of("black", R"({"white_clockwise":false})"), clockwise);
}

TEST(Builds, AreToldAsTheRulesAllowThem) {
  const Kind kind{games::find_game("struggle"), 3};
  const GameKeys keys = GameKeys::from(RandKey{3});
  const auto position = kind.start(keys.board);
  RandomPlay play(*position, keys, {.open = 200});
  int seen = 0;
  for (int i = 0; i < 3000; ++i) {
    const auto line = play.next();
    if (!line) break;
    position->apply(*line);
    const Seat seat = position->whose_turn();
    if (seat.is_none() || position->chance_due() || position->open_verbs(seat).empty() ||
        cards_of(*position)[seat.index].size() > 14)
      continue;
    ++seen;
    for (const auto& [item, told] : builds_of(*position, seat))
      expect_told(*position, item, told.as_object());
  }
  EXPECT_GT(seen, 10);
}

}  // namespace
}  // namespace longroad::tests
