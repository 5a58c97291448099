#include "server/table/shown.hpp"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "notation/values/value.hpp"
#include "notation/words.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

constexpr std::string_view kGap = R"({"kind":"gap"})";

std::string_view name(Chair::Kind kind) {
  switch (kind) {
    case Chair::Kind::Open:
      return "open";
    case Chair::Kind::Person:
      return "person";
    case Chair::Kind::Bot:
      return "bot";
  }
  __builtin_unreachable();
}

json::value or_null(const std::string& text) { return text.empty() ? json::value() : json::value(text); }
json::value host_json(const Table& table) { return table.host() ? seat_json(*table.host()) : json::value(); }

/// What a notice tells everybody; an empty object where it tells nothing.
struct Teller {
  const Table& table;

  json::object seat(std::string_view why, Seat seat) const {
    return {{"kind", "seat"},
            {"why", why},
            {"seat", seat_json(seat)},
            {"player", seat_info_json(table.chair(seat))},
            {"host", host_json(table)}};
  }
  json::object operator()(const notice::Joined& n) const { return seat("joined", n.seat); }
  json::object operator()(const notice::Left& n) const { return seat("left", n.seat); }
  json::object operator()(const notice::CameBack& n) const { return seat("back", n.seat); }
  json::object operator()(const notice::BotSat& n) const { return seat("bot", n.seat); }
  json::object operator()(const notice::Placed& n) const { return seat("back", n.seat); }
  json::object operator()(const notice::Vacated& n) const { return seat("substitute", n.seat); }
  json::object operator()(const notice::Seeded& n) const { return seat("seeded", n.seat); }
  json::object operator()(const notice::Ready& n) const { return seat("ready", n.seat); }
  json::object operator()(const notice::Started&) const { return {{"kind", "started"}}; }
  json::object operator()(const notice::Said& n) const {
    return {{"kind", "said"}, {"seat", seat_json(n.seat)}, {"text", n.text}};
  }
  json::object operator()(const notice::Voted& n) const {
    return {{"kind", "voted"},
            {"by", seat_json(n.by)},
            {"seat", seat_json(n.about)},
            {"choice", server::name(n.choice)},
            {"decided", n.decided}};
  }
  json::object operator()(const notice::Ended& n) const {
    json::array lost;
    table.deserters().for_each([&](Seat seat) { lost.push_back(seat_json(seat)); });
    return {{"kind", "ended"},
            {"why", server::name(n.reason)},
            {"winner", seat_json(table.winner())},
            {"lost", std::move(lost)}};
  }
  json::object operator()(const notice::Revealed&) const {
    return {{"kind", "revealed"}, {"fair", fair_json(table.dice())}};
  }
  json::object operator()(const notice::RematchAsked& n) const {
    return {{"kind", "rematch"}, {"by", seat_json(n.by)}, {"table", or_null(n.table)}};
  }
  json::object operator()(const auto&) const { return {}; }
};

}  // namespace

json::object seat_info_json(const Chair& chair) {
  return {{"kind", name(chair.kind)},
          {"name", or_null(chair.sitter.name)},
          {"bot", or_null(chair.bot)},
          {"account", or_null(chair.sitter.account)},
          {"program", chair.sitter.program},
          {"seeded", !chair.seed.empty()},
          {"ready", chair.ready}};
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
          {"host", host_json(table)},
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
  const json::object what = std::visit(Teller{table}, notice);
  return what.empty() ? std::string() : json::serialize(what);
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
