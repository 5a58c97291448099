/// The game of a table, from its start to its end: lines, chance, clocks.

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/programs.hpp"
#include "server/table/model/offered_bots.hpp"
#include "server/table/table.hpp"

namespace longroad::server {
namespace {

/// Whether the others are asked the same after this line as before it: it is somebody's answer, or the clock
/// of one who owes it. So a line that was chosen before it still means what it meant.
bool asks_the_same(const games::Position& position, Action line) {
  const Nature nature = position.nature(line);
  return nature == Nature::Answer || nature == Nature::Timeout;
}

}  // namespace

Answer Table::must_play(const Command& command) const {
  if (command.by.is_none()) return not_seated();
  if (state_ == TableState::Waiting) return refuse("not_started");
  if (state_ == TableState::Over) return refuse(notation::refuse("game_over"));
  return std::nullopt;
}

Answer Table::start(const Command& command, std::string_view bot) {
  if (command.by.is_none()) return not_seated();
  if (state_ != TableState::Waiting) return refuse("started");
  if (host() != command.by) return refuse("not_host");
  const bool full = std::ranges::find(chairs_, Chair::Kind::Open, &Chair::kind) == chairs_.end();
  if (settings_.rated && !full) return refuse("rated");
  const Command* cause = &command;
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    if (chairs_[i].kind != Chair::Kind::Open) continue;
    note(notice::BotSat{Seat::of(static_cast<int>(i)), std::string(bot)}, command.at, cause);
    cause = nullptr;
  }
  begin(command.at);
  if (cause != nullptr) remember(command);
  return std::nullopt;
}

void Table::start_full(Time at) {
  for (const Chair& chair : chairs_)
    if (chair.kind == Chair::Kind::Open) return;
  if (state_ == TableState::Waiting) begin(at);
}

void Table::begin(Time at) {
  const auto position = begin_game(settings_, FairLuck(dice_).board());
  notice::Started started{settings_.board, settings_.options};
  if (position && settings_.position.is_null()) started = {(*position)->board(), (*position)->options()};
  note(std::move(started), at);
  settle(at);
}

Answer Table::play(const Command& command, std::string_view text, std::optional<int> seen) {
  if (auto refused = must_play(command)) return refused;
  const auto line = position_->parse(text);
  if (!line) return refuse("bad_line", {{"error", line.error().sentence}});
  if (line->seat() != command.by || line->manner() == Manner::Clock) return refuse("not_your_seat");
  if (seen && is_stale(command.by, *seen)) return refuse("stale");
  const bool program = chair(command.by).sitter.program;
  if (const Refusal rule =
          program ? games::check_of_program(*position_, *line) : games::check_of_person(*position_, *line))
    return refuse(rule);
  put(*line, command.at, &command);
  settle(command.at);
  return std::nullopt;
}

bool Table::is_stale(Seat seat, int seen) const {
  for (int v = seen + 1; v <= version(); ++v) {
    const Entry& since = entry(v);
    if (!since.shown && (since.line.seat() == seat || !asks_the_same(*position_, since.line))) return true;
  }
  return false;
}

bool Table::play_bot(const BotChoice& choice, Time at) {
  const auto& [seat, bot, line, seen] = choice;
  if (state_ != TableState::Playing || line.seat() != seat || line.manner() != Manner::Plain) return false;
  // It may be its owner's again, or somebody has done something that the bot did not know of.
  if (bot.empty() || chair(seat).bot != bot || is_stale(seat, seen)) return false;
  if (games::check_of_program(*position_, line)) return false;
  put(line, at);
  settle(at);
  if (endless()) close(at);
  return true;
}

bool Table::endless() const {
  return state_ == TableState::Playing && (position_->turn() > kMostTurns || version() > kMostEntries);
}

void Table::settle(Time at) {
  for (;;) {
    if (position_->chance_due())
      put(position_->draw(luck_->next(position_->stream())), at);
    else if (const auto refusal = automatic_refusal())
      put(*refusal, at);
    else
      break;
  }
  if (position_->over()) return finish(EndReason::Played, at);
  return_seats(at);
}

void Table::return_seats(Time at) {
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    const Seat seat = Seat::of(static_cast<int>(i));
    if (chairs_[i].once && !position_->to_act().has(seat)) note(notice::Placed{seat}, at);
  }
}

std::optional<Action> Table::automatic_refusal() const {
  std::optional<Action> found;
  position_->to_act().for_each([&](Seat seat) {
    const Chair& c = chair(seat);
    const bool muted = !offerer_.is_none() && c.muted.has(offerer_);
    if (found || (!c.auto_refuse && !muted)) return;
    found = position_->decline(seat);
  });
  return found;
}

void Table::finish(EndReason reason, Time at) {
  if (state_ == TableState::Over) return;
  note(notice::Ended{reason}, at);
  if (position_) note(notice::Revealed{}, at);
}

SeatSet Table::deserters() const {
  SeatSet left;
  const bool counts = settings_.rated && state_ == TableState::Over && end_reason_ != EndReason::Closed;
  for (std::size_t i = 0; i < chairs_.size() && counts; ++i) {
    // Whoever only lost the line may have wanted to come back, unless a bot had to play to the end.
    const bool replaced = end_reason_ == EndReason::Played && !chairs_[i].bot.empty();
    if (chairs_[i].left || replaced) left.add(Seat::of(static_cast<int>(i)));
  }
  return left.size() < std::ssize(chairs_) ? left : SeatSet();
}

Seat Table::winner() const {
  if (state_ != TableState::Over || !position_) return Seat::none();
  if (const Seat seat = position_->score().winner; end_reason_ == EndReason::Played && !seat.is_none())
    return seat;
  const SeatSet left = deserters();
  if (left.size() + 1 != std::ssize(chairs_)) return Seat::none();
  int stayed = 0;
  while (left.has(Seat::of(stayed))) ++stayed;
  return Seat::of(stayed);
}

std::optional<Time> Table::deadline() const {
  if (!clock_ || state_ != TableState::Playing) return std::nullopt;
  const auto zero = clock_->deadline();
  return zero ? std::optional(*zero + kLag) : std::nullopt;
}

bool Table::run_clock(Time at) {
  if (!clock_ || state_ != TableState::Playing) return false;
  const auto seat = clock_->run_out(at - kLag);
  if (!seat) return false;
  const Action timeout = position_->timeout(*seat);
  if (position_->turn() == 0 && chair(*seat).bot.empty()) {
    note(notice::BotSat{*seat, std::string(stand_in()), true}, at);  // better than what chance would place
    return true;
  }
  if (position_->check(timeout)) {
    clock_->forgive(at);  // the rules let nobody's time run out here
    return false;
  }
  put(timeout, at);
  settle(at);
  return true;
}

void Table::remove(Seat seat, Time at) {
  start_full(at);
  if (state_ != TableState::Playing) return;
  const Action removal = position_->removal(seat);
  if (position_->check(removal)) return;
  put(removal, at);
  settle(at);
}

bool Table::is_removed(Seat seat) const { return state_ == TableState::Playing && position_->has_left(seat); }

void Table::limit(const std::optional<ClockRules>& clock, Time at) {
  if (state_ != TableState::Over && settings_.clock != clock) note(notice::Limited{clock}, at);
}

void Table::resume(Time at) {
  if (state_ == TableState::Playing && clock_) note(notice::Resumed{}, at);
}

void Table::close(Time at) { finish(EndReason::Closed, at); }

}  // namespace longroad::server
