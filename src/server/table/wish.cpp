#include "server/table/wish.hpp"

#include <fmt/format.h>
#include <sodium.h>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/replay.hpp"
#include "notation/json.hpp"
#include "notation/words.hpp"
#include "server/table/model/offered_bots.hpp"
#include "server/table/model/plain_text.hpp"
#include "server/table/rated.hpp"

namespace longroad::server {
namespace {

using notation::Node;

SeatWish read_seat_wish(const Node& node) {
  SeatWish wish;
  const std::string_view kind = node.at("kind").word({});
  if (kind == "open") {
    node.only({"kind"});
  } else if (kind == "bot") {
    node.only({"kind", "bot"});
    wish.bot = node.at("bot").word({});
    if (const auto recipe = find_offered_bot(wish.bot); !recipe)
      node.at("bot").refuse(recipe.error().sentence);
  } else if (kind == "me" || kind == "here" || kind == "program") {
    node.only({"kind", "name"});
    wish.program = kind == "program";
    wish.here = kind == "here";
    const auto name = read_name(node.at("name").word({}));
    if (name)
      wish.me = *name;
    else
      node.at("name").refuse(name.error().sentence);
  } else {
    node.at("kind").refuse("a seat is open, me, here, program or bot.");
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
  for (std::size_t i = seats.size(); i > 1; --i)
    std::swap(seats[i - 1], seats[randombytes_uniform(static_cast<std::uint32_t>(i))]);
}

void read_from(const Node& node, Wish& wish) {
  if (!node.given()) return;
  node.only({"table", "record", "line"});
  wish.from_table = node.at("table").word({});
  wish.from_record = node.at("record").word({});
  wish.from_line = node.at("line").number(0, 1'000'000, 0);
  if (wish.from_table.empty() == wish.from_record.empty())
    node.refuse("either a table or a record is expected.");
}

Settings read_new_settings(const Node& node) {
  Settings s;
  s.game = node.at("game").word({});
  if (games::find_game(s.game) == nullptr)
    node.at("game").refuse("there is no game " + notation::quote(s.game) + ".");
  if (node.at("name").given()) {
    const auto name = read_name(node.at("name").word({}), 40);
    if (name)
      s.name = *name;
    else
      node.at("name").refuse(name.error().sentence);
  }
  if (node.at("options").given())
    if (const auto* options = node.at("options").object()) s.options = *options;
  if (node.at("board").given()) s.board = *node.at("board").value();
  s.is_public = node.at("public").flag(false);
  s.clock = read_clock(node.at("clock"));
  s.watchers = node.at("watchers").flag(true);
  s.delay = node.at("delay").number(0, 600'000, 0);
  s.pace = node.at("pace").number(0, 5000, 600);
  s.tracking = node.at("tracking").flag(false);
  s.rated = node.at("rated").flag(false);
  s.wait_ready = node.at("wait_ready").flag(false);
  return s;
}

/// The board of a seed is the one that `longroad board --seed` draws.
void draw_board(const Node& seed, Settings& settings) {
  if (!seed.given()) return;
  const games::Game* game = games::find_game(settings.game);
  if (!settings.board.is_null()) return seed.refuse("a board is given already.");
  games::Setup setup{.players = settings.players, .key = GameKeys::from(RandKey{seed.number64(0)}).board};
  setup.options = &settings.options;
  const auto position = game->start(setup);
  if (!position) return seed.refuse(position.error().sentence);
  settings.board = (*position)->board();
  if (settings.board.is_null()) seed.refuse("this game has no board.");
}

}  // namespace

Result<Wish> read_wish(const boost::json::value& value) {
  notation::Fault fault;
  const Node node(value, fault);
  node.only({"game", "name", "seats", "shuffle", "options", "board", "seed", "from", "public", "clock",
             "watchers", "delay", "pace", "tracking", "rated", "wait_ready"});
  Wish wish;
  wish.settings = read_new_settings(node);
  read_from(node.at("from"), wish);
  const Node seats = node.at("seats");
  const int count = seats.size(kMaxSeats);
  for (int i = 0; i < count; ++i) wish.seats.push_back(read_seat_wish(seats.at(i)));
  if (count == 0) seats.refuse("a table has at least one seat.");
  wish.settings.players = count;
  if (!fault.found()) draw_board(node.at("seed"), wish.settings);
  seat_one_owner(wish.seats);
  if (const auto why = why_unrated(wish); wish.settings.rated && why) node.at("rated").refuse(*why);
  const bool shuffled = node.at("shuffle").flag(false);
  if (fault.found()) return fault.error();
  if (shuffled) shuffle(wish.seats);
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
