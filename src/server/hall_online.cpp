// Online tables: a game's tables on this server, and their results as reports for the players to sign.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json/value.hpp>
#include <cstdio>

#include "base/random.hpp"
#include "games/game.hpp"
#include "notation/english.hpp"
#include "notation/json.hpp"
#include "server/desk/bot_contact.hpp"
#include "server/hall.hpp"
#include "server/halls.hpp"
#include "server/house.hpp"
#include "server/refusal.hpp"
#include "server/table/plain_text.hpp"
#include "server/table/secret.hpp"

namespace longroad::server {
namespace {

using namespace tournament;

constexpr std::string_view kGame = "base";
constexpr std::string_view kReporter = "online table";
constexpr int kLongestPace = 10'000;
constexpr int kAnswer = 20'000;

/// Those who play at the table, by starting position.
std::vector<PlayerId> at_table(const Sheet& sheet) {
  std::vector<PlayerId> players = sheet.players;
  std::erase_if(players, [&](PlayerId p) { return std::ranges::find(sheet.lost, p) != sheet.lost.end(); });
  return players;
}

/// The players of a table with this many seats: whoever left since it was opened still has one.
std::vector<PlayerId> seated_at(const Sheet& sheet, std::size_t seats) {
  std::vector<PlayerId> players = sheet.players;
  for (const PlayerId p : sheet.lost) {
    if (players.size() > seats) std::erase(players, p);
  }
  return players;
}

/// The board of this seed, the same that is printed.
Result<boost::json::value> board_of(std::uint64_t seed, int players) {
  const auto position =
      games::find_game(kGame)->start({.players = players, .key = GameKeys::from(RandKey{seed}).board});
  if (!position) return position.error();
  return (*position)->board();
}

/// A turn limit holds after the opening (1.2.3), as a table's clock does.
std::optional<ClockRules> clock_of(const Game& game, const Sheet& sheet) {
  const auto& limit = sheet.limit ? sheet.limit : game.limit;
  if (!limit) return std::nullopt;
  return ClockRules{.turn = limit->seconds * 1000, .reserve = 0, .answer = kAnswer};
}

Result<Settings> settings_of(const State& state, const Place& at, int pace) {
  const Game& game = *state.game(at.game);
  const Sheet& sheet = *state.sheet(at);
  const auto players = at_table(sheet);
  auto board = board_of(game.layout, static_cast<int>(players.size()));
  if (!board) return board.error();
  Settings settings;
  settings.name = english::capital(spoken(at, state.event_count()));
  settings.game = kGame;
  settings.players = static_cast<int>(players.size());
  settings.board = std::move(*board);
  settings.clock = clock_of(game, sheet);
  const bool people =
      std::ranges::any_of(players, [&](PlayerId p) { return !desk::is_bot(state.person(p)); });
  settings.pace = people ? pace : 0;
  return settings;
}

/// A new table with everybody in their seat; a player's link opens it.
Result<std::unique_ptr<Table>> seat_players(const State& state, const Place& at, const std::string& id,
                                            const desk::Links& links, int pace) {
  auto settings = settings_of(state, at, pace);
  if (!settings) return settings.error();
  const auto players = at_table(*state.sheet(at));
  notice::Opened opened{std::move(*settings), random_hex(32), {}, {}};
  for (const PlayerId p : players)
    opened.bots.push_back(desk::is_bot(state.person(p)) ? desk::bot_of(state.person(p)) : "");
  auto table = Table::open(id, std::move(opened), clock_now());
  if (!table) return table.error();
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    const store::DeskLink* link = links.of_player(players[seat]);
    if (desk::is_bot(state.person(players[seat])) || link == nullptr) continue;
    const std::string name = short_name(state.person(players[seat]).name);
    (*table)->sit(Seat::of(static_cast<int>(seat)), {name, "", link->fingerprint}, clock_now());
  }
  return table;
}

/// What the table's game says of the sheet; nothing where a referee must decide.
std::optional<SheetResult> sheet_result(const Sheet& sheet, const GameResult& game) {
  const auto players = seated_at(sheet, game.points.size());
  if (game.winner == 0 || game.points.size() != players.size()) return std::nullopt;
  SheetResult result;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (std::ranges::find(sheet.lost, players[seat]) != sheet.lost.end()) continue;
    result.order.push_back(players[seat]);
    result.points.push_back(game.points[seat]);
  }
  result.winner = players[static_cast<std::size_t>(game.winner) - 1];
  if (std::ranges::find(result.order, result.winner) == result.order.end()) return std::nullopt;
  return result;
}

}  // namespace

desk::Refused Hall::put_online(GameId id, desk::Draft& draft) {
  const Game* game = draft.state().game(id);
  if (game == nullptr) return say("no_game", {{"game", text(id)}});
  for (int t = 1; t <= std::ssize(game->sheets); ++t) {
    const Sheet& sheet = game->sheets[static_cast<std::size_t>(t) - 1];
    const auto players = at_table(sheet);
    if (sheet.state != SheetState::Empty || !sheet.online.empty() || players.size() < 3) continue;
    for (const PlayerId p : players) {
      const tournament::Person& person = draft.state().person(p);
      if (!desk::is_bot(person) && links_.of_player(p) == nullptr)
        return say("player_without_link", {{"player", person.name}});
    }
    if (const auto refused = draft.add(event::Online{{id, t}, random_table_id()})) return refused;
  }
  if (draft.entries().empty()) return say("nothing_to_open");
  return std::nullopt;
}

void Hall::start_online(const desk::Draft& draft, int pace) {
  for (const tournament::Entry& entry : draft.entries()) {
    const auto& online = std::get<event::Online>(entry.event);
    house_.halls().expect_table(online.address, id_);
    const auto table = seat_players(draft.state(), online.at, online.address, links_, pace);
    if (table)
      house_.adopt(**table, [](const House::RoomPtr&) {});
    else
      fmt::print(stderr, "longroad: table {}: {}\n", online.address, table.error().sentence);
  }
}

void Hall::hand_over_seat(const Sheet& sheet, PlayerId player) {
  const store::DeskLink* link = links_.of_player(player);
  const std::string print = link == nullptr ? "" : link->fingerprint;
  house_.with_room(sheet.online, [sheet, player, print](const House::RoomPtr& room) {
    if (!room || room->table().state() == TableState::Over) return;
    const auto players = seated_at(sheet, room->table().chairs().size());
    const auto seat = std::ranges::find(players, player) - players.begin();
    if (seat < std::ssize(room->table().chairs())) room->rekey(Seat::of(static_cast<int>(seat)), print);
  });
}

void Hall::hand_over_seats(PlayerId player) {
  const State& state = head_.state();
  if (player.is_none() || desk::is_bot(state.person(player))) return;
  for (const GameId id : all_games(state)) {
    for (const Sheet& sheet : state.game(id)->sheets) {
      const auto players = at_table(sheet);
      const bool sits = std::ranges::find(players, player) != players.end();
      if (sits && !sheet.online.empty() && sheet.state == SheetState::Empty) hand_over_seat(sheet, player);
    }
  }
}

void Hall::tell_table(const Game& game, const Sheet& sheet) {
  const auto clock = clock_of(game, sheet);
  house_.with_room(sheet.online, [sheet, clock](const House::RoomPtr& room) {
    if (!room || room->table().state() == TableState::Over) return;
    const auto players = seated_at(sheet, room->table().chairs().size());
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      if (std::ranges::find(sheet.lost, players[seat]) != sheet.lost.end())
        room->remove(Seat::of(static_cast<int>(seat)));
    }
    if (clock) room->limit(*clock);
  });
}

void Hall::tell_tables() {
  const State& state = shown_.state();
  for (const GameId id : all_games(state)) {
    const Game& game = *state.game(id);
    for (const Sheet& sheet : game.sheets) {
      if (!sheet.online.empty() && sheet.state == SheetState::Empty) tell_table(game, sheet);
    }
  }
}

void Hall::open_tables(const desk::Viewer& viewer, const desk::Order& order, const Reply& reply) {
  notation::Fault fault;
  const boost::json::value fields = order.fields;
  const notation::Node node(fields, fault);
  node.only({"game", "pace"});
  const auto id = read_game(node.at("game").word({}), head_.state().current_event());
  const int pace = node.at("pace").number(0, kLongestPace, kPace);
  if (!id || fault.found())
    return reply(problem(400, "bad_request", (id ? fault.error() : id.error()).sentence));
  desk::Draft next = draft(viewer.name);
  if (const auto why = put_online(*id, next)) return reply(refused(*why));
  confirm(next, viewer.name + "/" + order.id, reply);
  start_online(next, pace);
}

void Hall::table_ended(const std::string& table) {
  const State& state = head_.state();
  for (const GameId id : all_games(state)) {
    const auto& sheets = state.game(id)->sheets;
    const auto found = std::ranges::find(sheets, table, &Sheet::online);
    if (found != sheets.end()) collect({id, static_cast<int>(found - sheets.begin()) + 1}, table);
  }
}

void Hall::collect(const Place& at, const std::string& table) {
  const std::weak_ptr<Hall> self = weak_from_this();
  house_.with_room(table, [self, at, table, &loop = loop_](const House::RoomPtr& room) {
    if (!room) {
      return loop.post([self, at, table] {
        if (const auto hall = self.lock()) hall->forget(at, table);
      });
    }
    if (room->table().state() != TableState::Over) return;
    const GameResult result = room->table().position() == nullptr ? GameResult{} : result_of(room->table());
    loop.post([self, at, table, result] {
      if (const auto hall = self.lock()) hall->report(at, table, result);
    });
  });
}

void Hall::report(const Place& at, const std::string& table, const GameResult& game) {
  const Sheet* sheet = head_.state().sheet(at);
  if (sheet == nullptr || sheet->online != table || sheet->state != SheetState::Empty) return;
  const auto result = sheet_result(*sheet, game);
  desk::Draft next = draft(std::string(kReporter));
  desk::Refused refused;
  if (result) refused = next.add(event::Report{at, *result, true});
  if (!result || refused) {
    next = draft(std::string(kReporter));
    refused = next.add(event::Call{at, "The online table ended without a result that counts."});
  } else {
    const int version = next.state().sheet(at)->version;
    for (const PlayerId p : result->order) {
      if (desk::is_bot(next.state().person(p))) refused = next.add(event::Sign{at, p, version});
    }
  }
  if (!next.entries().empty()) keep(std::move(next), "", [](bool) {});
}

void Hall::forget(const Place& at, const std::string& table) {
  const Sheet* sheet = head_.state().sheet(at);
  if (sheet == nullptr || sheet->online != table) return;
  desk::Draft next = draft(std::string(kReporter));
  if (!next.add(event::Online{at, ""})) keep(std::move(next), "", [](bool) {});
}

void Hall::begin() {
  const State& state = head_.state();
  for (const GameId id : all_games(state)) {
    for (int t = 1; t <= std::ssize(state.game(id)->sheets); ++t) {
      const Sheet& sheet = *state.sheet({id, t});
      if (sheet.online.empty() || sheet.state != SheetState::Empty) continue;
      house_.halls().expect_table(sheet.online, id_);
      collect({id, t}, sheet.online);
    }
  }
  tell_tables();
  fly();
}

}  // namespace longroad::server
