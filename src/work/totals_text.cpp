#include "work/totals_text.hpp"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>
#include <boost/json/value_to.hpp>

#include "bots/core/fault_words.hpp"

namespace longroad::work {

namespace json = boost::json;

std::string write_totals(const sim::Totals& totals) {
  json::array faults;
  for (const bots::Faults& own : totals.faults) faults.push_back(bots::faults_json(own));
  return json::serialize(json::object{{"games", totals.games},
                                      {"unfinished", totals.unfinished},
                                      {"decisions", totals.decisions},
                                      {"turns", totals.turns},
                                      {"wins", json::value_from(totals.wins)},
                                      {"points", json::value_from(totals.points)},
                                      {"faults", faults}});
}

Result<sim::Totals> read_totals(std::string_view text) {
  try {
    const json::value document = json::parse(text);
    const auto number = [&](const char* key) { return json::value_to<std::int64_t>(document.at(key)); };
    sim::Totals totals;
    totals.games = number("games");
    totals.unfinished = number("unfinished");
    totals.decisions = number("decisions");
    totals.turns = number("turns");
    for (std::size_t i = 0; i < totals.wins.size(); ++i) {
      totals.wins[i] = json::value_to<std::int64_t>(document.at("wins").at(i));
      totals.points[i] = json::value_to<std::int64_t>(document.at("points").at(i));
      totals.faults[i] = bots::read_faults(document.at("faults").at(i).as_object());
    }
    return totals;
  } catch (const std::exception& error) {  // Boost.JSON says all that can be wrong in this way
    return Error{error.what()};
  }
}

}  // namespace longroad::work
