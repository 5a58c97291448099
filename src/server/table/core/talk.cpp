#include "server/table/core/talk.hpp"

#include "store/model/person.hpp"

namespace longroad::server {

Answer Talk::say(const Command& command, std::string_view text) {
  if (command.by.is_none()) return not_seated();
  if (table_.chair(command.by).silenced) return refuse("silenced");
  table_.note(notice::Said{command.by, std::string(text)}, command.at, &command);
  return std::nullopt;
}

Answer Talk::silence(Seat seat, bool on, Time at) {
  if (!table_.has_seat(seat)) return refuse("no_such_seat");
  table_.note(notice::Silenced{seat, on}, at);
  return std::nullopt;
}

Answer Talk::refuse_other(const Command& command, Seat seat, phrases::Reason<kTableReasons> reason) const {
  if (command.by.is_none()) return not_seated();
  if (!table_.has_seat(seat) || seat == command.by) return refuse(reason);
  return std::nullopt;
}

template <>
Answer Talk::answer(const Command& command, const request::Mute& asked) {
  const auto [seat, on] = asked;
  if (const Answer why = refuse_other(command, seat, "no_such_seat.mute")) return why;
  table_.note(notice::Muted{command.by, seat, on}, command.at, &command);
  return std::nullopt;
}

/// Whoever sits there is muted here and wherever the two meet from now on; or not any more.
template <>
Answer Talk::answer(const Command& command, const request::Block& asked) {
  const auto [seat, on] = asked;
  if (const Answer why = refuse_other(command, seat, "no_such_seat.block")) return why;
  const Sitter& other = table_.chair(seat).sitter;
  const Sitter& mine = table_.chair(command.by).sitter;
  if (!other.person().known() || other.person() == mine.person()) return refuse("no_such_seat.nobody");
  if (on && mine.blocked.size() >= store::kMostBlocked) return refuse("too_many.blocked");
  table_.note(notice::Blocked{command.by, other.person(), other.name, on}, command.at, &command);
  return std::nullopt;
}

template <>
Answer Talk::answer(const Command& command, const request::Settle& asked) {
  if (command.by.is_none()) return not_seated();
  table_.note(notice::Preferred{command.by, asked.auto_refuse}, command.at, &command);
  return std::nullopt;
}

Answer Talk::ask(const Command& command, const TableRequest& asked) {
  return std::visit([&](const auto& one) { return answer(command, one); }, asked);
}

}  // namespace longroad::server
