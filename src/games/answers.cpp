#include "games/answers.hpp"

#include "games/erased.hpp"
#include "games/island/island.hpp"
#include "games/struggle/rules/action.hpp"

namespace longroad::games {
namespace {

const Erased<island::Island>* as_island(const Position& position) {
  return dynamic_cast<const Erased<island::Island>*>(&position);
}

}  // namespace

bool asks_the_same(const Position& position, Action line) {
  if (as_island(position) != nullptr) {
    const island::Verb verb = island::verb(line);
    return island::detail::is_answer(verb) || verb == island::Verb::Timeout;
  }
  const struggle::Verb verb = struggle::verb(line);
  return verb == struggle::Verb::Discard || verb == struggle::Verb::Timeout;
}

int offers_made(const Position& position) {
  const auto* island = as_island(position);
  return island == nullptr ? 0 : island->state().offers;
}

}  // namespace longroad::games
