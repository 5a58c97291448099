#include "bots/random/random_bot.hpp"

namespace longroad::bots {

Action RandomBot::choose(const Seen& /*seen*/, const Actions& legal, RandKey key) {
  return legal[key.below(legal.size())];
}

}  // namespace longroad::bots
