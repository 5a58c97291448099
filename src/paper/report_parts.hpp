/// What the report says both on paper and as text.
#pragma once

#include <string>
#include <string_view>

#include "paper/words.hpp"
#include "tournament/model/state.hpp"

namespace longroad::paper {

/// The settings, the staff, how many played, and the lots.
tournament::TextSection facts(const tournament::State& state, Language language);

/// The places can change until the final is finished.
std::string_view places_title(const tournament::State& state, const Words& w);

/// Participants who have no place.
tournament::TextSection without_place(const tournament::State& state, const Words& w);

/// Of somebody who is disqualified or removed.
std::string penalty_text(const tournament::Person& person, const Words& w);

/// "Ada 10, Ben 8", in play order.
std::string result_text(const tournament::State& state, const tournament::Sheet& sheet);

/// What somebody said after what it was: "call, Ada: the robber"; alone where there are no words.
std::string with_words(std::string what, const std::string& words);

}  // namespace longroad::paper
