/// The race in words: lines of text, and positions as JSON. Beside what all games have, a seat has `space`.
#pragma once

#include <boost/json/fwd.hpp>
#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "games/race/rules.hpp"
#include "notation/option.hpp"

namespace longroad::race {

struct Begun {
  Rules rules;
  State state;
};

Result<Begun> begin(int players, const boost::json::value* board, const boost::json::object* options,
                    int revision);
/// What is left out is as at the start.
Result<Begun> read_position(const boost::json::object& position, int revision);
boost::json::object position_json(const Rules& rules, const State& s);

std::span<const notation::Option> option_list();
boost::json::object options_json(const Rules& rules);

/// `1 roll`, `1 walk`, `1 push 2`, `* die 4`, `* timeout 1`, `* remove 1`.
Result<Action> parse(const Rules& rules, std::string_view line);
std::string text(Action a);

}  // namespace longroad::race
