#include "server/api/tables/boards.hpp"

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "base/random.hpp"
#include "games/game.hpp"
#include "notation/json.hpp"
#include "notation/words.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

Result<json::value> draw(const json::value& wish) {
  notation::Fault fault;
  const notation::Node node(wish, fault);
  node.only({"game", "layout", "seed"});
  const games::Game* game = games::find_game(node.at("game").word(games::default_game().name));
  if (game == nullptr) node.at("game").refuse("there is no such game.");
  const json::value layout(node.at("layout").word("variable"));
  const int seed = node.at("seed").number(0, 1'000'000'000, 1);
  if (fault.found()) return fault.error();
  const RandKey key = GameKeys::from(RandKey{static_cast<std::uint64_t>(seed)}).board;
  const auto position = game->start({.players = game->max_players, .key = key, .board = &layout});
  if (!position) return position.error();
  return (*position)->board();
}

}  // namespace

void draw_board(const ApiCall& call) {
  const auto wish = notation::parse_json(call.request.body);
  if (!wish) return call.reply(bad_request(wish.error()));
  auto board = draw(*wish);
  if (!board) return call.reply(bad_request(board.error()));
  call.reply(ok(json::object{{"board", std::move(*board)}}));
}

}  // namespace longroad::server
