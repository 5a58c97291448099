/// What those who play ask of a room: its own part of what they ask, and the table does or refuses it.

#include "server/table/model/plain_text.hpp"
#include "server/tables/room.hpp"

namespace longroad::server {

Answer Room::on(const Command& command, const request::Say& asked) {
  if (command.by.is_none() || !is_plain(asked.text)) return party_.on(command, asked);
  const Sitter& sitter = table_->chair(command.by).sitter;
  if (runtime_.silenced(sitter.account)) return refuse("silenced");
  // By person, wherever that one sits.
  const Person person = sitter.person();
  const std::string seat = table_->id() + "/" + std::to_string(command.by.index);
  if (runtime_.limited() && !runtime_.chatting().take(person.known() ? person.text() : seat))
    return refuse("too_fast");
  return party_.on(command, asked);
}

Answer Room::on(const Command& command, const request::GiveSeed& asked) {
  auto refused = party_.on(command, asked);
  start_when_ready();
  return refused;
}

Answer Room::on(const Command& command, const request::BeReady& asked) {
  auto refused = party_.on(command, asked);
  start_when_ready();
  return refused;
}

Answer Room::on(const Command& command, const request::Leave& asked) {
  const bool frees = table_->seating().leaving_frees();
  auto refused = party_.on(command, asked);
  if (refused || !frees) return refused;
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

Answer Room::on(const Command& command, const request::Rematch& asked) {
  auto refused = party_.on(command, asked);
  open_rematch();
  return refused;
}

}  // namespace longroad::server
