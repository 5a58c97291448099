#include "games/referee.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "games/replay.hpp"
#include "notation/words.hpp"

namespace longroad::games {
namespace {

namespace json = boost::json;
using notation::Fault;
using notation::Node;
using notation::quote;

/// A line of chance, and not an organiser's or a clock's word, which may come while chance is due.
bool is_fate(const Position& position, Action action) {
  return action.manner() == Manner::Clock || position.nature(action) == Nature::Chance;
}

json::object accepted() { return {{"ok", true}}; }

json::object failed(std::string_view sentence) { return {{"ok", false}, {"error", sentence}}; }

/// A line that says nothing the game knows; the rules are not even asked.
json::object misread(std::string_view sentence) {
  return {{"ok", false}, {"code", "bad_line"}, {"error", sentence}};
}

json::object refused(const Refusal& refusal) {
  return {{"ok", false}, {"code", name(refusal.rule)}, {"error", sentence(refusal)}};
}

json::array texts(const Position& position, const Actions& actions) {
  json::array out;
  for (const Action action : actions) out.emplace_back(position.text(action));
  return out;
}

json::value seat_json(Seat seat) { return seat.is_none() ? json::value() : json::value(seat.index + 1); }

json::array to_act_json(const Position& position) {
  if (position.chance_due()) return {"*"};
  json::array out;
  position.to_act().for_each([&](Seat seat) { out.emplace_back(seat_json(seat)); });
  return out;
}

/// The open verbs of everybody who may act now, each once.
json::array open_json(const Position& position) {
  json::array out;
  const auto add = [&](Viewer actor) {
    for (const auto& verb : position.open_verbs(actor))
      if (std::ranges::find(out, json::value(verb.word)) == out.end()) out.emplace_back(verb.word);
  };
  if (position.chance_due()) add(std::nullopt);
  position.to_act().for_each([&](Seat seat) { add(seat); });
  return out;
}

json::value chance_json(const Position& position) {
  Outcomes outcomes;
  if (!position.outcomes(outcomes)) return "open";
  json::array out;
  for (const Outcome& outcome : outcomes)
    out.push_back({{"action", position.text(outcome.action)}, {"weight", outcome.weight}});
  return out;
}

/// The game that is named there; the first of the table where none is. Null is noted as a fault.
const Game* wanted_game(const Node& wish) {
  const Node node = wish.at("game");
  const std::string_view name = node.word(default_game().name);
  const Game* game = find_game(name);
  if (game == nullptr) node.refuse("there is no game " + quote(name) + ".");
  return game;
}

/// A seat's number, or `*` for a spectator.
Viewer read_viewer(const Node& node, int players) {
  if (node.is_word() && node.word({}) == "*") return std::nullopt;
  const Seat seat = node.seat(players, Seat::none());
  return seat.is_none() ? Viewer{} : Viewer{seat};
}

}  // namespace

struct Referee::Command {
  std::string_view name;
  Answer (Referee::*run)(const Request& request);
  bool begins = false;           // needs no game before it
  bool asks = true;              // its value is nothing but true
  std::string_view beside = {};  // what else the request may have
};

std::string Referee::answer(std::string_view request) {
  const auto value = notation::parse_json(request);
  return json::serialize(value ? respond(*value) : failed(value.error().sentence));
}

Referee::Answer Referee::respond(const json::value& value) {
  static constexpr Command kCommands[] = {
      {.name = "new", .run = &Referee::start, .begins = true, .asks = false},
      {.name = "position", .run = &Referee::set_position, .begins = true, .asks = false, .beside = "seed"},
      {.name = "do", .run = &Referee::play, .asks = false},
      {.name = "auto", .run = &Referee::play_chance},
      {.name = "legal", .run = &Referee::list_legal},
      {.name = "show", .run = &Referee::show},
      {.name = "view", .run = &Referee::show_view, .asks = false},
      {.name = "score", .run = &Referee::count_score},
      {.name = "record", .run = &Referee::write_record},
      {.name = "log", .run = &Referee::show_log, .asks = false},
      {.name = "moves", .run = &Referee::show_moves, .asks = false},
  };
  if (!value.is_object()) return failed("A request is an object in braces.");
  Fault fault;
  const Request request(value, fault);
  const auto* command =
      std::ranges::find_if(kCommands, [&](const Command& c) { return request.at(c.name).given(); });
  if (command == std::end(kCommands))
    return failed(
        "A request has one of new, position, do, auto, legal, show, view, score, record, log and moves.");
  const Node argument = request.at(command->name);
  request.only({command->name, command->beside});
  if (command->asks && !argument.flag(false)) argument.refuse("true is expected.");
  if (fault.found()) return failed(fault.error().sentence);
  if (!command->begins && !position_) return failed("There is no game yet: begin with new or position.");
  Answer answer = (this->*command->run)(request);
  return fault.found() ? failed(fault.error().sentence) : answer;
}

Referee::Answer Referee::start(const Request& request) {
  const Node wish = request.at("new");
  wish.only({"game", "rules", "players", "seed", "board", "options"});
  const Game* game = wanted_game(wish);
  if (game == nullptr) return {};
  const GameKeys keys = GameKeys::from(RandKey{wish.at("seed").number64(0)});
  Setup setup{.players = wish.at("players").number(game->min_players, game->max_players, game->max_players),
              .key = keys.board,
              .revision = wish.at("rules").number(kFirstRevision, kRevision, kRevision)};
  if (wish.at("board").given()) setup.board = wish.at("board").value();
  if (const Node options = wish.at("options"); options.given()) setup.options = options.object();
  if (wish.faulty()) return {};
  auto position = game->start(setup);
  if (!position) return failed(position.error().sentence);
  begin(std::move(*position), keys.luck, {});
  return accepted();
}

Referee::Answer Referee::set_position(const Request& request) {
  const Node wish = request.at("position");
  const auto* object = wish.object();
  const Game* game = wanted_game(wish);
  const GameKeys keys = GameKeys::from(RandKey{request.at("seed").number64(0)});
  if (wish.faulty()) return {};
  auto position = game->read(*object);
  if (!position) return failed(position.error().sentence);
  std::string begun = json::serialize((*position)->json());
  begin(std::move(*position), keys.luck, std::move(begun));
  return accepted();
}

std::optional<Action> Referee::read_line(const Request& request, std::string_view key, Answer& answer) const {
  const std::string_view line = request.at(key).word({});
  if (request.faulty()) return std::nullopt;
  const auto action = position_->parse(line);
  const Refusal refusal = action ? position_->check(*action) : Refusal{};
  if (action && !refusal) return *action;
  answer = action ? refused(refusal) : misread(action.error().sentence);
  return std::nullopt;
}

Referee::Answer Referee::play(const Request& request) {
  Answer answer;
  const auto action = read_line(request, "do", answer);
  if (!action) return answer;
  // Dice that were typed in count as well: the next to be drawn are those of the next roll.
  if (position_->chance_due() && is_fate(*position_, *action)) luck_.next(position_->stream());
  put(*action);
  return accepted();
}

Referee::Answer Referee::play_chance(const Request&) {
  if (!position_->chance_due()) return refused(notation::refuse("nothing_to_chance"));
  const Action action = position_->draw(luck_.next(position_->stream()));
  put(action);
  return {{"ok", true}, {"did", position_->text(action)}};
}

Referee::Answer Referee::list_legal(const Request&) {
  Actions actions;
  Actions revisions;
  position_->legal(actions);
  position_->revisions(revisions);
  Answer answer{{"to_act", to_act_json(*position_)},
                {"actions", texts(*position_, actions)},
                {"revise", texts(*position_, revisions)},
                {"open", open_json(*position_)}};
  if (position_->chance_due()) answer["chance"] = chance_json(*position_);
  return answer;
}

Referee::Answer Referee::show(const Request&) { return {{"position", position_->json()}}; }

Referee::Answer Referee::show_view(const Request& request) {
  const Viewer viewer = read_viewer(request.at("view"), position_->players());
  return {{"position", position_->view(viewer)->json()}};
}

Referee::Answer Referee::count_score(const Request&) {
  const Score score = position_->score();
  return {{"points", json::array(score.points.begin(), score.points.end())},
          {"public", json::array(score.shown.begin(), score.shown.end())},
          {"winner", seat_json(score.winner)}};
}

Referee::Answer Referee::write_record(const Request&) {
  return {{"record", notation::write_record(record_of(*position_, lines_, {.names = {}, .begun = begun_}))}};
}

Referee::Answer Referee::show_log(const Request& request) {
  const Viewer viewer = read_viewer(request.at("log"), position_->players());
  const auto& seen = viewer ? seen_[viewer->index] : seen_.back();
  return {{"log", json::array(seen.begin(), seen.end())}};
}

Referee::Answer Referee::show_moves(const Request& request) {
  Answer answer;
  const auto action = read_line(request, "moves", answer);
  if (!action) return answer;
  const std::string moved = notation::text(position_->moved(*action), notation::Sight::Open);
  return {{"moved", *notation::parse_json(moved.empty() ? "{}" : moved)}};
}

void Referee::begin(PositionPtr position, RandKey luck, std::string begun) {
  position_ = std::move(position);
  luck_ = Luck{luck};
  begun_ = std::move(begun);
  lines_.clear();
  for (auto& seen : seen_) seen.clear();
}

void Referee::put(Action line) {
  for (int i = 0; i < position_->players(); ++i) seen_[i].push_back(position_->text_for(Seat::of(i), line));
  seen_.back().push_back(position_->text_for(std::nullopt, line));
  lines_.push_back(line);
  position_->apply(line);
}

}  // namespace longroad::games
