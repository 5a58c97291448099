#include "arena/game_result.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>
#include <boost/json/value_to.hpp>

#include "bots/core/fault_words.hpp"

namespace longroad::arena {
namespace {

namespace json = boost::json;

json::object written(const Performance& p) {
  json::object decisions;
  for (const auto& [kind, count] : p.decisions) decisions[kind] = count;
  json::object o{
      {"points", p.points}, {"faults", p.faults.total()}, {"ns", p.nanoseconds}, {"decisions", decisions}};
  if (p.faults.total() > 0) o["fault_kinds"] = bots::faults_json(p.faults);
  return o;
}

Performance read_performance(const json::object& o) {
  Performance p;
  p.points = json::value_to<int>(o.at("points"));
  if (const auto* kinds = o.if_contains("fault_kinds")) p.faults = bots::read_faults(kinds->as_object());
  p.nanoseconds = json::value_to<std::int64_t>(o.at("ns"));
  for (const auto& [kind, count] : o.at("decisions").as_object())
    p.decisions.emplace(kind, json::value_to<int>(count));
  return p;
}

}  // namespace

int Performance::decided() const {
  int sum = 0;
  for (const auto& [kind, count] : decisions) sum += count;
  return sum;
}

std::string write_result(const GameResult& result) {
  json::array bots;
  for (const Performance& p : result.bots) bots.emplace_back(written(p));
  return json::serialize(json::object{{"game", result.game},
                                      {"deal", result.deal},
                                      {"winner", result.winner ? json::value(*result.winner) : nullptr},
                                      {"turns", result.turns},
                                      {"bots", bots}});
}

Result<GameResult> read_result(std::string_view line) {
  try {
    const json::value document = json::parse(line);
    const json::object& o = document.as_object();
    GameResult result;
    result.game = json::value_to<int>(o.at("game"));
    result.deal = json::value_to<int>(o.at("deal"));
    if (!o.at("winner").is_null()) result.winner = json::value_to<int>(o.at("winner"));
    result.turns = json::value_to<int>(o.at("turns"));
    for (const json::value& bot : o.at("bots").as_array())
      result.bots.push_back(read_performance(bot.as_object()));
    return result;
  } catch (const std::exception& error) {  // Boost.JSON says all that can be wrong in this way
    return Error{error.what()};
  }
}

}  // namespace longroad::arena
