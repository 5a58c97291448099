#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <optional>

#include "games/referee.hpp"
#include "scenario.hpp"

namespace longroad::tests {
namespace {

namespace json = boost::json;

/// What is wrong with a step; none where all is as it should be.
using Trouble = std::optional<std::string>;

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == text.npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(" \t") - first + 1));
}

std::vector<std::string> parted(std::string_view text, std::string_view separator) {
  std::vector<std::string> parts;
  if (trimmed(text).empty()) return parts;
  for (std::size_t end = text.find(separator); end != text.npos; end = text.find(separator)) {
    parts.push_back(trimmed(text.substr(0, end)));
    text.remove_prefix(end + separator.size());
  }
  parts.push_back(trimmed(text));
  return parts;
}

/// `left = right`, parted at the first sign of equality.
std::pair<std::string, std::string> sides(std::string_view text) {
  const std::size_t at = std::min(text.find('='), text.size());
  return {trimmed(text.substr(0, at)), trimmed(text.substr(std::min(at + 1, text.size())))};
}

std::string listed(const std::vector<std::string>& items) {
  std::string out;
  for (const auto& item : items) out += (out.empty() ? "" : "; ") + item;
  return out.empty() ? "nothing" : out;
}

Trouble compare(const json::value& expected, const json::value& found) {
  if (expected == found) return {};
  return "expected " + json::serialize(expected) + ", found " + json::serialize(found);
}

class Runner {
 public:
  explicit Runner(const ScenarioCase& scenario) : scenario_(scenario) {}

  Trouble begin() {
    if (const auto* position = header("position"))
      return accept({{"position", with_headers(position->text)}});
    return accept({{"new", new_game()}});
  }

  Trouble run(std::string_view step);

 private:
  Trouble play(std::string_view line) { return accept({{"do", line}}); }
  Trouble refuse(std::string_view step);
  Trouble impossible(std::string_view step);
  Trouble no_game(std::string_view step);
  Trouble legal(std::string_view step) { return list("actions", step); }
  Trouble revise(std::string_view step) { return list("revise", step); }
  Trouble not_legal(std::string_view step);
  Trouble to_act(std::string_view step);
  Trouble open(std::string_view step);
  Trouble chance(std::string_view step);
  Trouble expect(std::string_view step);
  Trouble view(std::string_view step);
  Trouble log(std::string_view step);
  Trouble moves(std::string_view step);
  Trouble score(std::string_view step) { return points("points", step); }
  Trouble shown(std::string_view step) { return points("public", step); }
  Trouble winner(std::string_view step);

  const ScenarioLine* header(std::string_view key) const {
    const auto found = scenario_.headers.find(key);
    return found == scenario_.headers.end() ? nullptr : &found->second;
  }
  json::object new_game() const {
    json::object wish;
    for (const char* key : {"game", "rules", "players", "seed", "board", "options"})
      if (const auto* line = header(key)) wish[key] = value_of(line->text);
    return wish;
  }
  /// JSON, or a bare word such as `base`.
  static json::value value_of(std::string_view text) {
    json::error_code fault;
    json::value value = json::parse(text, fault);
    return fault ? json::value(text) : value;
  }
  /// The position with what the case says of game, rules, players and options.
  json::value with_headers(std::string_view text) const {
    json::value position = value_of(text);
    if (auto* object = position.if_object())
      for (const char* key : {"game", "rules", "players", "options"})
        if (const auto* line = header(key); line != nullptr && !object->contains(key))
          (*object)[key] = value_of(line->text);
    return position;
  }

  json::object ask(const json::object& request) {
    return json::parse(referee_.answer(json::serialize(request))).as_object();
  }
  Trouble accept(const json::object& request) {
    const json::object answer = ask(request);
    if (const auto* ok = answer.if_contains("ok"); ok != nullptr && *ok == true) return {};
    return "refused: " + json::serialize(answer);
  }
  /// The actions that begin with these words.
  std::vector<std::string> beginning_with(const char* key, std::string_view prefix) {
    std::vector<std::string> found;
    const json::object legal = ask({{"legal", true}});
    for (const auto& action : legal.at(key).as_array()) {
      const std::string_view text = action.as_string();
      if (!text.starts_with(prefix)) continue;
      if (prefix.empty() || text.size() == prefix.size() || text[prefix.size()] == ' ')
        found.emplace_back(text);
    }
    return found;
  }
  Trouble list(const char* key, std::string_view step);
  Trouble points(const char* key, std::string_view step);
  Trouble at_pointer(const json::object& request, std::string_view step);

  const ScenarioCase& scenario_;
  games::Referee referee_;
};

Trouble Runner::run(std::string_view step) {
  static constexpr std::pair<std::string_view, Trouble (Runner::*)(std::string_view)> kSteps[] = {
      {"do", &Runner::play},
      {"refuse", &Runner::refuse},
      {"impossible", &Runner::impossible},
      {"no game", &Runner::no_game},
      {"legal", &Runner::legal},
      {"revise", &Runner::revise},
      {"not legal", &Runner::not_legal},
      {"to_act", &Runner::to_act},
      {"open", &Runner::open},
      {"chance", &Runner::chance},
      {"expect", &Runner::expect},
      {"view", &Runner::view},
      {"log", &Runner::log},
      {"moves", &Runner::moves},
      {"score", &Runner::score},
      {"public", &Runner::shown},
      {"winner", &Runner::winner},
  };
  for (const auto& [verb, check] : kSteps)
    if (step == verb || step.starts_with(std::string(verb) + ' '))
      return (this->*check)(trimmed(step.substr(verb.size())));
  return "there is no such step";
}

Trouble Runner::refuse(std::string_view step) {
  const auto parts = parted(step, " | ");
  if (parts.size() < 2 || parts.size() > 3) return "write: refuse LINE | CODE | SENTENCE";
  const std::string code = parts.size() == 3 ? parts[1] : "bad_line";
  const json::object expected{{"ok", false}, {"code", code}, {"error", parts.back()}};
  const json::object before = ask({{"show", true}});
  if (const auto trouble = compare(expected, ask({{"do", parts[0]}}))) return trouble;
  if (before != ask({{"show", true}})) return "the refused line has changed the position";
  return {};
}

Trouble Runner::impossible(std::string_view step) {
  const auto parts = parted(step, " | ");
  if (parts.size() != 2) return "write: impossible POSITION | SENTENCE";
  const json::object expected{{"ok", false}, {"error", parts[1]}};
  return compare(expected, ask({{"position", with_headers(parts[0])}}));
}

Trouble Runner::no_game(std::string_view step) {
  const auto parts = parted(step, " | ");
  if (parts.size() != 2) return "write: no game OPTIONS | SENTENCE";
  json::object wish = new_game();
  wish["options"] = value_of(parts[0]);
  return compare(json::object{{"ok", false}, {"error", parts[1]}}, ask({{"new", wish}}));
}

Trouble Runner::list(const char* key, std::string_view step) {
  const auto [prefix, list] = sides(step);
  auto expected = parted(list, ";");
  auto found = beginning_with(key, prefix);
  std::ranges::sort(expected);
  std::ranges::sort(found);
  if (expected == found) return {};
  std::vector<std::string> missing;
  std::vector<std::string> unexpected;
  std::ranges::set_difference(expected, found, std::back_inserter(missing));
  std::ranges::set_difference(found, expected, std::back_inserter(unexpected));
  return "missing: " + listed(missing) + "\n  not expected: " + listed(unexpected);
}

Trouble Runner::not_legal(std::string_view step) {
  const auto found = beginning_with("actions", step);
  if (found.empty()) return {};
  return "it is legal: " + listed(found);
}

Trouble Runner::to_act(std::string_view step) {
  json::array expected;
  for (const auto& seat : parted(step, ",")) expected.push_back(value_of(seat));
  return compare(expected, ask({{"legal", true}}).at("to_act"));
}

Trouble Runner::open(std::string_view step) {
  json::array expected;
  for (const auto& verb : parted(step, " ")) expected.emplace_back(verb);
  return compare(expected, ask({{"legal", true}}).at("open"));
}

Trouble Runner::chance(std::string_view step) {
  const auto [action, weight] = sides(step);
  const json::object legal = ask({{"legal", true}});
  const auto* outcomes = legal.if_contains("chance");
  if (outcomes == nullptr || !outcomes->is_array())
    return "no outcomes are listed: " + json::serialize(legal);
  for (const auto& outcome : outcomes->get_array())
    if (outcome.at("action") == json::value(action)) return compare(value_of(weight), outcome.at("weight"));
  return compare(value_of(weight), 0);
}

Trouble Runner::moves(std::string_view step) {
  const auto [line, expected] = sides(step);
  const json::object answer = ask({{"moves", line}});
  if (!answer.contains("moved")) return json::serialize(answer);
  return compare(expected.empty() ? json::object() : value_of(expected), answer.at("moved"));
}

Trouble Runner::at_pointer(const json::object& request, std::string_view step) {
  const auto [pointer, expected] = sides(step);
  const json::value position = ask(request).at("position");
  json::error_code fault;
  const auto* found = position.find_pointer(pointer, fault);
  if (found == nullptr) return "there is nothing at " + pointer + " in " + json::serialize(position);
  return compare(value_of(expected), *found);
}

Trouble Runner::expect(std::string_view step) { return at_pointer({{"show", true}}, step); }

Trouble Runner::view(std::string_view step) {
  const std::size_t blank = std::min(step.find(' '), step.size());
  return at_pointer({{"view", value_of(step.substr(0, blank))}}, step.substr(blank));
}

Trouble Runner::log(std::string_view step) {
  const auto [viewer, line] = sides(step);
  const json::array log = ask({{"log", value_of(viewer)}}).at("log").as_array();
  return compare(json::value(line), log.empty() ? json::value() : log.back());
}

Trouble Runner::points(const char* key, std::string_view step) {
  const auto [seat, expected] = sides(step);
  const json::array all = ask({{"score", true}}).at(key).as_array();
  const auto index = static_cast<std::size_t>(std::atoi(seat.c_str()) - 1);
  if (index >= all.size()) return "there is no such seat";
  return compare(value_of(expected), all[index]);
}

Trouble Runner::winner(std::string_view step) {
  const bool over = ask({{"legal", true}}).at("to_act").as_array().empty();
  if (over == (step == "running")) return over ? "the game is over" : "the game is still running";
  if (!over) return {};
  return compare(step == "none" ? json::value() : value_of(step), ask({{"score", true}}).at("winner"));
}

}  // namespace

void run_scenario(const std::string& path, const ScenarioCase& scenario) {
  const auto failed = [&](const ScenarioLine& line, const Trouble& trouble) {
    if (trouble)
      ADD_FAILURE_AT(path.c_str(), line.number)
          << "case: " << scenario.name.text << "\n  " << line.text << "\n  " << *trouble;
    return trouble.has_value();
  };
  Runner runner(scenario);
  if (scenario.steps.empty()) failed(scenario.name, "the case has no steps");
  if (failed(scenario.name, runner.begin())) return;
  for (const auto& step : scenario.steps)
    if (failed(step, runner.run(step.text))) return;
}

}  // namespace longroad::tests
