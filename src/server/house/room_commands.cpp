/// What those who play ask of a room: its own part of what they ask, and the table does or refuses it.

#include "server/house/house.hpp"
#include "server/house/room.hpp"
#include "server/table/model/offered_bots.hpp"
#include "server/table/model/plain_text.hpp"

namespace longroad::server {

Answer Room::on(const Command& command, const request::Do& asked) {
  // Whoever was idle, so that a bot stands in, is back by playing.
  if (!command.by.is_none()) table_->come_back(command.by, command.at);
  return table_->play(command, asked.line, asked.version);
}

Answer Room::on(const Command& command, const request::Say& asked) {
  const std::string& text = asked.text;
  if (!is_plain(text)) return refuse("bad_message.characters");
  if (command.by.is_none()) return table_->say(command, text);
  const Sitter& sitter = table_->chair(command.by).sitter;
  if (house_.silenced(sitter.account)) return refuse("silenced");
  // By person, wherever that one sits.
  const Person person = sitter.person();
  const std::string seat = table_->id() + "/" + std::to_string(command.by.index);
  if (house_.limited() && !house_.chatting().take(person.known() ? person.text() : seat))
    return refuse("too_fast");
  return table_->say(command, text);
}

Answer Room::on(const Command& command, const request::GiveSeed& asked) {
  auto refused = table_->give_seed(command, asked.seed);
  start_when_ready();
  return refused;
}

Answer Room::on(const Command& command, const request::BeReady& asked) {
  auto refused = table_->be_ready(command, asked.on);
  start_when_ready();
  return refused;
}

Answer Room::on(const Command& command, const request::Start& asked) {
  const std::string bot = asked.bot.value_or(std::string(offered_bots().front().name));
  if (const auto recipe = find_offered_bot(bot); !recipe)
    return refuse("bad_message.bot", {{"error", recipe.error().sentence}});
  return table_->start(command, bot);
}

Answer Room::on(const Command& command, const request::Vote& asked) {
  const Seat about = asked.seat.value_or(Seat::none());
  if (!about.is_none() && about.index >= table_->settings().players) return refuse("bad_message.seat");
  if (!about.is_none() && !presence_.may_choose(*table_, about, command.at)) return refuse("not_absent");
  if (command.by.is_none()) return not_seated();
  // The one who stays could sit down there in another tab, or a friend could.
  if (asked.choice == Choice::Substitute && !about.is_none() && presence_.alone(*table_, about))
    return refuse("alone");
  const SeatSet voters = presence_.voters(*table_, command.by, about, command.at);
  const auto refused = table_->vote(command, about, asked.choice, voters);
  if (!refused && !about.is_none() && asked.choice == Choice::Wait && table_->just_decided())
    presence_.wait_again(about, command.at);
  return refused;
}

Answer Room::on(const Command& command, const request::Leave&) {
  const bool frees = table_->leaving_frees();
  auto refused = table_->leave(command);
  if (refused) return refused;
  presence_.wait_again(command.by, command.at);
  if (!frees) return std::nullopt;
  start_when_ready();
  // The seat is open again, so the sockets of its former owner are nobody's any more; they are closed
  // once they have heard that it was done.
  for (Guest& guest : guests_.all()) {
    if (guest.viewer != command.by) continue;
    presence_.depart(command.by, command.at);
    guest.viewer.reset();
    once_stored([&loop = loop_, connection = guest.connection](bool) {
      loop.post([connection] { connection->close(); });
    });
  }
  return std::nullopt;
}

Answer Room::on(const Command& command, const request::Rematch&) {
  auto refused = table_->ask_rematch(command);
  open_rematch();
  return refused;
}

}  // namespace longroad::server
