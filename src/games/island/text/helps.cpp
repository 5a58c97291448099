/// What pages would have to know the rules for: prices, supplies, lengths of roads, and what points are for.
#include "notation/helps.hpp"

#include "games/island/rules/points.hpp"
#include "games/island/text/parts.hpp"
#include "games/island/text/text.hpp"
#include "games/island/text/words.hpp"
#include "notation/words.hpp"

namespace longroad::island {
namespace {

using notation::JsonText;
using notation::Members;

void write_scored_of(JsonText& out, const Rules& rules, const State& s, Seat seat) {
  const int i = seat.index;
  const auto write = [&out](std::string_view kind, int count, int each) {
    notation::write_scored(out, kind, count, count * each);
  };
  write("settlements", s.settlements[i].size(), kSettlementPoints);
  write("cities", s.cities[i].size(), kCityPoints);
  write("cards", s.cards[i][Card::Point], kCardPoints);
  write("road", s.longest_road == owner(seat) ? 1 : 0, kBadgePoints);
  write("army", s.largest_army == seat ? 1 : 0, kBadgePoints);
  with_variant(rules.variant, [&]<class P>() {
    notation::write_scored(out, P::Words::kScores, 1, P::points(rules, part<P>(s), seat));
  });
}

}  // namespace

void write_helps(const Rules& rules, const State& s, Members& members) {
  members.write_once("prices", [](JsonText& out) {
    out.object([&] {
      out.member("road", notation::text(kRoadPrice));
      out.member("settlement", notation::text(kSettlementPrice));
      out.member("city", notation::text(kCityPrice));
      out.member("card", notation::text(kCardPrice));
    });
  });
  members.write_once("supply", [](JsonText& out) {
    out.object([&] {
      out.member("road", kRoads);
      out.member("settlement", kSettlements);
      out.member("city", kCities);
    });
  });
  members.write_once("of_each_resource", [](JsonText& out) { out.value(kCardsOfEachResource); });
  members.write_once("hand_limit", [&](JsonText& out) { out.value(rules.hand_limit); });
  members.write("road_lengths", [&](JsonText& out) {
    out.array([&] {
      for (int i = 0; i < rules.players; ++i) out.value(s.road_length[static_cast<std::size_t>(i)]);
    });
  });
  with_variant(rules.variant, [&]<class P>() { P::Words::write_helps(rules, s, members); });
}

void write_scored(const Rules& rules, const State& s, Members& members) {
  members.write("scored", [&](JsonText& out) {
    out.array([&] {
      for (int i = 0; i < rules.players; ++i) out.array([&] { write_scored_of(out, rules, s, Seat::of(i)); });
    });
  });
}

}  // namespace longroad::island
