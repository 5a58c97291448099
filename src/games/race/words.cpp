#include "games/race/words.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "notation/json.hpp"
#include "notation/words.hpp"

namespace longroad::race {
namespace {

namespace json = boost::json;
using notation::Fault;
using notation::Node;

constexpr std::string_view kVerbs[]{"roll", "walk", "push", "die", "timeout", "remove"};

constexpr notation::Option kOptions[]{
    notation::number_option("length", {kShortest, kLongest}, kUsualLength, {"Length", "Länge"},
                            {"The number of the last space.", "Die Nummer des letzten Feldes."}),
};

Rules read_rules(int players, const Node& options, int revision) {
  options.only(kOptions);
  return {players, revision, options.at("length").number(kShortest, kLongest, kUsualLength)};
}

State read_state(const Rules& rules, const Node& doc) {
  State s;
  const Node turn = doc.at("turn");
  turn.only({"seat", "number", "die"});
  for (int i = 0; i < rules.players; ++i) {
    const Node seat = doc.at("seats").at(i);
    seat.only({"space", "left"});
    s.space[i] = static_cast<std::uint8_t>(seat.at("space").number(0, rules.length, 0));
    if (seat.at("left").flag(false)) s.left.add(Seat::of(i));
  }
  s.turn = turn.at("seat").seat(rules.players, s.turn);
  s.number = turn.at("number").number(1, 1'000'000, s.number);
  s.die = turn.at("die").flag(false);
  s.winner = doc.at("winner").seat(rules.players, Seat::none());
  if (!is_over(s) && s.left.has(s.turn)) turn.at("seat").refuse("this runner has left the race.");
  for (int i = 0; i < rules.players; ++i)
    if (!is_over(s) && s.space[i] == rules.length) doc.at("winner").refuse("somebody has arrived.");
  if (!is_over(s) && s.left.size() >= rules.players - 1)
    doc.at("winner").refuse("at most one runner is left.");
  return s;
}

/// What stands behind the verb, from 0 on.
Result<int> read_object(Verb verb, std::string_view word, int players) {
  if (verb == Verb::Die) return notation::read_number(word, 1, kSides);
  const auto seat = notation::read_seat(word, players);
  if (!seat) return seat.error();
  return static_cast<int>(seat->index);
}

}  // namespace

Result<Begun> begin(int players, const json::value* board, const json::object* options, int revision) {
  if (players < kMinPlayers || players > kMaxPlayers) return Error{"The race is for 2 to 4 players."};
  if (board != nullptr && !board->is_null()) return Error{"The race has no board."};
  Fault fault;
  const json::value given = options == nullptr ? json::value(nullptr) : json::value(*options);
  const Rules rules = read_rules(players, Node(given, "options", fault), revision);
  if (fault.found()) return fault.error();
  return Begun{rules, State{}};
}

Result<Begun> read_position(const json::object& position, int revision) {
  const json::value root(position);
  Fault fault;
  const Node doc(root, fault);
  doc.only({"game", "rules", "players", "options", "seats", "turn", "winner"});
  const int seated = std::max(doc.at("seats").size(kMaxPlayers), kMinPlayers);
  const int players = doc.at("players").number(seated, kMaxPlayers, seated);
  revision = doc.at("rules").number(kFirstRevision, kRevision, revision);
  const Rules rules = read_rules(players, doc.at("options"), revision);
  const State state = read_state(rules, doc);
  if (fault.found()) return fault.error();
  return Begun{rules, state};
}

json::object position_json(const Rules& rules, const State& s) {
  json::array seats;
  for (int i = 0; i < rules.players; ++i)
    seats.push_back({{"space", s.space[i]}, {"left", s.left.has(Seat::of(i))}});
  return {{"game", "race"},
          {"rules", rules.revision},
          {"players", rules.players},
          {"options", options_json(rules)},
          {"seats", std::move(seats)},
          {"turn", {{"seat", s.turn.index + 1}, {"number", s.number}, {"die", s.die}}},
          {"winner", s.winner.is_none() ? json::value() : json::value(s.winner.index + 1)}};
}

std::span<const notation::Option> option_list() { return kOptions; }
json::object options_json(const Rules& rules) { return {{"length", rules.length}}; }

Result<Action> parse(const Rules& rules, std::string_view text) {
  const auto words = notation::split_words(text);
  if (!words) return words.error();
  if (words->size() < 2) return Error{"A line has an actor and a verb."};
  const auto actor = notation::read_actor((*words)[0], rules.players);
  if (!actor) return actor.error();
  const auto* found = std::ranges::find(kVerbs, (*words)[1]);
  const auto verb = static_cast<Verb>(found - std::begin(kVerbs));
  if (found == std::end(kVerbs) || actor->is_none() != (verb >= Verb::Die))
    return Error{notation::quote((*words)[1]) + " is no verb of this actor."};
  const int needed = verb >= Verb::Push ? 3 : 2;
  if (words->size() != needed) return Error{"The line has too few or too many words."};
  if (needed == 2) return line(verb, *actor);
  const auto object = read_object(verb, (*words)[2], rules.players);
  if (!object) return object.error();
  return line(verb, *actor, *object);
}

std::string text(Action a) {
  const std::string who = a.seat().is_none() ? "*" : notation::text(a.seat());
  const std::string start = who + " " + std::string(kVerbs[static_cast<std::size_t>(verb(a))]);
  if (verb(a) < Verb::Push) return start;
  return start + " " + std::to_string(object(a) + (verb(a) == Verb::Die ? 0 : 1));
}

}  // namespace longroad::race
