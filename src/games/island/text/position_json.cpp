/// Boards, positions and views as canonical JSON: fixed key order, every field present. Written as text,
/// since a view goes to everybody with every line; a tree is read from it where somebody asks for one.

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "games/island/text/parts.hpp"
#include "games/island/text/text.hpp"
#include "games/island/text/words.hpp"
#include "games/island/words/line_places.hpp"
#include "notation/members.hpp"
#include "notation/words.hpp"

namespace longroad::island {
namespace {

namespace json = boost::json;
using notation::JsonText;
using notation::Key;
using notation::Members;

json::object tree_of(const std::string& text) { return std::move(json::parse(text).as_object()); }

template <class I>
void write_id(JsonText& out, I id) {
  if (id.is_none())
    out.null();
  else
    out.value(id.index);
}

void write_seat(JsonText& out, Seat seat) {
  if (seat.is_none())
    out.null();
  else
    out.value(seat.index + 1);
}

void write_owner(JsonText& out, const Rules& rules, Owner owner) {
  if (owner.is_none() || owner.index < rules.players) return write_seat(out, Seat{owner.index});
  out.value(neutral_name(owner));
}

void write_cards(JsonText& out, Cards cards) {
  out.array([&] {
    Cards::for_each_kind([&](Card c) {
      for (int i = 0; i < cards[c]; ++i) out.value(names::of(names::kCards, c));
    });
  });
}

void write_nodes(JsonText& out, NodeSet nodes) {
  out.array([&] { nodes.for_each([&](NodeId n) { out.value(n.index); }); });
}

void write_roads(JsonText& out, const Rules& rules, EdgeSet edges) {
  out.array([&] { edges.for_each([&](EdgeId e) { out.value(text(rules.topology(), e)); }); });
}

void write_discs(JsonText& out, const Board& board) {
  out.array([&] {
    for (const auto& disc : board.discs) {
      if (disc[1] != 0)
        out.array([&] {
          out.value(disc[0]);
          out.value(disc[1]);
        });
      else if (disc[0] != 0)
        out.value(disc[0]);
      else
        out.null();
    }
  });
}

void write_harbours(JsonText& out, const Board& board) {
  out.array([&] {
    for (const Harbour& h : board.harbours)
      out.object([&] {
        out.key("nodes");
        out.array([&] {
          for (const NodeId node : h.nodes) out.value(node.index);
        });
        out.member("kind", names::of(names::kHarbours, h.kind));
      });
  });
}

void write_board(JsonText& out, const Board& board, HexId robber) {
  out.object([&] {
    out.key("hexes");
    out.array([&] {
      for (const Terrain t : board.terrain) out.value(names::of(names::kTerrain, t));
    });
    out.key("discs");
    write_discs(out, board);
    out.key("harbours");
    write_harbours(out, board);
    out.key("robber");
    write_id(out, robber);
  });
}

void write_terms(JsonText& out, const Terms& terms) {
  out.member("give", notation::text(terms.gives()));
  out.member("want", notation::text(terms.wants()));
}

void write_answer(JsonText& out, const Offer& offer, int seat) {
  switch (offer.answers[seat]) {
    case Answer::None:
      return out.null();
    case Answer::Accept:
      return out.value("accept");
    case Answer::Refuse:
      return out.value("refuse");
    case Answer::Counter:
      return out.object([&] { write_terms(out, offer.counters[seat]); });
  }
}

void write_offer(JsonText& out, const Rules& rules, const State& s) {
  if (s.phase != Phase::Trade) return out.null();
  out.object([&] {
    write_terms(out, s.offer.terms);
    out.key("to");
    out.array([&] {
      for (int i = 0; i < rules.players; ++i)
        if (s.offer.asks(Seat::of(i))) out.value(i + 1);
    });
    out.key("answers");
    out.array([&] {
      for (int i = 0; i < rules.players; ++i) write_answer(out, s.offer, i);
    });
  });
}

void write_last(JsonText& out, const Rules& rules, const State& s) {
  const Last& last = s.last;
  if (verb(last.action) == Verb::None) return out.null();
  out.object([&] {
    out.member("action", text(rules, last.action));
    out.member("phase", phase_name(last.phase));
    out.member("free_roads", last.free_roads);
    out.key("longest_road");
    write_owner(out, rules, last.longest_road);
    out.key("robber");
    write_id(out, last.robber);
    out.member("paid", last.paid);
    if (rules.variant != Variant::Base) out.member("gained", last.gained);
    if (rules.take_back != TakeBack::Any) return;
    if (rules.variant != Variant::Base) out.member("before", last.before);
    if (rules.revision >= 2) out.member("spent", notation::text(s.forgone.cards()));
  });
}

void write_turn(JsonText& out, const Rules& rules, const State& s) {
  out.object([&] {
    out.member("seat", s.turn.index + 1);
    out.member("number", s.number);
    out.member("phase", phase_name(s.phase));
    out.member("rolled", s.rolled);
    out.member("card_played", s.card_played);
    out.member("free_roads", s.free_roads);
    out.key("owes");
    out.array([&] {
      for (int i = 0; i < rules.players; ++i) out.value(s.owes[static_cast<std::size_t>(i)]);
    });
    out.key("victim");
    write_seat(out, s.victim);
    out.member("offers", s.offers);
    out.key("offer");
    write_offer(out, rules, s);
    out.key("last");
    write_last(out, rules, s);
    out.key("clock");
    write_seat(out, s.clock);
    out.key("winner");
    write_seat(out, s.winner);
  });
}

/// What a seat holds, for those who may see it.
void write_open_secrets(JsonText& out, const State& s, Seat seat) {
  const Cards fresh = seat == s.turn ? s.fresh : Cards{};
  out.member("hand", notation::text(s.hand[seat.index]));
  out.key("cards");
  write_cards(out, s.cards[seat.index] - fresh);
  out.key("fresh");
  write_cards(out, fresh);
}

/// The same for all others: how many.
void write_counted_secrets(JsonText& out, const View& v, Seat seat) {
  const int fresh = seat == v.known.turn ? v.fresh_size : 0;
  out.member("hand", v.hand_size[seat.index]);
  out.member("cards", v.cards_size[seat.index] - fresh);
  out.member("fresh", fresh);
}

void write_pieces(JsonText& out, const Rules& rules, const State& s, Seat seat) {
  const int i = seat.index;
  out.key("played");
  write_cards(out, s.played[i]);
  out.key("removed");
  write_cards(out, Cards::of(Card::Knight, s.retired[i]));
  out.key("roads");
  write_roads(out, rules, s.roads[i]);
  out.key("settlements");
  write_nodes(out, s.settlements[i]);
  out.key("cities");
  write_nodes(out, s.cities[i]);
  out.member("left", s.has_left(seat));
}

/// What is shown of a seat beside what it holds.
template <class... Held>
Key seat_key(const State& s, int i, const Held&... held) {
  const bool left = s.has_left(Seat::of(i));
  return Key(held..., s.played[i], s.retired[i], s.roads[i], s.settlements[i], s.cities[i], left);
}

void write_board(const Rules& rules, const State& s, Members& members) {
  members.write_once("game", [&](JsonText& out) { out.value(name_of(rules.variant)); });
  members.write_once("players", [&](JsonText& out) { out.value(rules.players); });
  members.write_once("options", [&](JsonText& out) { out.value(json::value(options_json(rules))); });
  members.write_for(s.robber.index, "board", [&](JsonText& out) { write_board(out, rules.board, s.robber); });
}

/// `secrets` writes what a seat holds as the reader may see it; `key_of` has all that is written of a seat.
template <class KeyOf, class WriteSecrets>
void write_seats(const Rules& rules, const State& s, Members& members, KeyOf key_of, WriteSecrets secrets) {
  members.write_list("seats", rules.players, key_of, [&](JsonText& out, int i) {
    out.object([&] {
      secrets(out, Seat::of(i));
      write_pieces(out, rules, s, Seat::of(i));
    });
  });
}

/// `deck` writes the deck as the reader may see it.
template <class WriteDeck>
void write_rest(const Rules& rules, const State& s, Members& members, WriteDeck deck) {
  members.write("turn", [&](JsonText& out) { write_turn(out, rules, s); });
  members.write("longest_road", [&](JsonText& out) { write_owner(out, rules, s.longest_road); });
  members.write("largest_army", [&](JsonText& out) { write_seat(out, s.largest_army); });
  members.write("bank", [&](JsonText& out) { out.value(notation::text(s.bank)); });
  members.write("deck", deck);
  with_variant(rules.variant, [&]<class P>() {
    if constexpr (P::kVariant != Variant::Base)
      members.write(P::Words::kName,
                    [&](JsonText& out) { out.value(json::value(P::Words::part_json(rules, s))); });
  });
  if (rules.revision != kRevision)
    members.write_once("rules", [&](JsonText& out) { out.value(rules.revision); });
}

}  // namespace

json::object board_json(const Board& board, HexId robber) {
  std::string text;
  JsonText out(text);
  write_board(out, board, robber);
  return tree_of(text);
}

void write_position(const Rules& rules, const State& s, Members& members) {
  members.begin();
  write_board(rules, s, members);
  const auto key_of = [&s](int i) {
    return seat_key(s, i, s.hand[i], s.cards[i], i == s.turn.index ? s.fresh : Cards{});
  };
  const auto secrets = [&s](JsonText& out, Seat seat) { write_open_secrets(out, s, seat); };
  write_seats(rules, s, members, key_of, secrets);
  write_rest(rules, s, members, [&s](JsonText& out) { write_cards(out, s.deck); });
}

namespace {

void write_seats(const Rules& rules, const View& v, Members& members) {
  const State& s = v.known;
  const auto key_of = [&v, &s](int i) {
    const bool moves = i == s.turn.index;
    const auto fresh = static_cast<std::uint8_t>(moves ? v.fresh_size : 0);
    return seat_key(s, i, s.hand[i], s.cards[i], moves ? s.fresh : Cards{}, v.hand_size[i], v.cards_size[i],
                    fresh);
  };
  const auto secrets = [&v](JsonText& out, Seat seat) {
    if (seat == v.viewer)
      write_open_secrets(out, v.known, seat);
    else
      write_counted_secrets(out, v, seat);
  };
  write_seats(rules, s, members, key_of, secrets);
}

void write_rest(const Rules& rules, const View& v, Members& members) {
  write_rest(rules, v.known, members, [&v](JsonText& out) { out.value(v.deck_size); });
}

}  // namespace

void write_view(const Rules& rules, const View& v, Members& members) {
  members.begin();
  write_board(rules, v.known, members);
  write_seats(rules, v, members);
  write_rest(rules, v, members);
}

void write_shared(const Rules& rules, const View& v, Members& members) {
  members.begin();
  write_board(rules, v.known, members);
  write_rest(rules, v, members);
  write_helps(rules, v.known, members);
}

void write_own(const Rules& rules, const View& v, Members& members) {
  members.begin();
  write_seats(rules, v, members);
}

json::object position_json(const Rules& rules, const State& s) {
  Members members;
  write_position(rules, s, members);
  return tree_of(members.whole());
}

json::object view_json(const Rules& rules, const View& v) {
  Members members;
  write_view(rules, v, members);
  return tree_of(members.whole());
}

}  // namespace longroad::island
