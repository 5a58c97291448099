/// The soccer scenario's part of positions, written and read.

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "games/island/soccer/rules/matchday.hpp"
#include "games/island/soccer/text/words.hpp"
#include "games/island/words/reading.hpp"

namespace longroad::island {
namespace {

namespace json = boost::json;

using BySeat = std::array<std::uint8_t, kOwners>;

json::array by_seat(const Rules& rules, const BySeat& numbers) {
  return json::array(numbers.begin(), numbers.begin() + rules.players);
}

json::array places_json(const Rules& rules, const State& s) {
  json::array out;
  for (int i = 0; i < rules.players; ++i)
    out.push_back(soccer(s).places[i] == 0 ? json::value() : json::value(soccer(s).places[i]));
  return out;
}

json::value result_json(const Results& results, int match) {
  if (!results.played(match)) return {};
  return {results.goals(match, 0), results.goals(match, 1)};
}

/// Day by day the goals of the chart's two matches, up to the last that is known.
json::array results_json(const Results& results) {
  json::array out;
  int known = kMostDays * kMatchesADay;
  while (known > 0 && !results.played(known - 1)) --known;
  for (int match = 0; match < known; match += kMatchesADay)
    out.push_back({result_json(results, match), result_json(results, match + 1)});
  return out;
}

void read_by_seat(const Node& node, const Rules& rules, int low, int high, BySeat& numbers) {
  if (!node.given()) return;
  if (node.size(rules.players) != rules.players) return node.refuse("one for each seat is expected.");
  for (int i = 0; i < rules.players; ++i)
    numbers[i] = static_cast<std::uint8_t>(node.at(i).number(low, high, numbers[i]));
}

/// One from the beginning, one for each settlement next to a pitch and another for each city there,
/// and one for each knight trained.
BySeat usual_shots(const Rules& rules, const State& s) {
  BySeat shots{};
  for (int i = 0; i < rules.players; ++i) {
    const int earned = (s.settlements[i] & rules.pitch_nodes).size() +
                       2 * (s.cities[i] & rules.pitch_nodes).size() + s.retired[i];
    shots[i] = static_cast<std::uint8_t>(std::min(1 + earned, kShotTokens));
  }
  return shots;
}

/// A ranking has a first place, and as many places stay empty as were shared.
bool is_ranking(const Rules& rules, const BySeat& places) {
  return std::all_of(places.begin(), places.begin() + rules.players, [&](int place) {
    const auto ahead = std::count_if(places.begin(), places.begin() + rules.players,
                                     [&](int other) { return other != 0 && other < place; });
    return place == 0 ? places == BySeat{} : place == 1 + ahead;
  });
}

/// Places that are given without markers are led to by these: one space for everybody behind or level.
void place_markers(const Rules& rules, State& s) {
  for (int i = 0; i < rules.players; ++i)
    if (soccer(s).places[i] != 0)
      soccer(s).markers[i] = static_cast<std::uint8_t>(rules.players - soccer(s).places[i]);
}

void read_places(const Node& part, const Rules& rules, State& s) {
  const Node node = part.at("places");
  if (node.given()) {
    read_by_seat(node, rules, 1, rules.players, soccer(s).places);
    if (!is_ranking(rules, soccer(s).places)) node.refuse("shared places leave those below them empty.");
    if (rules.revision >= 2 && !part.at("markers").given()) place_markers(rules, s);
  } else if (soccer(s).day > 1) {
    rank(rules, s);
  }
}

/// One from the beginning, the others from pitches and training.
void check_shots_earned(const Node& node, const Rules& rules, const State& s) {
  const BySeat most = usual_shots(rules, s);
  for (int i = 0; i < rules.players; ++i)
    if (soccer(s).shots[i] > most[i])
      node.at(i).refuse("pitches and training have earned no more than " + std::to_string(most[i]) + ".");
}

void read_result(const Node& node, int match, Results& results) {
  if (!node.given()) return;
  if (node.size(2) != 2) return node.refuse("the goals of both sides are expected.");
  const int first = node.at(0).number(0, kShotTokens, 0);
  results.note(match, first, node.at(1).number(0, kShotTokens, 0));
}

void read_results(const Node& node, const Rules& rules, State& s) {
  for (int day = 0; day < node.size(std::min<int>(soccer(s).day, rules.soccer.days)); ++day) {
    const Node matches = node.at(day);
    if (matches.size(kMatchesADay) != kMatchesADay) return matches.refuse("two matches a day are expected.");
    for (int i = 0; i < kMatchesADay; ++i)
      read_result(matches.at(i), kMatchesADay * day + i, soccer(s).results);
  }
}

/// `match` is 1 or 2, and `ignored` whether the doubles player ignored the first.
void read_match(const Node& node, State& s) {
  const bool second = node.at("match").number(1, 2, 1) == 2;
  const bool ignored = node.at("ignored").flag(false);
  soccer(s).match = second ? (ignored ? Match::SecondCounts : Match::Second)
                           : (ignored ? Match::FirstIgnored : Match::First);
}

bool any_played_from(const Results& results, int match) {
  for (; match < kMostDays * kMatchesADay; ++match)
    if (results.played(match)) return true;
  return false;
}

/// Matches of a day may be played in either order; those of later days are all to come.
bool knows_the_future(const Rules& rules, const State& s) {
  const int first = kMatchesADay * (soccer(s).day - 1);
  if (s.phase == Phase::Over) return any_played_from(soccer(s).results, first + kMatchesADay);
  if (!in_matchday(s.phase)) return any_played_from(soccer(s).results, first);
  const int other = 2 * first + 1 - current_result(rules, s);
  const bool comes = soccer(s).match == Match::First || soccer(s).match == Match::FirstIgnored;
  return any_played_from(soccer(s).results, first + kMatchesADay) ||
         (comes && soccer(s).results.played(other));
}

/// The places are those that the markers came to on the last matchday, until they move again in this one.
std::string impossible_places(const Rules& rules, const State& s) {
  const bool ranked = soccer(s).places != BySeat{};
  if (!ranked && soccer(s).day > 1) return "After a matchday everybody is ranked.";
  if (ranked && soccer(s).day == 1) return "Before the first matchday nobody is ranked.";
  const bool before_goals = s.phase == SoccerPhase::Match || s.phase == SoccerPhase::Doubles;
  const bool moved = in_matchday(s.phase) && !(before_goals && soccer(s).match == Match::First);
  if (!ranked || moved || s.phase == Phase::Over) return {};
  State again = s;
  rank(rules, again);
  return soccer(again).places == soccer(s).places ? "" : "The places are not those of the markers.";
}

}  // namespace

json::object SoccerWords::part_json(const Rules& rules, const State& s) {
  const Soccer& own = soccer(s);
  const bool ignored = own.match == Match::FirstIgnored || own.match == Match::SecondCounts;
  return {{"colours", colours_json(rules)},
          {"shots", by_seat(rules, own.shots)},
          {"markers", by_seat(rules, own.markers)},
          {"day", own.day},
          {"due", own.due},
          {"places", places_json(rules, s)},
          {"over", own.over},
          {"results", results_json(own.results)},
          {"trained", s.knight_removed},
          {"match", own.match >= Match::Second ? 2 : 1},
          {"ignored", ignored},
          {"unpaid", by_seat(rules, own.unpaid)}};
}

/// The colours stand with the options, with the season, or in both.
void SoccerWords::read_rules(const Node& root, Rules& rules) {
  const auto chosen = rules.soccer.colours;
  const Node colours = root.at(kName).at("colours");
  read_colours(colours, rules);
  if (root.at("options").at("colours").given() && rules.soccer.colours != chosen)
    colours.refuse("the options say otherwise.");
}

void SoccerWords::read_part(const Node& node, const Rules& rules, State& s) {
  node.only({"colours", "shots", "markers", "day", "due", "places", "over", "results", "trained", "match",
             "ignored", "unpaid"});
  soccer(s).shots = usual_shots(rules, s);
  read_by_seat(node.at("shots"), rules, 1, kShotTokens, soccer(s).shots);
  if (rules.revision >= 2) check_shots_earned(node.at("shots"), rules, s);
  const int last = rules.soccer.track.trophy + (rules.soccer.trophy == TrophySpace::Pass ? 2 : 0);
  read_by_seat(node.at("markers"), rules, 0, last, soccer(s).markers);
  soccer(s).day = static_cast<std::uint8_t>(node.at("day").number(1, rules.soccer.days + 1, 1));
  read_places(node, rules, s);
  read_results(node.at("results"), rules, s);
  s.knight_removed = node.at("trained").flag(false);
  read_match(node, s);
  read_by_seat(node.at("unpaid"), rules, 0, kSpacesForWin, soccer(s).unpaid);
}

void SoccerWords::read_pending(const Node& node, const Rules& rules, State& s) {
  const bool running = in_matchday(s.phase);
  const bool ended = !running && (soccer(s).day > rules.soccer.days || trophy_won(rules, s));
  soccer(s).over = node.at("over").flag(ended);
  // A game may end by leaving before the matchday has.
  if (ended && !soccer(s).over && s.phase != Phase::Over) node.at("over").refuse("the season has ended.");
  soccer(s).due = node.at("due").flag(running);
}

bool SoccerWords::can_restore(const Rules& /*rules*/, const State& s) {
  return soccer(s).shots[s.last.action.seat().index] >= s.last.gained;
}

std::string SoccerWords::impossible(const Rules& rules, const State& s) {
  const bool running = in_matchday(s.phase);
  if (running && !s.rolled) return "Matches come after the roll.";
  if (rules.revision >= 2)
    if (std::string fault = impossible_places(rules, s); !fault.empty()) return fault;
  if (soccer(s).due && soccer(s).over) return "After the season no matchday is due.";
  if (running && (!soccer(s).due || soccer(s).day > rules.soccer.days)) return "No matchday is due.";
  if (!running && soccer(s).match != Match::First) return "A match belongs to a matchday.";
  if (rules.players == 4 && soccer(s).match != Match::First && soccer(s).match != Match::Second)
    return "Only with three players a match is ignored.";
  for (int i = 0; i < rules.players; ++i)
    if (soccer(s).unpaid[i] > soccer(s).markers[i]) return "There are more rewards than spaces.";
  const bool rewards = s.phase == SoccerPhase::Reward || s.phase == SoccerPhase::RewardDraw;
  if (rewards != (soccer(s).unpaid != BySeat{})) return "Rewards belong to the phase reward and only there.";
  if (rewards) {
    const Icon due = s.phase == SoccerPhase::Reward ? Icon::Resource : Icon::Card;
    if (next_reward(rules, s, rewarded_seat(rules, s)) != due) return "There is no such reward here.";
  }
  if (running && soccer(s).results.played(current_result(rules, s)) == (s.phase == SoccerPhase::Match))
    return s.phase == SoccerPhase::Match ? "This match has been played."
                                         : "The goals of the match are missing.";
  if (knows_the_future(rules, s)) return "There are goals of a match to come.";
  if (soccer(s).due && !s.rolled) return "A matchday is due only after a roll.";
  const bool choice = rules.players == 3 && soccer(s).match == Match::First;
  if (s.phase == SoccerPhase::Doubles && !choice) return "There is nothing to score or ignore.";
  return {};
}

}  // namespace longroad::island
