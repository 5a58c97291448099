#include "server/table/shown.hpp"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "notation/values/write.hpp"
#include "notation/words.hpp"
#include "server/table/wire/what.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

constexpr std::string_view kGap = R"({"kind":"gap"})";

json::value or_null(const std::string& text) { return text.empty() ? json::value() : json::value(text); }
std::optional<std::string> maybe(const std::string& text) {
  return text.empty() ? std::nullopt : std::optional(text);
}
std::optional<Seat> maybe(Seat seat) { return seat.is_none() ? std::nullopt : std::optional(seat); }

SeatInfo info_of(const Chair& chair) {
  return {.kind = chair.kind,
          .name = maybe(chair.sitter.name),
          .bot = maybe(chair.bot),
          .account = maybe(chair.sitter.account),
          .program = chair.sitter.program,
          .seeded = !chair.seed.empty(),
          .ready = chair.ready};
}

/// What a notice tells everybody; nothing where it tells nothing.
struct Teller {
  using Told = std::optional<what::Any>;
  using Change = what::SeatChange;
  const Table& table;

  Told seat(Change why, Seat seat) const {
    return what::SeatChanged{why, seat, info_of(table.chair(seat)), table.host()};
  }
  Told operator()(const notice::Joined& n) const { return seat(Change::Joined, n.seat); }
  Told operator()(const notice::Left& n) const { return seat(Change::Left, n.seat); }
  Told operator()(const notice::CameBack& n) const { return seat(Change::Back, n.seat); }
  Told operator()(const notice::BotSat& n) const { return seat(Change::Bot, n.seat); }
  Told operator()(const notice::Placed& n) const { return seat(Change::Back, n.seat); }
  Told operator()(const notice::Vacated& n) const { return seat(Change::Substitute, n.seat); }
  Told operator()(const notice::Seeded& n) const { return seat(Change::Seeded, n.seat); }
  Told operator()(const notice::Ready& n) const { return seat(Change::Ready, n.seat); }
  Told operator()(const notice::Started&) const { return what::Started{}; }
  Told operator()(const notice::Said& n) const { return what::Said{n.seat, n.text}; }
  Told operator()(const notice::Voted& n) const {
    return what::Voted{n.by, maybe(n.about), n.choice, n.decided};
  }
  Told operator()(const notice::Ended& n) const {
    what::Ended ended{n.reason, maybe(table.winner()), {}};
    table.deserters().for_each([&](Seat seat) { ended.lost.push_back(seat); });
    return ended;
  }
  Told operator()(const notice::Revealed&) const { return what::Revealed{fair_json(table.dice())}; }
  Told operator()(const notice::RematchAsked& n) const { return what::RematchAsked{n.by, maybe(n.table)}; }
  Told operator()(const auto&) const { return std::nullopt; }
};

}  // namespace

json::object seat_info_json(const Chair& chair) {
  return json::parse(notation::value_text(info_of(chair))).as_object();
}

json::object info_json(const Table& table) {
  const Settings& s = table.settings();
  const games::Game* game = games::find_game(s.game);
  const auto opening = table.opening_time();
  json::array seats;
  for (const Chair& chair : table.chairs()) seats.push_back(seat_info_json(chair));
  return {{"table", table.id()},
          {"name", s.name},
          {"game", s.game},
          {"title", game == nullptr ? std::string_view(s.game) : game->title},
          {"players", s.players},
          {"options", table.position() == nullptr ? s.options : table.position()->options()},
          {"state", notation::word_of(table.state())},
          {"seats", std::move(seats)},
          {"host", table.host() ? seat_json(*table.host()) : json::value()},
          {"public", s.is_public},
          {"clock", clock_json(s.clock)},
          {"opening", opening ? json::value(*opening) : json::value()},
          {"watchers", s.watchers},
          {"delay", s.delay},
          {"pace", s.pace},
          {"tracking", s.tracking},
          {"rated", s.rated},
          {"wait_ready", s.wait_ready},
          {"tournament", or_null(s.tournament)},
          {"fair", {{"v", 1}, {"commitment", table.dice().commitment()}}},
          {"created", table.entry(1).at},
          {"version", table.version()}};
}

std::string shown_to_all(const Table& table, const Notice& notice) {
  const std::optional<what::Any> told = std::visit(Teller{table}, notice);
  std::string text;
  notation::JsonText out(text);
  if (told) out.object([&] { notation::write_kind(out, "kind", *told); });
  return text;
}

std::string what_text(const Table& table, int version, games::Viewer viewer, std::string_view moved) {
  const Entry& entry = table.entry(version);
  if (!entry.shown)
    return fmt::format(R"({{"kind":"line","line":{}{}{}}})",
                       json::serialize(json::string(table.line_for(viewer, version))),
                       moved.empty() ? "" : R"(,"moved":)", moved);
  const auto* said = std::get_if<notice::Said>(&entry.shown->notice);
  const bool muted = said != nullptr && viewer && table.chair(*viewer).muted.has(said->seat);
  return muted || entry.shown->wire.empty() ? std::string(kGap) : entry.shown->wire;
}

std::string_view gap_text() { return kGap; }

json::object refusal_args(const Refusal& rule) {
  json::object args;
  if (!rule) return args;
  if (!rule.seat.is_none()) args["seat"] = rule.seat.index + 1;
  args["number"] = rule.number;
  args["resource"] = std::string(1, notation::letter(rule.resource));
  args["cards"] = notation::text(rule.cards);
  return args;
}

}  // namespace longroad::server
