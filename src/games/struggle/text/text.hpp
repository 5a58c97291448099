/// The lines of the card game as text.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "games/struggle/rules/action.hpp"
#include "games/struggle/rules/state.hpp"

namespace longroad::notation {
struct Moved;
}

namespace longroad::struggle {

Result<Action> parse(const Rules& rules, std::string_view line);
std::string text(Action action);
/// The line as this viewer sees it when it is played at this table: what is hidden is `?`.
std::string text_for(const Table& t, Seat viewer, Action action);
/// Who loses a road or knight by this line.
notation::Moved moved(const Rules& rules, const Table& t, Action action);

}  // namespace longroad::struggle
