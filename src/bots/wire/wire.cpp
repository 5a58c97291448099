#include "bots/wire/wire.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "bots/wire/guess.hpp"

namespace longroad::bots {
namespace {

namespace json = boost::json;

constexpr int kVersion = 1;

std::string refusal(std::string_view sentence) {
  return json::serialize(json::object{{"ok", false}, {"error", sentence}});
}

std::vector<std::string> read_log(const json::object& request) {
  std::vector<std::string> lines;
  if (const auto* log = request.if_contains("log"); log != nullptr && log->is_array())
    for (const json::value& line : log->get_array())
      if (line.is_string()) lines.emplace_back(line.get_string());
  return lines;
}

/// The same request is always answered in the same way.
RandKey key_of(std::string_view request) {
  RandKey key{request.size()};
  for (const char c : request) key = key.child(static_cast<unsigned char>(c));
  return key;
}

Result<Seat> read_seat(const json::object& request, int players) {
  const auto* seat = request.if_contains("seat");
  if (seat == nullptr || !seat->is_int64() || seat->get_int64() < 1 || seat->get_int64() > players)
    return Error{"'seat' is a number from 1 to the number of players."};
  return Seat::of(static_cast<int>(seat->get_int64()) - 1);
}

}  // namespace

std::string write_request(const Seen& seen, const Actions& legal, int ms) {
  json::array lines;
  for (const Action line : legal) lines.emplace_back(seen.text(line));
  json::array open;
  for (const auto& verb : seen.open_verbs()) open.emplace_back(verb.word);
  json::object request{{"v", kVersion},
                       {"game", seen.game()},
                       {"seat", seen.seat().index + 1},
                       {"view", seen.view()->json()},
                       {"legal", std::move(lines)},
                       {"open", std::move(open)}};
  if (!seen.log().empty()) {
    json::array log;
    for (const std::string& line : seen.log()) log.emplace_back(line);
    request["log"] = std::move(log);
  }
  request["ms"] = ms;
  return json::serialize(request);
}

bool names_an_action(std::string_view answer) {
  json::error_code error;
  const json::value document = json::parse(answer, error);
  if (error || !document.is_object()) return false;
  const auto* line = document.get_object().if_contains("action");
  return line != nullptr && line->is_string();
}

Result<Action> read_answer(std::string_view answer, const Seen& seen) {
  json::error_code error;
  const json::value document = json::parse(answer, error);
  if (error || !document.is_object()) return Error{"The answer is no JSON object."};
  const auto* line = document.get_object().if_contains("action");
  if (line == nullptr || !line->is_string()) return Error{"The answer names no action."};
  const auto action = seen.parse(line->get_string());
  if (!action) return action;
  if (action->seat() != seen.seat()) return Error{"The action is not of this seat."};
  if (const Refusal refusal = seen.check(*action)) return Error{sentence(refusal)};
  return action;
}

std::string answer_request(std::string_view request, Bot& bot) {
  json::error_code error;
  const json::value document = json::parse(request, error);
  if (error || !document.is_object()) return refusal("A request is a JSON object.");
  const json::object& object = document.get_object();
  const auto* view = object.if_contains("view");
  if (view == nullptr || !view->is_object()) return refusal("'view' is a position as a seat sees it.");
  const RandKey key = key_of(request);
  const auto position = guess_position(view->get_object(), key.child(0));
  if (!position) return refusal(position.error().sentence);
  const auto seat = read_seat(object, (*position)->players());
  if (!seat) return refusal(seat.error().sentence);
  Actions legal;
  (*position)->legal(*seat, legal);
  if (legal.empty()) return refusal("This seat has nothing to decide.");
  const std::vector<std::string> log = read_log(object);
  const Seen seen(**position, *seat, log);
  const Action line = bot.choose(seen, legal, key.child(1));
  return json::serialize(json::object{{"action", seen.text(line)}});
}

}  // namespace longroad::bots
