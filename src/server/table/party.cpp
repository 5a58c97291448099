#include "server/table/party.hpp"

#include <algorithm>

#include "server/table/model/offered_bots.hpp"
#include "server/table/model/plain_text.hpp"

namespace longroad::server {

Answer Party::on(const Command& command, const request::Do& asked) {
  // Whoever was idle, so that a bot stands in, is back by playing.
  if (!command.by.is_none()) table_.seating().come_back(command.by, command.at);
  if (left_for_good(table_.chairs(), command.by)) return refuse("too_many.messages");
  return table_.play().line(command, asked.line, asked.version);
}

Answer Party::on(const Command& command, const request::Say& asked) {
  if (!is_plain(asked.text)) return refuse("bad_message.characters");
  return table_.talk().say(command, asked.text);
}

Answer Party::on(const Command& command, const request::GiveSeed& asked) {
  return table_.seating().give_seed(command, asked.seed);
}

Answer Party::on(const Command& command, const request::BeReady& asked) {
  return table_.seating().be_ready(command, asked.on);
}

Answer Party::on(const Command& command, const request::Start& asked) {
  const std::string bot = asked.bot.value_or(std::string(offered_bots().front().name));
  if (const auto recipe = find_offered_bot(bot); !recipe)
    return refuse("bad_message.bot", {{"error", recipe.error().sentence}});
  return table_.play().start(command, bot);
}

Answer Party::on(const Command& command, const request::Vote& asked) {
  const Seat about = asked.seat.value_or(Seat::none());
  if (!about.is_none() && about.index >= table_.settings().players) return refuse("bad_message.seat");
  if (!about.is_none() && !presence_.may_choose(table_, about, command.at)) return refuse("not_absent");
  if (command.by.is_none()) return not_seated();
  // The one who stays could sit down there in another tab, or a friend could.
  if (asked.choice == Choice::Substitute && !about.is_none() && presence_.alone(table_, about))
    return refuse("alone");
  const SeatSet voters = presence_.voters(table_, command.by, about, command.at);
  const auto refused = table_.voting().vote(command, about, asked.choice, voters);
  if (!refused && !about.is_none() && asked.choice == Choice::Wait && table_.voting().just_decided())
    presence_.wait_again(about, command.at);
  return refused;
}

Answer Party::on(const Command& command, const request::Leave&) {
  auto refused = table_.seating().leave(command);
  if (!refused) presence_.wait_again(command.by, command.at);
  return refused;
}

Answer Party::on(const Command& command, const request::Rematch&) {
  return table_.seating().ask_rematch(command);
}

std::size_t Party::open_seat() const {
  const auto& chairs = table_.chairs();
  return static_cast<std::size_t>(std::ranges::find(chairs, Chair::Kind::Open, &Chair::kind) -
                                  chairs.begin());
}

bool Party::starts_by_itself(Time now) const {
  if (table_.state() != TableState::Waiting || open_seat() != table_.chairs().size()) return false;
  for (int i = 0; table_.settings().wait_ready && i < table_.settings().players; ++i) {
    const Chair& chair = table_.chair(Seat::of(i));
    const bool person = chair.kind == Chair::Kind::Person && !chair.sitter.program;
    // Whoever has gone away holds up nobody.
    if (person && !chair.ready && !presence_.may_choose(table_, Seat::of(i), now)) return false;
  }
  return true;
}

bool Party::is_seeded() const {
  return std::ranges::all_of(table_.chairs(), [](const Chair& chair) {
    return chair.kind == Chair::Kind::Bot || !chair.seed.empty();
  });
}

bool Party::wants_rematch() const {
  if (table_.state() != TableState::Over || !table_.rematch().empty()) return false;
  const SeatSet want = want_rematch(table_.chairs());
  const SeatSet here = presence_.people(table_);
  return !here.empty() && (here | want) == want;
}

}  // namespace longroad::server
