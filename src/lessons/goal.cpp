#include "lessons/goal.hpp"

#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/string.hpp>
#include <optional>
#include <span>

#include "lessons/text.hpp"
#include "notation/json.hpp"
#include "notation/words.hpp"

namespace longroad::lessons {
namespace {

namespace json = boost::json;
using Kind = Test::Kind;

struct Named {
  std::string_view name;
  Kind kind;
};
constexpr std::array kNames = std::to_array<Named>({{"anything", Kind::Any},
                                                    {"line", Kind::Line},
                                                    {"verb", Kind::Verb},
                                                    {"place", Kind::Place},
                                                    {"points", Kind::Points},
                                                    {"after", Kind::Equals},
                                                    {"won", Kind::Won},
                                                    {"choice", Kind::Choice}});

Result<Test> read_after(std::string_view rest) {
  Test test;
  test.pointer = take_word(rest);
  if (!test.pointer.starts_with('/')) return Error{"after is followed by a place such as /turn/phase."};
  const std::string_view how = take_word(rest);
  if (how == "has") {
    test.kind = Kind::Has;
    test.words.emplace_back(rest);
    return test;
  }
  if (how == "at" && take_word(rest) == "least") {
    test.kind = Kind::AtLeast;
    const auto number = notation::read_number(rest, 0, 1000);
    if (!number) return number.error();
    test.number = *number;
    return test;
  }
  if (how != "=") return Error{"after a place stands =, has or at least."};
  test.kind = Kind::Equals;
  auto value = notation::parse_json(rest);
  if (!value) return value.error();
  test.value = std::move(*value);
  return test;
}

Result<Test> read_test(std::string_view text) {
  const std::string_view name = take_word(text);
  const std::span names(kNames);
  const auto named = std::ranges::find(names, name, &Named::name);
  if (named == names.end())
    return Error{notation::quote(name) +
                 " is no predicate: anything, line, verb, place, points, after, won and choice are."};
  if (named->kind == Kind::Equals) return read_after(text);
  Test test{.kind = named->kind, .words = {}, .pointer = {}, .value = {}, .number = 0};
  if (const bool alone = test.kind == Kind::Any || test.kind == Kind::Won; alone != text.empty())
    return Error{std::string(name) + (alone ? " has nothing after it." : " needs something after it.")};
  if (test.kind == Kind::Points || test.kind == Kind::Choice) {
    const auto number = notation::read_number(text, 1, 99);
    if (!number) return number.error();
    test.number = *number;
  } else if (test.kind == Kind::Place) {
    test.words = parts_of(text, " ");
  } else {
    test.words.emplace_back(text);
  }
  return test;
}

/// Whether the letters of the bundle are all there, each as often as it is asked for.
bool has_letters(std::string_view all, std::string_view wanted) {
  return std::ranges::all_of(
      wanted, [&](char c) { return std::ranges::count(all, c) >= std::ranges::count(wanted, c); });
}

bool has(const json::value& found, std::string_view wanted) {
  if (found.is_string()) return has_letters(std::string_view(found.get_string()), wanted);
  if (!found.is_array()) return false;
  const auto value = notation::parse_json(wanted);
  return value && std::ranges::find(found.get_array(), *value) != found.get_array().end();
}

/// The value as the learner sees it; null where there is none.
json::value seen(const Tried& tried, std::string_view pointer) {
  const json::value view = tried.after->view(tried.seat)->json();
  boost::system::error_code none;
  const json::value* found = view.find_pointer(pointer, none);
  return found == nullptr ? json::value() : *found;
}

bool begins_with(std::string_view line, std::string_view words) {
  return line.starts_with(words) && (line.size() == words.size() || line[words.size()] == ' ');
}

bool holds_after(const Test& test, const Tried& tried) {
  const games::Score score = tried.after->score();
  if (test.kind == Kind::Won) return score.over && score.winner == tried.seat;
  if (test.kind == Kind::Points) return score.points[tried.seat.index] >= test.number;
  const json::value found = seen(tried, test.pointer);
  if (test.kind == Kind::Has) return has(found, test.words.front());
  if (test.kind == Kind::Equals) return found == test.value;
  return found.is_int64() && found.get_int64() >= test.number;
}

bool holds_one(const Test& test, const Tried& tried) {
  if (test.kind == Kind::Choice) return tried.choice == test.number;
  if (tried.after == nullptr) return false;
  switch (test.kind) {
    case Kind::Any:
      return true;
    case Kind::Line:
      return tried.line == test.words.front();
    case Kind::Verb:
      return begins_with(tried.line, test.words.front());
    case Kind::Place: {
      const std::string_view last = tried.line.substr(tried.line.rfind(' ') + 1);
      return std::ranges::find(test.words, last) != test.words.end();
    }
    default:
      return holds_after(test, tried);
  }
}

}  // namespace

Result<Goal> read_goal(std::string_view text) {
  Goal goal;
  for (const std::string& part : parts_of(text, " and ")) {
    auto test = read_test(part);
    if (!test) return test.error();
    goal.tests.push_back(std::move(*test));
  }
  if (goal.tests.empty()) return Error{"a predicate is missing."};
  return goal;
}

bool holds(const Goal& goal, const Tried& tried) {
  return std::ranges::all_of(goal.tests, [&](const Test& test) { return holds_one(test, tried); });
}

}  // namespace longroad::lessons
