#include "server/table/shown.hpp"

#include "notation/values/write.hpp"
#include "notation/words.hpp"
#include "server/table/wire/what.hpp"

namespace longroad::server {
namespace {

std::optional<std::string> maybe(const std::string& text) {
  return text.empty() ? std::nullopt : std::optional(text);
}
std::optional<Seat> maybe(Seat seat) { return seat.is_none() ? std::nullopt : std::optional(seat); }

}  // namespace

TableInfo info_of(const Table& table) {
  const Settings& s = table.settings();
  const games::Game* game = games::find_game(s.game);
  std::vector<SeatInfo> seats;
  for (const Chair& chair : table.chairs()) seats.push_back(info_of(chair));
  return {.table = table.id(),
          .name = s.name,
          .game = s.game,
          .title = game == nullptr ? s.game : std::string(game->title),
          .players = s.players,
          .options = table.position() == nullptr ? s.options : table.position()->options(),
          .state = table.state(),
          .seats = std::move(seats),
          .host = table.host(),
          .is_public = s.is_public,
          .clock = s.clock,
          .opening = opening_time(s, table.chairs()),
          .watchers = s.watchers,
          .delay = s.delay,
          .pace = s.pace,
          .tracking = s.tracking,
          .rated = s.rated,
          .wait_ready = s.wait_ready,
          .tournament = maybe(s.tournament),
          .fair = {.commitment = table.match().dice().commitment()},
          .created = table.entry(1).at,
          .version = table.version()};
}

ViewerSettings settings_of(const Table& table, games::Viewer viewer) {
  if (!viewer) return {};
  const Chair& chair = table.chair(*viewer);
  ViewerSettings settings{.auto_refuse = chair.auto_refuse};
  chair.muted.for_each([&](Seat seat) { settings.muted.push_back(seat); });
  for (int i = 0; i < table.settings().players; ++i)
    if (chair.sitter.blocks(table.chair(Seat::of(i)).sitter.person()))
      settings.blocked.push_back(Seat::of(i));
  return settings;
}

std::string what_text(const Table& table, int version, games::Viewer viewer, std::string_view moved) {
  const Entry& entry = table.entry(version);
  if (!entry.shown)
    return notation::kind_text(
        "kind", what::LinePlayed{table.log().line_for(*table.position(), viewer, version), {moved}});
  const auto* said = std::get_if<notice::Said>(&entry.shown->notice);
  const bool muted = said != nullptr && viewer && table.chair(*viewer).muted.has(said->seat);
  return muted || entry.shown->wire.empty() ? gap_text() : entry.shown->wire;
}

const std::string& gap_text() {
  static const std::string kGap = notation::kind_text("kind", what::Gap{});
  return kGap;
}

RefusalArgs args_of(const Refusal& rule) {
  if (!rule) return {};
  return {.seat = maybe(rule.seat),
          .number = rule.number,
          .resource = std::string(1, notation::letter(rule.resource)),
          .cards = notation::text(rule.cards)};
}

ReasonTold reason_of(const phrases::Sentence& why) {
  const std::string_view code = phrases::code_of(why.code);
  ReasonTold reason{std::string(code), why.text, {}};
  if (code != why.code || !why.values.empty()) reason.why = why;
  return reason;
}

}  // namespace longroad::server
