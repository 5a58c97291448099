/// What those who play ask of a room. Each reads its message, and the table does or refuses it; one that
/// is not as the schema says is refused by the caller.

#include "server/house/house.hpp"
#include "server/house/room.hpp"
#include "server/table/model/offered_bots.hpp"
#include "server/table/model/plain_text.hpp"

namespace longroad::server {
namespace {

constexpr int kMaxSay = 300;
constexpr std::size_t kMaxSeed = 64;

Refused bad_message(std::string sentence) { return {"bad_message", std::move(sentence), {}}; }

}  // namespace

Answer Room::on_do(const Command& command, const Message& message) {
  message.only({"t", "id", "line", "version"});
  const std::string_view line = message.at("line").word({});
  std::optional<int> seen;
  if (message.at("version").given()) seen = message.at("version").number(0, 1 << 30, 0);
  if (message.faulty()) return std::nullopt;
  // Whoever was idle, so that a bot stands in, is back by playing.
  if (!command.by.is_none()) table_->come_back(command.by, command.at);
  return table_->play(command, line, seen);
}

Answer Room::on_say(const Command& command, const Message& message) {
  message.only({"t", "id", "text"});
  const std::string_view text = message.at("text").word({});
  if (message.faulty()) return std::nullopt;
  if (text.empty() || count_characters(text) > kMaxSay)
    return bad_message("A message has 1 to 300 characters.");
  if (!is_plain(text)) return bad_message("A message has no control characters and no invisible ones.");
  if (command.by.is_none()) return table_->say(command, text);
  const Sitter& sitter = table_->chair(command.by).sitter;
  if (house_.silenced(sitter.account))
    return Refused{"silenced", "The host of this server has muted you.", {}};
  // By person, wherever that one sits.
  const Person person = sitter.person();
  const std::string seat = table_->id() + "/" + std::to_string(command.by.index);
  if (house_.limited() && !house_.chatting().take(person.known() ? person.text() : seat))
    return Refused{"too_fast", "Too many messages at once; wait a moment.", {}};
  return table_->say(command, text);
}

Answer Room::on_seed(const Command& command, const Message& message) {
  message.only({"t", "id", "seed"});
  const std::string_view seed = message.at("seed").word({});
  if (seed.empty() || seed.size() > kMaxSeed) return bad_message("A seed has 1 to 64 characters.");
  if (message.faulty()) return std::nullopt;
  auto refused = table_->give_seed(command, seed);
  start_when_ready();
  return refused;
}

Answer Room::on_ready(const Command& command, const Message& message) {
  message.only({"t", "id", "on"});
  const bool on = message.at("on").flag(true);
  if (message.faulty()) return std::nullopt;
  auto refused = table_->be_ready(command, on);
  start_when_ready();
  return refused;
}

Answer Room::on_start(const Command& command, const Message& message) {
  message.only({"t", "id", "bot"});
  const std::string_view bot = message.at("bot").word(offered_bots().front().name);
  if (message.faulty()) return std::nullopt;
  if (const auto recipe = find_offered_bot(bot); !recipe) return bad_message(recipe.error().sentence);
  return table_->start(command, bot);
}

Answer Room::on_vote(const Command& command, const Message& message) {
  message.only({"t", "id", "seat", "choice"});
  const Seat about = message.at("seat").seat(table_->settings().players, Seat::none());
  const auto choice = find_choice(message.at("choice").word({}));
  if (!choice) return bad_message("The choice is wait, bot, substitute or end.");
  if (message.faulty()) return std::nullopt;
  if (!about.is_none() && !presence_.may_choose(*table_, about, command.at))
    return Refused{"not_absent", "That player is here, or may still come back in time.", {}};
  if (command.by.is_none()) return not_seated();
  // The one who stays could sit down there in another tab, or a friend could.
  if (*choice == Choice::Substitute && !about.is_none() && presence_.alone(*table_, about))
    return refuse("alone", "Alone you can let a bot play the seat or end the game; it stays its owner's.");
  const SeatSet voters = presence_.voters(*table_, command.by, about, command.at);
  const auto refused = table_->vote(command, about, *choice, voters);
  if (!refused && !about.is_none() && *choice == Choice::Wait && table_->just_decided())
    presence_.wait_again(about, command.at);
  return refused;
}

Answer Room::on_leave(const Command& command, const Message& message) {
  message.only({"t", "id"});
  if (message.faulty()) return std::nullopt;
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

Answer Room::on_rematch(const Command& command, const Message& message) {
  message.only({"t", "id"});
  if (message.faulty()) return std::nullopt;
  auto refused = table_->ask_rematch(command);
  open_rematch();
  return refused;
}

Answer Room::on_mute(const Command& command, const Message& message) {
  message.only({"t", "id", "seat", "on"});
  const Seat seat = message.at("seat").seat(table_->settings().players, Seat::none());
  const bool on = message.at("on").flag(true);
  if (message.faulty()) return std::nullopt;
  return table_->mute(command, seat, on);
}

Answer Room::on_block(const Command& command, const Message& message) {
  message.only({"t", "id", "seat", "on"});
  const Seat seat = message.at("seat").seat(table_->settings().players, Seat::none());
  const bool on = message.at("on").flag(true);
  if (message.faulty()) return std::nullopt;
  return table_->block(command, seat, on);
}

Answer Room::on_settle(const Command& command, const Message& message) {
  message.only({"t", "id", "auto_refuse"});
  const bool refuse = message.at("auto_refuse").flag(false);
  if (message.faulty()) return std::nullopt;
  return table_->prefer(command, refuse);
}

}  // namespace longroad::server
