/// The island behind the face of a game (games/erased.hpp): its rules, and its words.
#pragma once

#include <boost/json/object.hpp>
#include <span>
#include <string_view>

#include "games/island/core.hpp"
#include "games/island/text/names.hpp"
#include "games/island/text/text.hpp"

namespace longroad::island {

struct Island : Core {
  static std::string_view name(const Rules& r) { return names::of(names::kVariants, r.variant); }
  static std::span<const std::string_view> open_verbs(const Rules& r, const State& s, Seat seat) {
    static constexpr std::string_view kOffer[]{"offer"};
    static constexpr std::string_view kCounter[]{"counter"};
    static constexpr std::string_view kShots[]{"shots"};
    if (seat.is_none() && s.phase == Phase::Match && !can_list_shots(r, s)) return kShots;
    if (seat.is_none() || island::chance_due(s)) return {};
    if (s.phase == Phase::Main && seat == s.turn) return kOffer;
    if (owes_answer(s, seat)) return kCounter;
    return {};
  }
  static bool is_undo(Action a) { return verb(a) == Verb::Undo; }
  static Action undo(Seat seat) { return make::undo(seat); }
  static bool can_be_undone(const Rules& r, Action a) { return island::can_be_undone(r, a); }
  static bool outcomes(const Rules& r, const State& s, Outcomes& out) { return island::outcomes(r, s, out); }

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
