/// The settings of a tournament by name: name, place, date, language and so on. Each says how long it may be
/// changed.
#pragma once

#include <string>
#include <vector>

#include "tournament/rules/rules.hpp"

namespace longroad::tournament {

/// Where there is no such setting, or it may not change any more.
rules::Refused refuse_setting(const State& state, const std::string& key);
/// Whether it may have this value.
Answer<Notices> check_setting(const State& state, const std::string& key, const std::string& value);
void change_setting(State& state, const std::string& key, const std::string& value);

/// The names of all, with commas between them.
std::string setting_keys();

/// Key and value of each, in the order of the list.
std::vector<std::pair<std::string, std::string>> list_settings(const State& state);

/// Preliminary events (1.3), each new one with its own layouts.
void set_event_count(State& state, int events);

}  // namespace longroad::tournament
