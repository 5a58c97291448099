/// Boards, positions and views as canonical JSON: fixed key order, every field present.

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/island/text/names.hpp"
#include "games/island/text/text.hpp"
#include "games/island/text/writing.hpp"
#include "notation/words.hpp"

namespace longroad::island {
namespace {

namespace json = boost::json;

template <class I>
json::value or_null(I id) {
  return id.is_none() ? json::value() : json::value(id.index);
}

json::value seat_json(Seat seat) { return seat.is_none() ? json::value() : json::value(seat.index + 1); }

json::value owner_json(const Rules& rules, Owner owner) {
  if (owner.is_none() || owner.index < rules.players) return seat_json(Seat{owner.index});
  return json::value(neutral_name(owner));
}

json::array cards_json(Cards cards) {
  json::array out;
  Cards::for_each_kind([&](Card c) {
    for (int i = 0; i < cards[c]; ++i) out.emplace_back(names::of(names::kCards, c));
  });
  return out;
}

json::array discs_json(const Board& board) {
  json::array out;
  for (const auto& [first, second] : board.discs) {
    if (second != 0)
      out.push_back(json::array{first, second});
    else
      out.push_back(first == 0 ? json::value() : json::value(first));
  }
  return out;
}

json::array harbours_json(const Board& board) {
  json::array out;
  for (const Harbour& h : board.harbours) {
    out.push_back(
        {{"nodes", {h.nodes[0].index, h.nodes[1].index}}, {"kind", names::of(names::kHarbours, h.kind)}});
  }
  return out;
}

json::value offer_json(const Rules& rules, const State& s) {
  if (s.phase != Phase::Trade) return {};
  json::array to;
  json::array answers;
  for (int i = 0; i < rules.players; ++i) {
    if (s.offer.asks(Seat::of(i))) to.emplace_back(i + 1);
    const Terms& counter = s.offer.counters[i];
    switch (s.offer.answers[i]) {
      case Answer::None:
        answers.emplace_back(nullptr);
        break;
      case Answer::Accept:
        answers.emplace_back("accept");
        break;
      case Answer::Refuse:
        answers.emplace_back("refuse");
        break;
      case Answer::Counter:
        answers.push_back(
            {{"give", notation::text(counter.gives())}, {"want", notation::text(counter.wants())}});
        break;
    }
  }
  return {{"give", notation::text(s.offer.terms.gives())},
          {"want", notation::text(s.offer.terms.wants())},
          {"to", std::move(to)},
          {"answers", std::move(answers)}};
}

json::value last_json(const Rules& rules, const State& s) {
  const Last& last = s.last;
  if (verb(last.action) == Verb::None) return {};
  json::object out{
      {"action", text(rules, last.action)}, {"phase", names::of(names::kPhases, last.phase)},
      {"free_roads", last.free_roads},      {"longest_road", owner_json(rules, last.longest_road)},
      {"robber", or_null(last.robber)},     {"paid", last.paid}};
  if (rules.variant != Variant::Base) out["gained"] = last.gained;
  if (rules.take_back != TakeBack::Any) return out;
  if (rules.variant != Variant::Base) out["before"] = last.before;
  if (rules.revision >= 2) out["spent"] = notation::text(s.forgone.cards());
  return out;
}

json::object turn_json(const Rules& rules, const State& s) {
  return {{"seat", s.turn.index + 1},
          {"number", s.number},
          {"phase", names::of(names::kPhases, s.phase)},
          {"rolled", s.rolled},
          {"card_played", s.card_played},
          {"free_roads", s.free_roads},
          {"owes", json::array(s.owes.begin(), s.owes.begin() + rules.players)},
          {"victim", seat_json(s.victim)},
          {"offers", s.offers},
          {"offer", offer_json(rules, s)},
          {"last", last_json(rules, s)},
          {"clock", seat_json(s.clock)},
          {"winner", seat_json(s.winner)}};
}

/// A seat's secrets as this reader may see them: lists, or just how many.
struct Secrets {
  json::value hand;
  json::value cards;
  json::value fresh;
};

Secrets open_secrets(const State& s, Seat seat) {
  const Cards fresh = seat == s.turn ? s.fresh : Cards{};
  return {notation::text(s.hand[seat.index]).c_str(), cards_json(s.cards[seat.index] - fresh),
          cards_json(fresh)};
}

Secrets counted_secrets(const View& v, Seat seat) {
  const int fresh = seat == v.known.turn ? v.fresh_size : 0;
  return {v.hand_size[seat.index], v.cards_size[seat.index] - fresh, fresh};
}

json::object seat_object(const Rules& rules, const State& s, Seat seat, Secrets secrets) {
  const int i = seat.index;
  return {{"hand", std::move(secrets.hand)},
          {"cards", std::move(secrets.cards)},
          {"fresh", std::move(secrets.fresh)},
          {"played", cards_json(s.played[i])},
          {"removed", cards_json(Cards::of(Card::Knight, s.retired[i]))},
          {"roads", roads_json(rules, s.roads[i])},
          {"settlements", nodes_json(s.settlements[i])},
          {"cities", nodes_json(s.cities[i])},
          {"left", s.has_left(seat)}};
}

json::object document(const Rules& rules, const State& s, json::array seats, json::value deck) {
  json::object out{{"game", names::of(names::kVariants, rules.variant)},
                   {"players", rules.players},
                   {"options", options_json(rules)},
                   {"board", board_json(rules.board, s.robber)},
                   {"seats", std::move(seats)},
                   {"turn", turn_json(rules, s)},
                   {"longest_road", owner_json(rules, s.longest_road)},
                   {"largest_army", seat_json(s.largest_army)},
                   {"bank", notation::text(s.bank)},
                   {"deck", std::move(deck)}};
  if (rules.variant == Variant::Duo) out["duo"] = duo_json(rules, s);
  if (rules.variant == Variant::Soccer) out["soccer"] = soccer_json(rules, s);
  if (rules.revision != kRevision) out["rules"] = rules.revision;
  return out;
}

}  // namespace

json::array nodes_json(NodeSet nodes) {
  json::array out;
  nodes.for_each([&](NodeId n) { out.emplace_back(n.index); });
  return out;
}

json::array roads_json(const Rules& rules, EdgeSet edges) {
  json::array out;
  edges.for_each([&](EdgeId e) { out.emplace_back(text(rules.topology, e)); });
  return out;
}

json::object board_json(const Board& board, HexId robber) {
  json::array hexes;
  for (const Terrain t : board.terrain) hexes.emplace_back(names::of(names::kTerrain, t));
  return {{"hexes", std::move(hexes)},
          {"discs", discs_json(board)},
          {"harbours", harbours_json(board)},
          {"robber", or_null(robber)}};
}

json::object position_json(const Rules& rules, const State& s) {
  json::array seats;
  for (int i = 0; i < rules.players; ++i)
    seats.push_back(seat_object(rules, s, Seat::of(i), open_secrets(s, Seat::of(i))));
  return document(rules, s, std::move(seats), cards_json(s.deck));
}

json::object view_json(const Rules& rules, const View& v) {
  json::array seats;
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat = Seat::of(i);
    seats.push_back(seat_object(rules, v.known, seat,
                                seat == v.viewer ? open_secrets(v.known, seat) : counted_secrets(v, seat)));
  }
  return document(rules, v.known, std::move(seats), v.deck_size);
}

}  // namespace longroad::island
