/// What pages would have to know the rules for: prices, obstacles, payments, and who loses a card to a
/// builder.
#include <algorithm>
#include <utility>
#include <vector>

#include "games/struggle/rules/build.hpp"
#include "games/struggle/rules/standstill.hpp"
#include "games/struggle/text/names.hpp"
#include "games/struggle/text/position.hpp"
#include "games/struggle/text/text.hpp"
#include "notation/helps.hpp"
#include "notation/moved.hpp"
#include "notation/words.hpp"

namespace longroad::struggle {
namespace {

using notation::JsonText;

template <class Each>
void for_each_item(Each each) {
  for (int i = 0; i < kItems; ++i) each(kItemNames[static_cast<std::size_t>(i)], static_cast<Item>(i));
}

/// Every way to pay a price with threes in place of some of its cards, the fewest cards first.
std::vector<Bundle> replacements(Bundle hand, Bundle price) {
  std::vector<Bundle> ways{Bundle{}};
  for (int i = 0; i < price.size(); ++i) {
    std::vector<Bundle> longer;
    for (const Bundle paid : ways)
      Bundle::for_each_kind([&](Resource kind) {
        const Bundle next = paid + Bundle::of(kind, kind == price.at(i) ? 1 : kReplacement);
        if (hand.covers(next) && std::ranges::find(longer, next) == longer.end()) longer.push_back(next);
      });
    ways = std::move(longer);
  }
  std::erase(ways, price);
  std::ranges::sort(ways, {}, [](Bundle paid) { return std::pair(paid.size(), paid.lanes); });
  return ways;
}

/// What was built in somebody else's turn stands in nobody's way.
Refusal obstacle(const Rules& rules, const View& v, Item item) {
  Table table = v;
  if (v.viewer != v.seat) table.built = {};
  return refuse_item(rules, table, v.viewer, item);
}

void write_item(JsonText& out, const Rules& rules, const View& v, Item item) {
  const Refusal refusal = obstacle(rules, v, item);
  out.object([&] {
    out.key("obstacle");
    if (refusal)
      out.value(name(refusal.rule));
    else
      out.null();
    out.key("pays");
    out.array([&] {
      if (refusal || v.viewer != v.seat) return;
      for (const Bundle paid : replacements(v.hand, rules.price_of(kind_of(item))))
        out.value(notation::text(paid));
    });
  });
}

/// Which way the destiny arrow leads, and by seat to whom.
void write_arrow(const Rules& rules, const Table& t, notation::Members& members) {
  const int step = arrow_step(rules, t);
  members.write("arrow_way", [&](JsonText& out) {
    if (!rules.has_destiny()) return out.null();
    out.value(t.white == rules.rulings.white_clockwise ? "clockwise" : "against");
  });
  members.write("arrow_next", [&](JsonText& out) {
    if (!rules.has_destiny()) return out.null();
    out.array([&] {
      for (int i = 0; i < rules.players; ++i) out.value((i + step) % rules.players + 1);
    });
  });
}

}  // namespace

void write_helps(const Rules& rules, const Table& t, const View* viewer, notation::Members& members) {
  members.write_once("prices", [&](JsonText& out) {
    out.object([&] {
      for_each_item(
          [&](Name name, Item item) { out.member(name, notation::text(rules.price_of(kind_of(item)))); });
    });
  });
  members.write("builds", [&](JsonText& out) {
    if (viewer == nullptr) return out.null();
    out.object([&] {
      for_each_item([&](Name name, Item item) {
        out.key(name);
        write_item(out, rules, *viewer, item);
      });
    });
  });
  write_arrow(rules, t, members);
  notation::write_standstill(members, rules.rulings.standstill, t.idle, still_playing(rules, t),
                             t.phase == Phase::Over);
}

void write_scored(const Rules& rules, const Table& t, notation::Members& members) {
  const auto write_seat = [&](JsonText& out, const Built& own) {
    const int plain = own.cities - own.expansions.size();
    notation::write_scored(out, "roads", b_sides(own.roads), b_sides(own.roads));
    notation::write_scored(out, "knights", b_sides(own.knights), b_sides(own.knights));
    notation::write_scored(out, "settlements", own.settlements, own.settlements);
    notation::write_scored(out, "cities", plain, kCityPoints * plain);
    notation::write_scored(out, "expansions", own.expansions.size(), rules.worth_of(own.expansions).points);
  };
  members.write("scored", [&](JsonText& out) {
    out.array([&] {
      for (int i = 0; i < rules.players; ++i) out.array([&] { write_seat(out, t.of(Seat::of(i))); });
    });
  });
}

notation::Moved moved(const Rules& rules, const Table& t, Action a) {
  if (verb(a) != Verb::Build) return {};
  const Kind kind = kind_of(item(a));
  if ((kind != Kind::Road && kind != Kind::Knight) || is_in_pile(t, kind)) return {};
  const Seat from = loser(rules, t, kind, t.seat);
  if (from.is_none()) return {};
  return {.passed = {{.from = from, .to = t.seat, .piece = name_in(kKindNames, kind)}}};
}

}  // namespace longroad::struggle
