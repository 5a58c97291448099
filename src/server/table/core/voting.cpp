#include "server/table/core/voting.hpp"

#include "server/table/model/offered_bots.hpp"

namespace longroad::server {

Answer Voting::vote(const Command& command, Seat about, Choice choice, SeatSet people) {
  if (auto refused = refuse_unless_playing(command, table_.match())) return refused;
  if (about == command.by) return refuse("own_seat");
  if (about.is_none() && choice != Choice::End && choice != Choice::Wait) return refuse("bad_message.vote");
  if (choice == Choice::Substitute && table_.settings().reserved) return refuse("reserved.substitute");
  if (choice == Choice::Substitute && table_.settings().rated) return refuse("rated.substitute");
  const bool decided = table_.votes().would_decide(command.by, about, choice, people);
  table_.note(notice::Voted{command.by, about, choice, decided}, command.at, &command);
  if (decided) carry_out(about, choice, command.at);
  return std::nullopt;
}

void Voting::carry_out(Seat about, Choice choice, Time at) {
  switch (choice) {
    case Choice::Wait:
      return;
    case Choice::Bot:
      return table_.note(notice::BotSat{about, std::string(stand_in())}, at);
    case Choice::Substitute:
      return table_.note(notice::Vacated{about}, at);
    case Choice::End:
      return play_.end(about.is_none() ? EndReason::Agreed : EndReason::Abandoned, at);
  }
}

bool Voting::just_decided() const {
  const Entry& newest = table_.log().entry(table_.log().version());
  const auto* voted = newest.shown ? std::get_if<notice::Voted>(&newest.shown->notice) : nullptr;
  return voted != nullptr && voted->decided;
}

}  // namespace longroad::server
