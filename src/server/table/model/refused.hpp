/// Why a command is refused: a rule of the game, or a reason of the table.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "notation/refusal.hpp"
#include "phrases/reason.hpp"
#include "phrases/sentence.hpp"

namespace longroad::server {

/// The reasons of a table; their sentences are in `translations/LANGUAGE/server.json`.
inline constexpr auto kTableReasons = std::to_array<phrases::Declared>({
    {"not_seated"},
    {"no_such_seat"},
    {"no_such_seat.mute"},
    {"no_such_seat.block"},
    {"no_such_seat.nobody"},
    {"seat_taken"},
    {"full.seats"},
    {"full.table"},
    {"here_already"},
    {"reserved"},
    {"reserved.substitute"},
    {"needs_account"},
    {"needs_account.program"},
    {"rated"},
    {"rated.substitute"},
    {"not_started"},
    {"started"},
    {"started.dice"},
    {"not_over"},
    {"not_host"},
    {"tournament_next"},
    {"bad_line", "error"},
    {"not_your_seat"},
    {"stale"},
    {"seeded"},
    {"silenced"},
    {"own_seat"},
    {"not_absent"},
    {"alone"},
    {"too_fast"},
    {"too_many.messages"},
    {"too_many.blocked"},
    {"disk"},
    {"disk.stopped"},
    {"moved"},
    {"bad_message.place", "error"},
    {"bad_message.vote"},
    {"bad_message.seat"},
    {"bad_message.characters"},
    {"bad_message.bot", "error"},
});

struct Refused {
  phrases::Sentence why;
  Refusal rule{};  // where it is one

  [[nodiscard]] std::string_view code() const { return phrases::code_of(why.code); }
};
/// Nothing: it was done.
using Answer = std::optional<Refused>;

inline Refused refuse(phrases::Reason<kTableReasons> reason, phrases::Values values = {}) {
  return {phrases::say("server", reason.word(), std::move(values))};
}
inline Refused refuse(const Refusal& rule) { return {{name(rule.rule), {}, sentence(rule)}, rule}; }
inline Refused not_seated() { return refuse("not_seated"); }

}  // namespace longroad::server
