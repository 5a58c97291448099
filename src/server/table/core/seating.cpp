#include "server/table/core/seating.hpp"

#include <algorithm>

namespace longroad::server {

Answer Seating::sit(Seat seat, const Sitter& sitter, Time at) {
  if (table_.match().state() == TableState::Over) return refuse(notation::refuse("game_over"));
  if (!table_.has_seat(seat)) return refuse("no_such_seat");
  if (table_.chair(seat).kind != Chair::Kind::Open) return refuse("seat_taken");
  if (const auto owner = table_.host(); owner && table_.chair(*owner).sitter.blocks(sitter.person()))
    return refuse("seat_taken");  // nobody is told who has blocked them
  if (table_.settings().rated)
    if (auto refused = must_be_rated(sitter)) return refused;
  notice::Joined joined{seat, sitter};
  // Names of accounts would outlive an account that is deleted.
  for (Person& person : joined.sitter.blocked)
    if (person.has_account()) person = hidden(person);
  table_.note(std::move(joined), at);
  return std::nullopt;
}

Answer Seating::must_be_rated(const Sitter& sitter) const {
  if (sitter.account.empty()) return refuse("needs_account");
  if (sitter.program) return refuse("needs_account.program");
  const bool twice = std::ranges::any_of(
      table_.chairs(), [&](const Chair& other) { return other.sitter.account == sitter.account; });
  if (twice) return refuse("here_already");
  return std::nullopt;
}

Answer Seating::give_seed(const Command& command, std::string_view seed) {
  if (command.by.is_none()) return not_seated();
  if (table_.match().state() != TableState::Waiting) return refuse("started.dice");
  if (!table_.chair(command.by).seed.empty()) return refuse("seeded");
  table_.note(notice::Seeded{command.by, std::string(seed)}, command.at, &command);
  return std::nullopt;
}

Answer Seating::be_ready(const Command& command, bool on) {
  if (command.by.is_none()) return not_seated();
  if (table_.match().state() != TableState::Waiting) return refuse("started");
  table_.note(notice::Ready{command.by, on}, command.at, &command);
  return std::nullopt;
}

Answer Seating::leave(const Command& command) {
  if (command.by.is_none()) return not_seated();
  if (table_.match().state() == TableState::Over || table_.chair(command.by).left) return std::nullopt;
  table_.note(notice::Left{command.by}, command.at, &command);
  return std::nullopt;
}

void Seating::come_back(Seat seat, Time at) {
  const Chair& c = table_.chair(seat);
  const bool absent = c.left || !c.bot.empty() || c.kind == Chair::Kind::Open;
  if (left_for_good(table_.chairs(), seat)) return;
  if (table_.match().state() != TableState::Over && absent) table_.note(notice::CameBack{seat}, at);
}

bool Seating::rekey(Seat seat, const std::string& secret_fingerprint, Time at) {
  if (table_.chair(seat).sitter.secret_fingerprint == secret_fingerprint) return false;
  table_.note(notice::Rekeyed{seat, secret_fingerprint}, at);
  return true;
}

Answer Seating::ask_rematch(const Command& command) {
  if (command.by.is_none()) return not_seated();
  if (table_.match().state() != TableState::Over) return refuse("not_over");
  if (table_.settings().reserved) return refuse("tournament_next");
  table_.note(notice::RematchAsked{command.by, table_.rematch()}, command.at, &command);
  return std::nullopt;
}

void Seating::open_rematch(std::string_view table, Time at) {
  table_.note(notice::RematchAsked{want_rematch(table_.chairs()).first(), std::string(table)}, at);
}

}  // namespace longroad::server
