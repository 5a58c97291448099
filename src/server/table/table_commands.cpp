/// What players and the server can do at a table: check, then append to the log.

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "server/table/offered_bots.hpp"
#include "server/table/table.hpp"

namespace longroad::server {
namespace {

Refused refuse(std::string code, std::string sentence) { return {std::move(code), std::move(sentence), {}}; }

Refused refuse(const Refusal& rule) { return {std::string(name(rule.rule)), sentence(rule), rule}; }

Refused not_seated() { return refuse("not_seated", "Only those who play can do that."); }

}  // namespace

bool Table::repeated(const Command& command) const {
  return !command.by.is_none() && chairs_[command.by.index].commands.has(command.id);
}

Answer Table::must_play(const Command& command) const {
  if (command.by.is_none()) return not_seated();
  if (state_ == TableState::Waiting) return refuse("not_started", "The game has not started yet.");
  if (state_ == TableState::Over) return refuse("game_over", "The game is over.");
  return std::nullopt;
}

Answer Table::sit(Seat seat, const Sitter& sitter, Time at) {
  if (state_ == TableState::Over) return refuse("game_over", "The game is over.");
  if (seat.is_none() || seat.index >= chairs_.size()) return refuse("no_such_seat", "There is no such seat.");
  if (chairs_[seat.index].kind != Chair::Kind::Open) return refuse("seat_taken", "That seat is taken.");
  if (const auto owner = host(); owner && chair(*owner).blocks(sitter.account))
    return refuse("blocked", "The host of this table does not play with you.");
  note(notice::Joined{seat, sitter}, at);
  return std::nullopt;
}

Answer Table::give_seed(const Command& command, std::string_view seed) {
  if (command.by.is_none()) return not_seated();
  if (state_ != TableState::Waiting) return refuse("started", "The game has started: the dice are decided.");
  if (!chair(command.by).seed.empty()) return refuse("seeded", "You have given your part of the dice.");
  note(notice::Seeded{command.by, std::string(seed)}, command.at, &command);
  return std::nullopt;
}

Answer Table::start(const Command& command, std::string_view bot) {
  if (command.by.is_none()) return not_seated();
  if (state_ != TableState::Waiting) return refuse("started", "The game has started already.");
  if (host() != command.by) return refuse("not_host", "Only the host of the table can start it.");
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
  if (!line) return refuse("bad_line", line.error().sentence);
  if (line->seat() != command.by || line->manner() == Manner::Clock)
    return refuse("not_your_seat", "That is not a line of your seat.");
  for (int v = seen.value_or(version()) + 1; v <= version(); ++v)
    if (!entry(v).shown) return refuse("stale", "Something happened before your action arrived.");
  if (const Refusal rule = position_->check(*line)) return refuse(rule);
  put(*line, command.at, &command);
  settle(command.at);
  return std::nullopt;
}

bool Table::play_bot(Seat seat, Action line, Time at) {
  if (state_ != TableState::Playing || line.seat() != seat || line.manner() != Manner::Plain) return false;
  if (position_->check(line)) return false;
  put(line, at);
  settle(at);
  return true;
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
  if (position_->over()) finish(EndReason::Played, at);
}

std::optional<Action> Table::automatic_refusal() const {
  std::optional<Action> found;
  position_->to_act().for_each([&](Seat seat) {
    const Chair& c = chair(seat);
    const bool muted = !offerer_.is_none() && c.muted.has(offerer_);
    if (found || (!c.auto_refuse && !muted)) return;
    const std::string who = std::to_string(seat.index + 1);
    const auto refusal = position_->parse(who + " refuse");
    if (!refusal || position_->check(*refusal)) return;
    const auto acceptance = position_->parse(who + " accept");
    if (muted || !acceptance || position_->check(*acceptance)) found = *refusal;
  });
  return found;
}

void Table::finish(EndReason reason, Time at) {
  if (state_ == TableState::Over) return;
  note(notice::Ended{reason}, at);
  if (position_) note(notice::Revealed{}, at);
}

Answer Table::say(const Command& command, std::string_view text) {
  if (command.by.is_none()) return not_seated();
  if (chair(command.by).silenced) return refuse("silenced", "The host of this server has muted you.");
  note(notice::Said{command.by, std::string(text)}, command.at, &command);
  return std::nullopt;
}

Answer Table::vote(const Command& command, Seat about, Choice choice, SeatSet people) {
  if (auto refused = must_play(command)) return refused;
  if (about == command.by) return refuse("own_seat", "Nobody votes about their own seat.");
  if (about.is_none() && choice != Choice::End)
    return refuse("bad_message", "Without an absent seat there is only ending the game to vote about.");
  const bool decided = votes_.would_decide(command.by, about, choice, people);
  note(notice::Voted{command.by, about, choice, decided}, command.at, &command);
  if (!decided) return std::nullopt;
  switch (choice) {
    case Choice::Wait:
      break;
    case Choice::Bot:
      note(notice::BotSat{about, std::string(stand_in())}, command.at);
      break;
    case Choice::Substitute:
      note(notice::Vacated{about}, command.at);
      break;
    case Choice::End:
      finish(EndReason::Agreed, command.at);
      break;
  }
  return std::nullopt;
}

bool Table::just_decided() const {
  const Entry& newest = entries_.back();
  const auto* voted = newest.shown ? std::get_if<notice::Voted>(&newest.shown->notice) : nullptr;
  return voted != nullptr && voted->decided;
}

Answer Table::leave(const Command& command) {
  if (command.by.is_none()) return not_seated();
  if (state_ == TableState::Over || chair(command.by).left) return std::nullopt;
  note(notice::Left{command.by}, command.at, &command);
  return std::nullopt;
}

void Table::come_back(Seat seat, Time at) {
  const Chair& c = chair(seat);
  const bool absent = c.left || !c.bot.empty() || c.kind == Chair::Kind::Open;
  if (state_ == TableState::Playing && absent) note(notice::CameBack{seat}, at);
}

Answer Table::mute(const Command& command, Seat seat, bool on) {
  if (command.by.is_none()) return not_seated();
  if (seat.is_none() || seat.index >= chairs_.size() || seat == command.by)
    return refuse("no_such_seat", "There is no such seat to mute.");
  note(notice::Muted{command.by, seat, on}, command.at, &command);
  if (state_ == TableState::Playing) settle(command.at);
  return std::nullopt;
}

Answer Table::silence(Seat seat, bool on, Time at) {
  if (seat.is_none() || seat.index >= chairs_.size()) return refuse("no_such_seat", "There is no such seat.");
  note(notice::Silenced{seat, on}, at);
  return std::nullopt;
}

Answer Table::prefer(const Command& command, bool auto_refuse) {
  if (command.by.is_none()) return not_seated();
  note(notice::Preferred{command.by, auto_refuse}, command.at, &command);
  if (state_ == TableState::Playing) settle(command.at);
  return std::nullopt;
}

bool Table::rematch_agreed(Seat by, SeatSet people) const {
  bool all = true;
  people.for_each([&](Seat seat) { all = all && (seat == by || chair(seat).wants_rematch); });
  return all;
}

Answer Table::ask_rematch(const Command& command, std::string_view table) {
  if (command.by.is_none()) return not_seated();
  if (state_ != TableState::Over) return refuse("not_over", "The game is not over yet.");
  note(notice::RematchAsked{command.by, std::string(table)}, command.at, &command);
  return std::nullopt;
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
  const auto timeout = position_->parse("* timeout " + std::to_string(seat->index + 1));
  if (!timeout || position_->check(*timeout)) {
    clock_->forgive(at);  // the rules let nobody's time run out here
    return false;
  }
  put(*timeout, at);
  settle(at);
  return true;
}

void Table::resume(Time at) {
  if (state_ == TableState::Playing && clock_) note(notice::Resumed{}, at);
}

void Table::close(Time at) { finish(EndReason::Closed, at); }

}  // namespace longroad::server
