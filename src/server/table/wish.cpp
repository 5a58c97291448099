#include "server/table/wish.hpp"

#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/replay.hpp"
#include "notation/words.hpp"
#include "server/table/model/offered_bots.hpp"
#include "server/table/model/plain_text.hpp"
#include "server/table/model/secret.hpp"
#include "server/table/rated.hpp"
#include "server/table/wire/new_table.hpp"

namespace longroad::server {
namespace {

using notation::Node;

constexpr int kLongestTableName = 40;

/// What somebody or something is called; refused where nobody could read it.
std::string name_in(const Node& node, const std::string& written, int most = kLongestName) {
  auto name = read_name(written, most);
  if (name) return std::move(*name);
  node.at("name").refuse(name.error().sentence);
  return {};
}

SeatWish wish_for(const Node& node, const NewSeat& seat) {
  SeatWish wish;
  if (const auto* me = std::get_if<new_seat::Me>(&seat)) wish.me = name_in(node, me->name);
  if (const auto* program = std::get_if<new_seat::Program>(&seat)) {
    wish.me = name_in(node, program->name);
    wish.program = true;
  }
  if (const auto* here = std::get_if<new_seat::Here>(&seat)) {
    wish.me = name_in(node, here->name);
    wish.here = true;
  }
  if (const auto* bot = std::get_if<new_seat::Bot>(&seat)) {
    wish.bot = bot->bot;
    if (const auto recipe = find_offered_bot(wish.bot); !recipe)
      node.at("bot").refuse(recipe.error().sentence);
  }
  return wish;
}

/// Only one seat can be that of whoever makes the table; the others are people at the same screen.
void seat_one_owner(std::vector<SeatWish>& seats) {
  bool owned = false;
  for (SeatWish& seat : seats) {
    if (seat.me.empty() || seat.here || seat.program) continue;
    seat.here = owned;
    owned = true;
  }
}

void shuffle(std::vector<SeatWish>& seats) {
  for (std::size_t i = seats.size(); i > 1; --i) std::swap(seats[i - 1], seats[random_below(i)]);
}

void take_moment(const Node& node, const Moment& from, Wish& wish) {
  wish.from_table = from.table;
  wish.from_record = from.record;
  wish.from_line = from.line;
  if (from.table.empty() == from.record.empty()) node.refuse("either a table or a record is expected.");
}

Settings new_settings(const Node& node, const NewTable& asked) {
  if (games::find_game(asked.game) == nullptr)
    node.at("game").refuse("there is no game " + notation::quote(asked.game) + ".");
  return {.name = node.at("name").given() ? name_in(node, asked.name, kLongestTableName) : std::string(),
          .game = asked.game,
          .players = static_cast<int>(asked.seats.size()),
          .options = asked.options,
          .board = asked.board,
          .position = {},
          .is_public = asked.is_public,
          .clock = asked.clock,
          .watchers = asked.watchers,
          .delay = asked.delay,
          .pace = asked.pace,
          .tracking = asked.tracking,
          .rated = asked.rated,
          .wait_ready = asked.wait_ready,
          .tournament = {}};
}

/// The board of a seed is the one that `longroad board --seed` draws.
void draw_board(const Node& node, std::uint64_t seed, Settings& settings) {
  const games::Game* game = games::find_game(settings.game);
  if (!settings.board.is_null()) return node.refuse("a board is given already.");
  games::Setup setup{.players = settings.players, .key = GameKeys::from(RandKey{seed}).board};
  setup.options = &settings.options;
  const auto position = game->start(setup);
  if (!position) return node.refuse(position.error().sentence);
  settings.board = (*position)->board();
  if (settings.board.is_null()) node.refuse("this game has no board.");
}

}  // namespace

Result<Wish> read_wish(const boost::json::value& value) {
  notation::Fault fault;
  const Node node(value, fault);
  NewTable asked;
  notation::read_value(node, asked, {}, notation::kLogged);
  if (fault.found()) return fault.error();
  Wish wish;
  wish.settings = new_settings(node, asked);
  if (asked.from) take_moment(node.at("from"), *asked.from, wish);
  const Node seats = node.at("seats");
  for (const NewSeat& seat : asked.seats)
    wish.seats.push_back(wish_for(seats.at(static_cast<int>(wish.seats.size())), seat));
  if (wish.seats.empty()) seats.refuse("a table has at least one seat.");
  if (!fault.found() && asked.seed) draw_board(node.at("seed"), *asked.seed, wish.settings);
  seat_one_owner(wish.seats);
  if (const auto why = why_unrated(wish); wish.settings.rated && why) node.at("rated").refuse(*why);
  if (fault.found()) return fault.error();
  if (asked.shuffle) shuffle(wish.seats);
  return wish;
}

Result<Wish> play_on(Wish wish, std::string_view text) {
  const auto record = notation::read_record(text);
  if (!record) return record.error();
  auto replay = games::replay(*record, wish.from_line);
  if (!replay) return replay.error();
  const games::Position& position = *replay->position;
  if (position.over()) return Error{"The game is over at that moment."};
  if (position.players() != wish.settings.players)
    return Error{fmt::format("The record has {} players.", position.players())};
  wish.settings.game = position.game();
  wish.settings.rules = position.revision();
  wish.settings.options = position.options();
  wish.settings.position = position.json();
  return wish;
}

}  // namespace longroad::server
