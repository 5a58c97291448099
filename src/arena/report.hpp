/// What a match showed: counted once, then printed as text, JSON or a page.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "arena/plackett_luce.hpp"
#include "arena/runner.hpp"
#include "arena/wilson.hpp"

namespace longroad::arena {

struct Row {
  Entrant entrant;
  int wins = 0;
  double share = 0;  // of the games that were won by somebody
  double fair = 0;   // what its number of seats alone would win
  Interval interval;
  Rating rating;
  double points = 0;        // a seat and game
  double microseconds = 0;  // a decision
  bots::Faults faults;
  std::map<std::string, double, std::less<>> decisions;  // by kind, a seat and game
  std::map<int, int> points_seen;                        // how often a seat ended with so many
};

struct Report {
  std::string game;
  int games = 0;
  int unfinished = 0;
  double turns = 0;            // a game
  std::map<int, int> lengths;  // games by tens of turns
  std::vector<Row> rows;
  std::vector<double> course;  // the first entrant's share after each game
  std::string verdict;         // of a sequential test; empty without one
};

Report report(const Match& match, const RunOptions& options, const Outcome& outcome);

std::string as_text(const Report& report);
boost::json::object as_json(const Report& report);
/// One page that needs nothing else.
std::string as_html(const Report& report);

}  // namespace longroad::arena
