/// The island behind the face of a game (games/faced.hpp): its rules, and its words.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <span>
#include <string_view>

#include "games/island/core.hpp"
#include "games/island/text/text.hpp"
#include "games/island/text/words.hpp"
#include "notation/moved.hpp"
#include "notation/open_verb.hpp"

namespace longroad::island {

struct Island : Core {
  static std::string_view name(const Rules& r) { return name_of(r.variant); }
  static Seat whose_turn(const State& s) { return s.turn; }
  static bool has_left(const State& s, Seat seat) { return s.has_left(seat); }
  static SeatSet asked(const Rules& r, const State& s) {
    SeatSet seats;
    for (int i = 0; i < r.players; ++i)
      if (owes_answer(s, Seat::of(i))) seats.add(Seat::of(i));
    return seats;
  }
  static int offers_made(const State& s) { return s.offers; }
  static Nature nature(Action a);
  static Action timeout(Seat seat) { return make::timeout(seat); }
  static Action removal(Seat seat) { return make::remove(seat); }
  static std::optional<Action> decline(Seat seat) { return make::line(Verb::Refuse, seat); }
  static int mildness(Action a);
  static std::span<const notation::OpenVerb> open_verbs(const Rules& r, const State& s, Seat seat) {
    static constexpr notation::OpenVerb kOffer[]{
        {"offer", Nature::Offer, "what you give and what you want: offer bw o"}};
    static constexpr notation::OpenVerb kCounter[]{
        {"counter", Nature::Answer, "what you give and what you want: counter bw o"}};
    if (seat.is_none() && is_own(s.phase))
      return with_variant(r.variant, [&]<class P>() { return P::Words::open_verbs(r, s); });
    if (seat.is_none() || island::chance_due(s)) return {};
    if (s.phase == Phase::Main && seat == s.turn) return kOffer;
    if (owes_answer(s, seat)) return kCounter;
    return {};
  }
  static bool is_undo(Action a) { return verb(a) == Verb::Undo; }
  static Action undo(Seat seat) { return make::undo(seat); }
  static bool can_be_undone(const Rules& r, Action a) { return island::can_be_undone(r, a); }
  static Result<Action> parse(const Rules& r, std::string_view line) { return island::parse(r, line); }
  static std::string text(const Rules& r, Action a) { return island::text(r, a); }
  static std::string text_for(const Rules& r, const State& s, Seat viewer, Action a) {
    return island::text_for(r, s, viewer, a);
  }
  static notation::Moved moved(const Rules& r, const State& s, Action a) { return island::moved(r, s, a); }
  static notation::Moved moved_back(const Rules& r, const State& now, const State& restored) {
    return island::moved_back(r, now, restored);
  }
  static boost::json::object json(const Rules& r, const State& s) { return position_json(r, s); }
  static boost::json::object view_json(const Rules& r, const View& v) { return island::view_json(r, v); }
  static void write(const Rules& r, const State& s, notation::Members& members) {
    write_position(r, s, members);
  }
  static void write(const Rules& r, const View& v, notation::Members& members) { write_view(r, v, members); }
  static void write_shared(const Rules& r, const View& v, notation::Members& members) {
    island::write_shared(r, v, members);
  }
  static void write_own(const Rules& r, const View& v, notation::Members& members) {
    island::write_own(r, v, members);
  }
  static void write_helps(const Rules& r, const State& s, notation::Members& members) {
    island::write_helps(r, s, members);
    write_scored(r, s, members);
  }
  static void write_helps(const Rules& r, const View& v, notation::Members& members) {
    island::write_helps(r, v.known, members);
  }
  static boost::json::object board_json(const Rules& r) {
    return island::board_json(r.board, r.board.robber);
  }
  static boost::json::object options_json(const Rules& r) { return island::options_json(r); }
};

inline Nature Island::nature(Action a) {
  const Verb v = verb(a);
  if (v == Verb::Offer) return Nature::Offer;
  if (detail::is_answer(v)) return Nature::Answer;
  if (v == Verb::Timeout) return Nature::Timeout;
  if (v == Verb::Remove) return Nature::Removal;
  return a.seat().is_none() ? Nature::Chance : Nature::Move;
}

/// To refuse or withdraw leaves everything as it is; else the turn ends.
inline int Island::mildness(Action a) {
  const Verb v = verb(a);
  if (v == Verb::Refuse) return 3;
  if (v == Verb::Withdraw) return 2;
  return v == Verb::End ? 1 : 0;
}

}  // namespace longroad::island
