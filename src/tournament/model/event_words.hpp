/// What an entry did, in one sentence: for the log as people read it, and for what commands print.
#pragma once

#include <string>

#include "tournament/model/event.hpp"
#include "tournament/model/state.hpp"

namespace longroad::tournament {

/// The state may be that before or after the entry, or any later one: it only lends names.
Sentence in_words(const State& state, const Entry& entry);

/// "referee".
Sentence named(Role role);

/// "Ada 10 (winner), Ben 8, Cleo 7", in play order.
std::string in_words(const State& state, const SheetResult& result);

std::string_view in_words(SheetState state);

/// "present", "dropped", "disqualified", "removed"; nothing before the check-in, and "did not come" once the
/// last door is closed. With several events the one that each is about: "event 1 present, event 2 dropped".
std::string status_text(const State& state, PlayerId player);
/// Whether the player accepted the rules and the code of conduct at a check-in (1.1.1).
bool has_accepted(const State& state, PlayerId player);

}  // namespace longroad::tournament
