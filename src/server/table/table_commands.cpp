/// What people can do at a table beside the game itself: check, then append to the log.

#include <algorithm>

#include "server/table/model/offered_bots.hpp"
#include "server/table/table.hpp"
#include "store/model/person.hpp"

namespace longroad::server {
bool Table::repeated(const Command& command) const {
  return !command.by.is_none() && chairs_[command.by.index].commands.has(command.id);
}

Answer Table::sit(Seat seat, const Sitter& sitter, Time at) {
  if (state_ == TableState::Over) return refuse(notation::refuse("game_over"));
  if (!has_seat(seat)) return refuse("no_such_seat");
  if (chairs_[seat.index].kind != Chair::Kind::Open) return refuse("seat_taken");
  if (const auto owner = host(); owner && chair(*owner).sitter.blocks(sitter.person()))
    return refuse("seat_taken");  // nobody is told who has blocked them
  if (settings_.rated)
    if (auto refused = must_be_rated(sitter)) return refused;
  notice::Joined joined{seat, sitter};
  // Names of accounts would outlive an account that is deleted.
  for (Person& person : joined.sitter.blocked)
    if (person.has_account()) person = hidden(person);
  note(std::move(joined), at);
  return std::nullopt;
}

Answer Table::must_be_rated(const Sitter& sitter) const {
  if (sitter.account.empty()) return refuse("needs_account");
  if (sitter.program) return refuse("needs_account.program");
  const bool twice = std::ranges::any_of(
      chairs_, [&](const Chair& other) { return other.sitter.account == sitter.account; });
  if (twice) return refuse("here_already");
  return std::nullopt;
}

Answer Table::give_seed(const Command& command, std::string_view seed) {
  if (command.by.is_none()) return not_seated();
  if (state_ != TableState::Waiting) return refuse("started.dice");
  if (!chair(command.by).seed.empty()) return refuse("seeded");
  note(notice::Seeded{command.by, std::string(seed)}, command.at, &command);
  return std::nullopt;
}

Answer Table::be_ready(const Command& command, bool on) {
  if (command.by.is_none()) return not_seated();
  if (state_ != TableState::Waiting) return refuse("started");
  note(notice::Ready{command.by, on}, command.at, &command);
  return std::nullopt;
}

Answer Table::say(const Command& command, std::string_view text) {
  if (command.by.is_none()) return not_seated();
  if (chair(command.by).silenced) return refuse("silenced");
  note(notice::Said{command.by, std::string(text)}, command.at, &command);
  return std::nullopt;
}

Answer Table::vote(const Command& command, Seat about, Choice choice, SeatSet people) {
  if (auto refused = must_play(command)) return refused;
  if (about == command.by) return refuse("own_seat");
  if (about.is_none() && choice != Choice::End && choice != Choice::Wait) return refuse("bad_message.vote");
  if (choice == Choice::Substitute && settings_.reserved) return refuse("reserved.substitute");
  if (choice == Choice::Substitute && settings_.rated) return refuse("rated.substitute");
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
      finish(about.is_none() ? EndReason::Agreed : EndReason::Abandoned, command.at);
      break;
  }
  return std::nullopt;
}

bool Table::just_decided() const {
  const Entry& newest = entry(version());
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
  if (left_for_good(seat)) return;
  if (state_ != TableState::Over && absent) note(notice::CameBack{seat}, at);
}

template <>
Answer Table::answer(const Command& command, const request::Mute& asked) {
  const auto [seat, on] = asked;
  if (command.by.is_none()) return not_seated();
  if (!has_seat(seat) || seat == command.by) return refuse("no_such_seat.mute");
  note(notice::Muted{command.by, seat, on}, command.at, &command);
  if (state_ == TableState::Playing) settle(command.at);
  return std::nullopt;
}

/// Whoever sits there is muted here and wherever the two meet from now on; or not any more.
template <>
Answer Table::answer(const Command& command, const request::Block& asked) {
  const auto [seat, on] = asked;
  if (command.by.is_none()) return not_seated();
  if (!has_seat(seat) || seat == command.by) return refuse("no_such_seat.block");
  const Sitter& other = chair(seat).sitter;
  const Sitter& mine = chair(command.by).sitter;
  if (!other.person().known() || other.person() == mine.person()) return refuse("no_such_seat.nobody");
  if (on && mine.blocked.size() >= store::kMostBlocked) return refuse("too_many.blocked");
  note(notice::Blocked{command.by, other.person(), other.name, on}, command.at, &command);
  if (state_ == TableState::Playing) settle(command.at);
  return std::nullopt;
}

Answer Table::silence(Seat seat, bool on, Time at) {
  if (!has_seat(seat)) return refuse("no_such_seat");
  note(notice::Silenced{seat, on}, at);
  return std::nullopt;
}

bool Table::rekey(Seat seat, const std::string& secret_fingerprint, Time at) {
  if (chair(seat).sitter.secret_fingerprint == secret_fingerprint) return false;
  note(notice::Rekeyed{seat, secret_fingerprint}, at);
  return true;
}

template <>
Answer Table::answer(const Command& command, const request::Settle& asked) {
  if (command.by.is_none()) return not_seated();
  note(notice::Preferred{command.by, asked.auto_refuse}, command.at, &command);
  if (state_ == TableState::Playing) settle(command.at);
  return std::nullopt;
}

Answer Table::ask_rematch(const Command& command) {
  if (command.by.is_none()) return not_seated();
  if (state_ != TableState::Over) return refuse("not_over");
  if (settings_.reserved) return refuse("tournament_next");
  note(notice::RematchAsked{command.by, rematch_}, command.at, &command);
  return std::nullopt;
}

void Table::open_rematch(std::string_view table, Time at) {
  note(notice::RematchAsked{want_rematch(chairs_).first(), std::string(table)}, at);
}

Answer Table::ask(const Command& command, const TableRequest& asked) {
  return std::visit([&](const auto& one) { return answer(command, one); }, asked);
}

}  // namespace longroad::server
