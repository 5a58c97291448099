/// The soccer scenario's options, written and read.

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "games/island/soccer/text/words.hpp"
#include "games/island/words/reading.hpp"

namespace longroad::island {
namespace {

namespace json = boost::json;

json::array colour_names(std::span<const Colour> colours) {
  json::array out;
  for (const Colour c : colours) out.emplace_back(names::of(names::kColours, c));
  return out;
}

json::array chart_json(const Chart& chart, int players) {
  json::array out;
  for (int i = 0; i < chart.size; ++i)
    out.push_back(colour_names({chart.rows[i].data(), static_cast<std::size_t>(players)}));
  return out;
}

json::object track_json(const Track& track) {
  json::array resources;
  json::array cards;
  for (int space = 0; space <= track.trophy; ++space) {
    if (track.icons[space] == Icon::Resource) resources.emplace_back(space);
    if (track.icons[space] == Icon::Card) cards.emplace_back(space);
  }
  return {{"resources", std::move(resources)}, {"cards", std::move(cards)}, {"trophy", track.trophy}};
}

/// Each colour of this number of players once.
std::array<Colour, kColours> read_colour_list(const Node& node, int players) {
  std::array<Colour, kColours> colours = soccer_rulings(players).colours;
  const auto usual = colours;
  const auto end = [&](auto& list) { return list.begin() + players; };
  if (node.size(players) != players) node.refuse("a colour for each player is expected.");
  for (int i = 0; i < players; ++i)
    colours[i] = static_cast<Colour>(node.at(i).choice(names::kColours, static_cast<int>(usual[i])));
  if (!std::is_permutation(colours.begin(), end(colours), usual.begin()))
    node.refuse(players == 4 ? "each of white, orange, red and blue is there once."
                             : "each of red, blue and orange is there once.");
  return colours;
}

void read_chart(const Node& node, int players, Chart& chart) {
  if (!node.given()) return;
  chart.size = node.size(kMostDays);
  if (chart.size == 0) return node.refuse("at least one day is expected.");
  for (int i = 0; i < chart.size; ++i) chart.rows[i] = read_colour_list(node.at(i), players);
}

void read_icons(const Node& node, Icon icon, Track& track) {
  for (int i = 0; i < node.size(kMostSpaces); ++i) {
    const int space = node.at(i).number(1, track.trophy, 1);
    if (track.icons[space] != Icon::None) node.at(i).refuse("there are two rewards on this space.");
    track.icons[space] = icon;
  }
}

void read_track(const Node& node, Track& track) {
  if (!node.given()) return;
  node.only({"resources", "cards", "trophy"});
  track = {.icons = {}, .trophy = node.at("trophy").number(1, kMostSpaces, track.trophy)};
  read_icons(node.at("resources"), Icon::Resource, track);
  read_icons(node.at("cards"), Icon::Card, track);
}

/// So many goals of so many shots, `[1,2]`.
void read_goal(const Node& node, SoccerRulings& soccer) {
  if (!node.given()) return;
  if (node.size(2) != 2) return node.refuse("two numbers are expected: goals, of so many shots.");
  soccer.of_shots = node.at(1).number(2, 12, soccer.of_shots);
  soccer.goals = node.at(0).number(1, soccer.of_shots - 1, 1);
}

template <class Ruling, std::size_t N>
void read_ruling(const Node& node, const std::array<std::string_view, N>& words, Ruling& ruling) {
  ruling = static_cast<Ruling>(node.choice(words, static_cast<int>(ruling)));
}

}  // namespace

json::array colours_json(const Rules& rules) {
  return colour_names({rules.soccer.colours.data(), static_cast<std::size_t>(rules.players)});
}

void SoccerWords::write_options(const Rules& rules, json::object& options) {
  const SoccerRulings& soccer = rules.soccer;
  options["edition"] = names::of(names::kEditions, soccer.edition);
  options["colours"] = colours_json(rules);
  options["pasture"] = soccer.pasture.is_none() ? json::value() : json::value(soccer.pasture.index);
  options["chart"] = chart_json(soccer.chart, rules.players);
  options["days"] = soccer.days;
  options["track"] = track_json(soccer.track);
  options["goal"] = {soccer.goals, soccer.of_shots};
  options["robber"] = names::of(names::kRobberGrounds, soccer.robber);
  options["season_end"] = names::of(names::kSeasonEnds, soccer.season_end);
  options["trophy"] = names::of(names::kTrophySpaces, soccer.trophy);
  options["army_tie"] = names::of(names::kArmyTies, soccer.army_tie);
  options["win"] = names::of(names::kWinChecks, soccer.win);
  if (soccer.left != LeftSeat::Shoot) options["left"] = names::of(names::kLeftSeats, soccer.left);
}

void SoccerWords::read_options(const Node& node, Rules& rules) {
  SoccerRulings& soccer = rules.soccer;
  read_ruling(node.at("edition"), names::kEditions, soccer.edition);
  read_colours(node.at("colours"), rules);
  if (const Node pasture = node.at("pasture"); pasture.given()) {
    soccer.pasture = HexId::of(pasture.number(0, kHexes - 1, 0));
    if (soccer.edition == Edition::English) pasture.refuse("with the edition en it is a random one.");
  }
  read_chart(node.at("chart"), rules.players, soccer.chart);
  soccer.days = node.at("days").number(1, kMostDays, soccer.days);
  read_track(node.at("track"), soccer.track);
  read_goal(node.at("goal"), soccer);
  read_ruling(node.at("robber"), names::kRobberGrounds, soccer.robber);
  read_ruling(node.at("season_end"), names::kSeasonEnds, soccer.season_end);
  read_ruling(node.at("trophy"), names::kTrophySpaces, soccer.trophy);
  read_ruling(node.at("army_tie"), names::kArmyTies, soccer.army_tie);
  read_ruling(node.at("win"), names::kWinChecks, soccer.win);
  read_ruling(node.at("left"), names::kLeftSeats, soccer.left);
}

void read_colours(const Node& node, Rules& rules) {
  if (node.given()) rules.soccer.colours = read_colour_list(node, rules.players);
}

}  // namespace longroad::island
