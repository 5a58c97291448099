#include "server/desk/roles.hpp"

namespace longroad::server::desk {

bool may(DeskRole role, Right right) {
  const bool organises = role == DeskRole::Organiser;
  const bool keeps_sheets = organises || role == DeskRole::Referee || role == DeskRole::Scorekeeper;
  switch (right) {
    case Right::Look:
      return true;
    case Right::Links:
    case Right::Everything:
      return organises;
    case Right::PlayerLinks:
      return organises || role == DeskRole::CheckIn;
    case Right::Log:
    case Right::Results:
      return keeps_sheets;
    case Right::Print:
      return keeps_sheets || role == DeskRole::CheckIn;
  }
  __builtin_unreachable();
}

}  // namespace longroad::server::desk
