/// Events and log entries as JSON:
/// `{"n":17,"at":"…","by":"Ruth","do":"sign","game":"1.2","table":3,"player":5}`.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/json_text.hpp"
#include "tournament/model/event.hpp"

namespace longroad::tournament {

/// The name that `do` has for it.
std::string_view name(const Event& event);
std::string_view name(Role role);
Result<Role> read_role(std::string_view word);

/// One line of JSON.
void write_entry(notation::JsonText& out, const Entry& entry);
std::string entry_text(const Entry& entry);

/// Whether it is a line of a log, in form; whether it may happen is for the rules.
Result<Entry> read_entry(const boost::json::value& json);

}  // namespace longroad::tournament
