#include "bots/wire/request.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>

namespace longroad::bots {
namespace {

namespace json = boost::json;

/// The strings of a list; none where it is missing.
std::optional<std::vector<std::string>> read_strings(const json::object& request, std::string_view key) {
  const auto* list = request.if_contains(key);
  if (list == nullptr || !list->is_array()) return std::nullopt;
  std::vector<std::string> strings;
  for (const json::value& item : list->get_array())
    if (item.is_string()) strings.emplace_back(item.get_string());
  return strings;
}

int read_whole(const json::object& object, std::string_view key, int most) {
  const auto* number = object.if_contains(key);
  if (number == nullptr || !number->is_int64()) return 0;
  return static_cast<int>(std::clamp<std::int64_t>(number->get_int64(), 0, most));
}

RandKey key_of(std::string_view request) {
  RandKey key{request.size()};
  for (const char c : request) key = key.child(static_cast<unsigned char>(c));
  return key;
}

using Keys = std::initializer_list<std::string_view>;

bool are_same(const json::object& a, const json::object& b, Keys keys) {
  return std::ranges::all_of(keys, [&](std::string_view key) {
    const auto* one = a.if_contains(key);
    const auto* other = b.if_contains(key);
    return one == nullptr || other == nullptr ? one == other : *one == *other;
  });
}

const json::object& board_of(const json::object& view) {
  static const json::object kNone;
  const auto* board = view.if_contains("board");
  return board != nullptr && board->is_object() ? board->get_object() : kNone;
}

/// What stays as it is in a game: of the board all but the robber.
bool is_same_game(const json::object& a, const json::object& b) {
  return are_same(a, b, {"game", "players", "options"}) &&
         are_same(board_of(a), board_of(b), {"hexes", "discs", "harbours"});
}

int turn_number(const json::object& view) {
  const auto* turn = view.if_contains("turn");
  return turn != nullptr && turn->is_object() ? read_whole(turn->get_object(), "number", 1'000'000'000) : 0;
}

}  // namespace

/// The log tells best; without one the turns must not go back.
bool Request::follows(const Request& earlier) const {
  if (seat != earlier.seat || !is_same_game(view, earlier.view)) return false;
  if (log.empty() != earlier.log.empty()) return earlier.log.empty();
  if (log.empty()) return turn_number(view) >= turn_number(earlier.view);
  return log.size() >= earlier.log.size() && std::equal(earlier.log.begin(), earlier.log.end(), log.begin());
}

Result<Request> read_request(std::string_view text) {
  constexpr int kMostMs = 86'400'000;
  json::error_code error;
  const json::value document = json::parse(text, error);
  if (error || !document.is_object()) return Error{"A request is a JSON object."};
  const json::object& object = document.get_object();
  const auto* view = object.if_contains("view");
  if (view == nullptr || !view->is_object()) return Error{"'view' is a position as a seat sees it."};
  Request request;
  request.view = view->get_object();
  request.seat = read_whole(object, "seat", 1'000);
  request.legal = read_strings(object, "legal");
  request.open = read_strings(object, "open").value_or(std::vector<std::string>{});
  request.log = read_strings(object, "log").value_or(std::vector<std::string>{});
  request.time = std::chrono::milliseconds(read_whole(object, "ms", kMostMs));
  request.key = key_of(text);
  return request;
}

}  // namespace longroad::bots
