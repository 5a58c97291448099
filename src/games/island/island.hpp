/// The island's list of names for the face of a game (games/erased.hpp).
#pragma once

#include <boost/json/object.hpp>
#include <span>
#include <string_view>

#include "games/island/apply.hpp"
#include "games/island/chance.hpp"
#include "games/island/check.hpp"
#include "games/island/legal.hpp"
#include "games/island/text.hpp"
#include "games/island/view.hpp"

namespace longroad::island {

struct Island {
  using Rules = island::Rules;
  using State = island::State;
  using View = island::View;

  static std::string_view name(const Rules&) { return "base"; }
  static int players(const Rules& r) { return r.players; }
  static int turn(const State& s) { return static_cast<int>(s.number); }
  static bool over(const State& s) { return s.phase == Phase::Over; }
  static Seat winner(const State& s) { return s.winner; }
  static int points(const Rules& r, const State& s, Seat seat) { return island::points(r, s, seat); }
  static int shown_points(const Rules& r, const State& s, Seat seat) {
    return island::shown_points(r, s, seat);
  }

  static bool chance_due(const Rules&, const State& s) { return island::chance_due(s); }
  static SeatSet to_act(const Rules& r, const State& s) { return island::to_act(r, s); }
  static void legal(const Rules& r, const State& s, Actions& out) { island::legal(r, s, out); }
  static void legal(const Rules& r, const State& s, Seat seat, Actions& out) {
    island::legal(r, s, seat, out);
  }
  static std::span<const std::string_view> open_verbs(const Rules&, const State& s, Seat seat) {
    static constexpr std::string_view kOffer[]{"offer"};
    static constexpr std::string_view kCounter[]{"counter"};
    if (seat.is_none() || island::chance_due(s)) return {};
    if (s.phase == Phase::Main && seat == s.turn) return kOffer;
    if (owes_answer(s, seat)) return kCounter;
    return {};
  }
  static void revisions(const Rules& r, const State& s, Actions& out) { island::revisions(r, s, out); }
  static bool outcomes(const Rules& r, const State& s, Outcomes& out) {
    island::outcomes(r, s, out);
    return true;
  }
  static int stream(const Rules&, const State& s) { return static_cast<int>(island::stream(s)); }
  static Action draw(const Rules& r, const State& s, RandKey key) { return island::draw(r, s, key); }
  static Refusal check(const Rules& r, const State& s, Action a) { return island::check(r, s, a); }
  static void apply(const Rules& r, State& s, Action a) { island::apply(r, s, a); }

  static View view(const Rules& r, const State& s, Seat viewer) { return island::view(r, s, viewer); }
  static State redeal(const Rules& r, const View& v, RandKey key) { return island::redeal(r, v, key); }

  static Result<Action> parse(const Rules& r, std::string_view line) { return island::parse(r, line); }
  static std::string text(const Rules& r, Action a) { return island::text(r, a); }
  static std::string text_for(const Rules& r, const State& s, Seat viewer, Action a) {
    return island::text_for(r, s, viewer, a);
  }
  static boost::json::object json(const Rules& r, const State& s) { return position_json(r, s); }
  static boost::json::object view_json(const Rules& r, const View& v) { return island::view_json(r, v); }
  static boost::json::object board_json(const Rules& r) {
    return island::board_json(r.board, r.board.robber);
  }
  static boost::json::object options_json(const Rules& r) { return island::options_json(r); }
};

}  // namespace longroad::island
