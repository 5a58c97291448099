#include "games/options.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "notation/values/value.hpp"

namespace longroad::games {
namespace {

namespace json = boost::json;
using notation::Option;
using Kind = Option::Kind;

json::object wording_json(const notation::Wording& w) { return {{"en", w.en}, {"de", w.de}}; }

json::value usual_value(const Option& option) {
  switch (option.kind) {
    case Kind::Choice:
      return json::value(option.values.front().value);
    case Kind::Number:
      return option.usual;
    case Kind::Flag:
      return option.usual != 0;
    case Kind::Json:
      return nullptr;
  }
  return nullptr;
}

json::object option_json(const Option& option) {
  json::object out{{"name", option.name}, {"kind", notation::word_of(option.kind)}};
  if (option.kind == Kind::Choice) {
    json::array values;
    json::object labels;
    for (const auto& [value, label] : option.values) {
      values.emplace_back(value);
      labels[value] = wording_json(label);
    }
    out["values"] = std::move(values);
    out["labels"] = std::move(labels);
  }
  if (option.kind == Kind::Number) {
    out["min"] = option.low;
    out["max"] = option.high;
  }
  out["default"] = usual_value(option);
  if (!option.among_friends.empty()) out["page_default"] = option.among_friends;
  out["house_rule"] = option.house_rule;
  out["title"] = wording_json(option.title);
  out["text"] = wording_json(option.text);
  return out;
}

}  // namespace

json::array describe_options(const Game& game) {
  json::array out;
  for (const Option& option : game.options()) out.push_back(option_json(option));
  return out;
}

std::vector<std::string_view> house_rules(const Game& game, const json::object& options) {
  std::vector<std::string_view> out;
  for (const Option& option : game.options()) {
    const json::value* value = option.house_rule ? options.if_contains(option.name) : nullptr;
    if (value != nullptr && !value->is_null() && *value != usual_value(option)) out.push_back(option.name);
  }
  return out;
}

std::vector<std::string_view> house_rules(const Position& position) {
  return house_rules(*find_game(position.game()), position.options());
}

}  // namespace longroad::games
