/// Players of a practice tournament whom a bot plays: their contact is `bot:NAME`.
#pragma once

#include <string>
#include <string_view>

#include "tournament/model/state.hpp"

namespace longroad::server::desk {

inline constexpr std::string_view kBotContact = "bot:";

inline bool is_bot(const tournament::Person& person) { return person.contact.starts_with(kBotContact); }

/// Which bot; only of somebody who is one.
inline std::string bot_of(const tournament::Person& person) {
  return person.contact.substr(kBotContact.size());
}

}  // namespace longroad::server::desk
