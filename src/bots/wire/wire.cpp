#include "bots/wire/wire.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace longroad::bots {
namespace {

namespace json = boost::json;

constexpr int kVersion = 1;

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

}  // namespace longroad::bots
