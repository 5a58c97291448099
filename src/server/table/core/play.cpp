#include "server/table/core/play.hpp"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/programs.hpp"
#include "server/table/model/offered_bots.hpp"

namespace longroad::server {
namespace {

/// Whether the others are asked the same after this line as before it: it is somebody's answer, or the clock
/// of one who owes it. So a line that was chosen before it still means what it meant.
bool asks_the_same(const games::Position& position, Action line) {
  const Nature nature = position.nature(line);
  return nature == Nature::Answer || nature == Nature::Timeout;
}

bool is_full(const Chairs& chairs) {
  return std::ranges::find(chairs, Chair::Kind::Open, &Chair::kind) == chairs.end();
}

}  // namespace

Answer refuse_unless_playing(const Command& command, const Match& match) {
  if (command.by.is_none()) return not_seated();
  if (match.state() == TableState::Waiting) return refuse("not_started");
  if (match.state() == TableState::Over) return refuse(notation::refuse("game_over"));
  return std::nullopt;
}

Answer Play::start(const Command& command, std::string_view bot) {
  if (command.by.is_none()) return not_seated();
  if (table_.match().state() != TableState::Waiting) return refuse("started");
  if (table_.host() != command.by) return refuse("not_host");
  if (table_.settings().rated && !is_full(table_.chairs())) return refuse("rated");
  const Command* cause = &command;
  for (std::size_t i = 0; i < table_.chairs().size(); ++i) {
    if (table_.chairs()[i].kind != Chair::Kind::Open) continue;
    table_.note(notice::BotSat{Seat::of(static_cast<int>(i)), std::string(bot)}, command.at, cause);
    cause = nullptr;
  }
  begin(command.at);
  if (cause != nullptr) table_.remember(command);
  return std::nullopt;
}

void Play::start_full(Time at) {
  if (is_full(table_.chairs()) && table_.match().state() == TableState::Waiting) begin(at);
}

void Play::begin(Time at) {
  const Settings& settings = table_.settings();
  const auto position = table_.match().draw_position(settings);
  notice::Started started{settings.board, settings.options};
  if (position && settings.position.is_null()) started = {(*position)->board(), (*position)->options()};
  table_.note(std::move(started), at);
  settle(at);
}

Answer Play::line(const Command& command, std::string_view text, std::optional<int> seen) {
  if (auto refused = refuse_unless_playing(command, table_.match())) return refused;
  const auto line = position().parse(text);
  if (!line) return refuse("bad_line", {{"error", line.error().sentence}});
  if (line->seat() != command.by || line->manner() == Manner::Clock) return refuse("not_your_seat");
  if (seen && is_stale(command.by, *seen)) return refuse("stale");
  const bool program = table_.chair(command.by).sitter.program;
  if (const Refusal rule =
          program ? games::check_of_program(position(), *line) : games::check_of_person(position(), *line))
    return refuse(rule);
  table_.put(*line, command.at, &command);
  settle(command.at);
  return std::nullopt;
}

bool Play::is_stale(Seat seat, int seen) const {
  for (int v = seen + 1; v <= table_.log().version(); ++v) {
    const Entry& since = table_.log().entry(v);
    if (!since.shown && (since.line.seat() == seat || !asks_the_same(position(), since.line))) return true;
  }
  return false;
}

bool Play::bot_line(const BotChoice& choice, Time at) {
  const auto& [seat, bot, line, seen] = choice;
  if (!table_.match().playing() || line.seat() != seat || line.manner() != Manner::Plain) return false;
  // It may be its owner's again, or somebody has done something that the bot did not know of.
  if (bot.empty() || table_.chair(seat).bot != bot || is_stale(seat, seen)) return false;
  if (games::check_of_program(position(), line)) return false;
  table_.put(line, at);
  settle(at);
  if (endless()) end(EndReason::Closed, at);
  return true;
}

void Play::settle(Time at) {
  if (!table_.match().playing()) return;
  for (;;) {
    if (position().chance_due())
      table_.put(table_.match().chance(), at);
    else if (const auto refusal = automatic_refusal())
      table_.put(*refusal, at);
    else
      break;
  }
  if (position().over()) return end(EndReason::Played, at);
  return_seats(at);
}

void Play::return_seats(Time at) {
  for (std::size_t i = 0; i < table_.chairs().size(); ++i) {
    const Seat seat = Seat::of(static_cast<int>(i));
    if (table_.chair(seat).once && !position().to_act().has(seat)) table_.note(notice::Placed{seat}, at);
  }
}

std::optional<Action> Play::automatic_refusal() const {
  const Seat offerer = table_.match().newest_offer().by;
  std::optional<Action> found;
  position().to_act().for_each([&](Seat seat) {
    const Chair& c = table_.chair(seat);
    const bool muted = !offerer.is_none() && c.muted.has(offerer);
    if (found || (!c.auto_refuse && !muted)) return;
    found = position().decline(seat);
  });
  return found;
}

void Play::remove(Seat seat, Time at) {
  start_full(at);
  if (!table_.match().playing()) return;
  const Action removal = position().removal(seat);
  if (position().check(removal)) return;
  table_.put(removal, at);
  settle(at);
}

bool Play::run_clock(Time at) {
  const auto seat = table_.match().playing() ? table_.clock().run_out(at) : std::nullopt;
  if (!seat) return false;
  const Action timeout = position().timeout(*seat);
  if (position().turn() == 0 && table_.chair(*seat).bot.empty()) {
    // Better than what chance would place.
    table_.note(notice::BotSat{*seat, std::string(stand_in()), true}, at);
    return true;
  }
  if (position().check(timeout)) {
    table_.forgive_clock(at);  // the rules let nobody's time run out here
    return false;
  }
  table_.put(timeout, at);
  settle(at);
  return true;
}

void Play::limit(const std::optional<ClockRules>& clock, Time at) {
  if (table_.match().state() != TableState::Over && table_.settings().clock != clock)
    table_.note(notice::Limited{clock}, at);
}

void Play::resume(Time at) {
  if (table_.match().playing() && table_.clock().exists()) table_.note(notice::Resumed{}, at);
}

bool Play::endless() const {
  return table_.match().playing() &&
         (position().turn() > kMostTurns || table_.log().version() > kMostEntries);
}

void Play::end(EndReason reason, Time at) {
  if (table_.match().state() == TableState::Over) return;
  table_.note(notice::Ended{reason}, at);
  if (table_.match().position() != nullptr) table_.note(notice::Revealed{}, at);
}

}  // namespace longroad::server
