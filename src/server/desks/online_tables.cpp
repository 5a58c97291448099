#include "server/desks/online_tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/value.hpp>
#include <cstdio>

#include "base/random.hpp"
#include "games/game.hpp"
#include "notation/json.hpp"
#include "phrases/english.hpp"
#include "server/desk/bot_contact.hpp"
#include "server/desks/hall.hpp"
#include "server/desks/hall_seats.hpp"
#include "server/desks/halls.hpp"
#include "server/http/refusal.hpp"
#include "server/table/model/plain_text.hpp"
#include "server/table/model/secret.hpp"
#include "tournament/rules/possible.hpp"

namespace longroad::server {
namespace {

using namespace tournament;

constexpr int kPace = 600;  // of a bot among people, in ms
constexpr int kLongestPace = 10'000;

int read_pace(const notation::Node& order) { return order.at("pace").number(0, kLongestPace, kPace); }

/// The board of this seed, the same that is printed.
Result<boost::json::value> board_of(std::uint64_t seed, int players) {
  const auto position =
      games::default_game().start({.players = players, .key = GameKeys::from(RandKey{seed}).board});
  if (!position) return position.error();
  return (*position)->board();
}

Result<Settings> settings_of(const std::string& event, const State& state, const Place& at, int pace) {
  const Game& game = *state.game(at.game);
  const Sheet& sheet = *state.sheet(at);
  const auto players = sheet.finishers();
  auto board = board_of(game.layout, static_cast<int>(players.size()));
  if (!board) return board.error();
  Settings settings;
  settings.name = english::capital(spoken(at, state.event_count()));
  settings.game = games::default_game().name;
  settings.players = static_cast<int>(players.size());
  settings.board = std::move(*board);
  settings.clock = clock_of(game, sheet);
  settings.reserved = true;
  settings.tournament = event;
  const bool people =
      std::ranges::any_of(players, [&](PlayerId p) { return !desk::is_bot(state.person(p)); });
  settings.pace = people ? pace : 0;
  return settings;
}

/// A new table with everybody in their seat; a player's link opens it.
Result<std::unique_ptr<Table>> seat_players(const std::string& event, const State& state, const Place& at,
                                            const std::string& id, const desk::Links& links, int pace) {
  auto settings = settings_of(event, state, at, pace);
  if (!settings) return settings.error();
  const auto players = state.sheet(at)->finishers();
  notice::Opened opened{std::move(*settings), random_hex(32), {}, {}};
  for (const PlayerId p : players) {
    const tournament::Person& person = state.person(p);
    opened.bots.push_back(desk::is_bot(person) ? desk::bot_of(person) : "");
    opened.names.push_back(desk::is_bot(person) ? short_name(person.name) : "");
  }
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

}  // namespace

bool OnlineTables::has_room_for(GameId id) const {
  const Game* game = hall_.head().state().game(id);
  return game == nullptr || halls_.rooms().has_room(static_cast<int>(std::ranges::count_if(
                                game->sheets, [](const Sheet& sheet) { return sheet.online.empty(); })));
}

desk::Refused OnlineTables::put_online(GameId id, desk::Draft& draft) const {
  if (draft.state().game(id) == nullptr) return say("no_game", {{"game", text(id)}});
  for (const Place& at : openable_tables(draft.state(), id)) {
    for (const PlayerId p : draft.state().sheet(at)->finishers()) {
      const tournament::Person& person = draft.state().person(p);
      if (!desk::is_bot(person) && hall_.links().of_player(p) == nullptr)
        return say("player_without_link", {{"player", person.name}});
    }
    if (const auto refused = draft.add(event::Online{at, random_table_id()})) return refused;
  }
  if (draft.entries().empty()) return say("nothing_to_open");
  return std::nullopt;
}

void OnlineTables::start(const desk::Draft& draft, int pace) {
  for (const tournament::Entry& entry : draft.entries()) {
    const auto& online = std::get<event::Online>(entry.event);
    halls_.expect_table(online.address, hall_.id());
    const auto table =
        seat_players(hall_.id(), draft.state(), online.at, online.address, hall_.links(), pace);
    if (table)
      halls_.rooms().adopt(
          **table, [this, hall = hall_.shared_from_this(), online](const Rooms::RoomPtr& room) {
            // It may not be on the disk; then it can be opened anew.
            if (!room) hall->loop().post([this, hall, online] { collect(online.at, online.address); });
          });
    else
      fmt::print(stderr, "longroad: table {}: {}\n", online.address, table.error().sentence);
  }
}

void OnlineTables::open(const desk::Viewer& viewer, const desk::Order& order, const Reply& reply,
                        const Drafted& drafted) {
  notation::Fault fault;
  const boost::json::value fields = order.fields;
  const notation::Node node(fields, fault);
  node.only({"game", "pace"});
  const auto id = read_game(node.at("game").word({}), hall_.head().state().current_event());
  read_pace(node);
  if (!id || fault.found()) return reply(bad_request(id ? fault.error() : id.error()));
  if (!has_room_for(*id)) return reply(problem(503, "full.tables"));
  desk::Draft next = hall_.draft(viewer.name);
  if (const auto why = put_online(*id, next)) return reply(refused(*why));
  drafted(std::move(next));
}

int OnlineTables::pace_of(const desk::Order& order) {
  notation::Fault fault;
  const boost::json::value fields = order.fields;
  return read_pace(notation::Node(fields, fault));
}

}  // namespace longroad::server
