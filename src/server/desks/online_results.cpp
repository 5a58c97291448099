// While online tables are played: seats change hands, rulings are told, results become reports.
#include "server/desks/online_tables.hpp"

#include <algorithm>

#include "server/desk/bot_contact.hpp"
#include "server/desks/hall.hpp"
#include "server/desks/hall_seats.hpp"
#include "server/desks/halls.hpp"

namespace longroad::server {

using namespace tournament;

namespace {

constexpr std::string_view kReporter = "online table";

/// Whether the table plays for this tournament. A log from elsewhere may name any table, so the table says
/// it; those of older versions name no tournament.
bool plays_for(const Settings& settings, const std::string& event) {
  return settings.tournament == event || (settings.reserved && settings.tournament.empty());
}

bool holds(const std::vector<PlayerId>& players, PlayerId player) {
  return std::ranges::find(players, player) != players.end();
}

/// What the table's game says of the sheet; nothing where a referee must decide.
std::optional<SheetResult> sheet_result(const Sheet& sheet, const GameResult& game) {
  const auto players = seated_at(sheet, game.seats.size());
  if (game.winner == 0 || game.seats.size() != players.size()) return std::nullopt;
  SheetResult result;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (holds(sheet.lost, players[seat])) continue;
    result.order.push_back(players[seat]);
    result.points.push_back(game.seats[seat].points);
  }
  result.winner = players[static_cast<std::size_t>(game.winner) - 1];
  if (!holds(result.order, result.winner)) return std::nullopt;
  return result;
}

}  // namespace

void OnlineTables::with_own(const std::string& table, Rooms::Use use) {
  halls_.with_table(table, [event = hall_.id(), use = std::move(use)](const Rooms::RoomPtr& room) {
    use(room && plays_for(room->table().settings(), event) ? room : nullptr);
  });
}

void OnlineTables::hand_over_seat(const Sheet& sheet, PlayerId player) {
  const store::DeskLink* link = hall_.links().of_player(player);
  const std::string print = link == nullptr ? "" : link->fingerprint;
  with_own(sheet.online, [sheet, player, print](const Rooms::RoomPtr& room) {
    if (!room || room->table().state() == TableState::Over) return;
    const auto players = seated_at(sheet, room->table().chairs().size());
    const auto seat = std::ranges::find(players, player) - players.begin();
    if (seat < std::ssize(room->table().chairs())) room->rekey(Seat::of(static_cast<int>(seat)), print);
  });
}

void OnlineTables::hand_over_seats(PlayerId player) {
  const State& state = hall_.head().state();
  if (player.is_none() || desk::is_bot(state.person(player))) return;
  for (const GameId id : all_games(state)) {
    for (const Sheet& sheet : state.game(id)->sheets) {
      if (sheet.online.empty() || sheet.state != SheetState::Empty) continue;
      if (holds(sheet.finishers(), player)) hand_over_seat(sheet, player);
    }
  }
}

void OnlineTables::tell_ruling(const Game& game, const Sheet& sheet) {
  const auto clock = clock_of(game, sheet);
  with_own(sheet.online, [sheet, clock](const Rooms::RoomPtr& room) {
    if (!room || room->table().state() == TableState::Over) return;
    const auto players = seated_at(sheet, room->table().chairs().size());
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      if (holds(sheet.lost, players[seat])) room->remove(Seat::of(static_cast<int>(seat)));
    }
    room->limit(clock);
  });
}

void OnlineTables::tell_rulings() {
  const State& state = hall_.shown().state();
  for (const GameId id : all_games(state)) {
    const Game& game = *state.game(id);
    for (const Sheet& sheet : game.sheets) {
      if (!sheet.online.empty() && sheet.state == SheetState::Empty) tell_ruling(game, sheet);
    }
  }
}

void OnlineTables::ended(const std::string& table) {
  const State& state = hall_.head().state();
  for (const GameId id : all_games(state)) {
    const auto& sheets = state.game(id)->sheets;
    const auto found = std::ranges::find(sheets, table, &Sheet::online);
    if (found != sheets.end()) collect({id, static_cast<int>(found - sheets.begin()) + 1}, table);
  }
}

void OnlineTables::collect(const Place& at, const std::string& table) {
  const std::weak_ptr<Hall> self = hall_.weak_from_this();
  with_own(table, [self, at, table, &halls = halls_, event = hall_.id(),
                   &loop = hall_.loop()](const Rooms::RoomPtr& room) {
    if (!room) {
      return loop.post([self, at, table] {
        if (const auto hall = self.lock()) hall->online().forget(at, table);
      });
    }
    if (room->table().state() != TableState::Over) return halls.expect_table(table, event);
    const GameResult result = room->table().position() == nullptr ? GameResult{} : result_of(room->table());
    loop.post([self, at, table, result] {
      if (const auto hall = self.lock()) hall->online().report(at, table, result);
    });
  });
}

void OnlineTables::report(const Place& at, const std::string& table, const GameResult& game) {
  const Sheet* sheet = hall_.head().state().sheet(at);
  if (sheet == nullptr || sheet->online != table || sheet->state != SheetState::Empty) return;
  const auto result = sheet_result(*sheet, game);
  desk::Draft next = hall_.draft(std::string(kReporter));
  desk::Refused refused;
  if (result) refused = next.add(event::Report{at, *result, true});
  if (!result || refused) {
    next = hall_.draft(std::string(kReporter));
    refused = next.add(event::Call{at, "The online table ended without a result that counts."});
  } else {
    const int version = next.state().sheet(at)->version;
    for (const PlayerId p : result->order) {
      if (desk::is_bot(next.state().person(p))) refused = next.add(event::Sign{at, p, version});
    }
  }
  if (!next.entries().empty()) hall_.keep(std::move(next), "", [](bool) {});
}

void OnlineTables::forget(const Place& at, const std::string& table) {
  const Sheet* sheet = hall_.head().state().sheet(at);
  if (sheet == nullptr || sheet->online != table) return;
  desk::Draft next = hall_.draft(std::string(kReporter));
  if (!next.add(event::Online{at, ""})) hall_.keep(std::move(next), "", [](bool) {});
}

bool OnlineTables::any_play() const {
  const State& state = hall_.head().state();
  return std::ranges::any_of(all_games(state), [&](const GameId& id) {
    return std::ranges::any_of(state.game(id)->sheets, [](const Sheet& sheet) {
      return !sheet.online.empty() && sheet.state == SheetState::Empty;
    });
  });
}

void OnlineTables::take_up() {
  collect_all();
  tell_rulings();
}

void OnlineTables::collect_all() {
  const State& state = hall_.head().state();
  for (const GameId id : all_games(state)) {
    for (int t = 1; t <= std::ssize(state.game(id)->sheets); ++t) {
      const Sheet& sheet = *state.sheet({id, t});
      if (sheet.online.empty() || sheet.state != SheetState::Empty) continue;
      collect({id, t}, sheet.online);
    }
  }
}

}  // namespace longroad::server
