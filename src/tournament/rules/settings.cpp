#include "tournament/rules/settings.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "names/names.hpp"
#include "notation/words.hpp"
#include "tournament/rules/common.hpp"

namespace longroad::tournament {
namespace {

using rules::Refused;

constexpr int kMostEvents = 99;

/// One line of the list: its values, until when it may change, and where it is kept.
struct Setting {
  std::string_view key;
  std::vector<std::string_view> values;   // empty: any text
  Refused (*fixed)(const State&);         // nothing while it may change
  std::string Settings::*text = nullptr;  // for those that are just text
  void (*change)(State&, const std::string&) = nullptr;
  std::string (*show)(const State&) = nullptr;
};

Refused never(const State&) { return std::nullopt; }
Refused refuse_if(bool refused, Code code) { return refused ? Refused(say(code)) : std::nullopt; }
Refused edition_fixed(const State& state) { return refuse_if(state.began(), "edition_fixed"); }
Refused percentages_fixed(const State& state) { return refuse_if(state.began(), "percentages_fixed"); }
Refused semifinals_fixed(const State& state) {
  return refuse_if(state.events.back().began(), "semifinals_fixed");
}
Refused semifinal_day_fixed(const State& state) {
  return refuse_if(state.semifinal.posted(), "semifinal_day_fixed");
}
Refused events_fixed(const State& state) { return refuse_if(state.events.back().began(), "events_fixed"); }

void change_semifinals(State& s, const std::string& value) { s.settings.semifinals = value == "play"; }
std::string show_semifinals(const State& s) { return s.settings.semifinals ? "play" : "skip"; }
void change_percentages(State& s, const std::string& value) {
  s.settings.percentages = value == "exact" ? Percentages::Exact : Percentages::Rounded;
}
std::string show_percentages(const State& s) {
  return s.settings.percentages == Percentages::Exact ? "exact" : "rounded";
}
void change_events(State& s, const std::string& value) {
  set_event_count(s, *notation::read_number(value, 1, kMostEvents));
}
std::string show_events(const State& s) { return std::to_string(s.event_count()); }

void change_autopilot(State& s, const std::string& value) { s.settings.autopilot = value == "on"; }
// A report need not say that nobody flew.
std::string show_autopilot(const State& s) { return s.settings.autopilot ? "on" : ""; }

const std::vector<Setting>& settings() {
  static const std::vector<Setting> list{
      {"name", {}, never, &Settings::name},
      {"place", {}, never, &Settings::place},
      {"date", {}, never, &Settings::date},
      {"language", {}, never, &Settings::language},
      {"edition", {}, edition_fixed, &Settings::edition},
      {"semifinal_day", {}, semifinal_day_fixed, &Settings::semifinal_day},
      {"semifinals", {"play", "skip"}, semifinals_fixed, nullptr, change_semifinals, show_semifinals},
      {"percentages", {"rounded", "exact"}, percentages_fixed, nullptr, change_percentages, show_percentages},
      {"autopilot", {"off", "on"}, never, nullptr, change_autopilot, show_autopilot},
      {"events", {}, events_fixed, nullptr, change_events, show_events},
  };
  return list;
}

const Setting* find_setting(const std::string& key) {
  const auto found = std::ranges::find(settings(), key, &Setting::key);
  return found == settings().end() ? nullptr : &*found;
}

}  // namespace

std::string setting_keys() {
  std::string keys;
  for (const Setting& s : settings()) keys += (keys.empty() ? "" : ", ") + std::string(s.key);
  return keys;
}

rules::Refused refuse_setting(const State& state, const std::string& key) {
  const Setting* setting = find_setting(key);
  if (setting == nullptr) return say("no_setting", {{"key", key}, {"keys", setting_keys()}});
  return setting->fixed(state);
}

Answer<Notices> check_setting(const State& state, const std::string& key, const std::string& value) {
  const Setting* setting = find_setting(key);
  if (!setting->values.empty() && std::ranges::find(setting->values, value) == setting->values.end()) {
    return say("setting_values",
               {{"key", key}, {"one", setting->values[0]}, {"other", setting->values[1]}, {"value", value}});
  }
  if (key == "name" && rules::is_blank(value)) return say("needs_tournament_name");
  if (key == "events") {
    const Result<int> events = notation::read_number(value, 1, kMostEvents);
    if (!events) return say_plainly(events.error());
    for (int e = *events; e < state.event_count(); ++e) {
      if (!state.events[e].attendance.empty()) {
        return say("event_in_use", {{"event", e + 1}});
      }
    }
  }
  return Notices{};
}

void change_setting(State& state, const std::string& key, const std::string& value) {
  const Setting& setting = *find_setting(key);
  if (setting.text != nullptr) {
    state.settings.*setting.text = names::tidy(value);
  } else {
    setting.change(state, value);
  }
}

std::vector<std::pair<std::string, std::string>> list_settings(const State& state) {
  std::vector<std::pair<std::string, std::string>> list;
  for (const Setting& s : settings())
    list.emplace_back(s.key, s.text != nullptr ? state.settings.*s.text : s.show(state));
  return list;
}

void set_event_count(State& state, int events) {
  const int before = state.event_count();
  state.events.resize(events);
  for (int e = before + 1; e <= events; ++e) {
    for (int g = 1; g <= kGames; ++g) {
      const GameId id = GameId::preliminary(e, g);
      state.game(id)->layout = rules::first_layout(state.settings.seed, id);
    }
  }
}

}  // namespace longroad::tournament
