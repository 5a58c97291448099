/// Looks one line ahead, in any game: plays what leaves it best off in a world that it can't rule
/// out. Answers offers, makes none.
#pragma once

#include "bots/core/bot.hpp"
#include "bots/judge/mind.hpp"

namespace longroad::bots {

class GreedyBot final : public Bot {
 public:
  explicit GreedyBot(const Mind& mind = {}) : mind_(mind) {}
  Action choose(const Seen& seen, const Actions& legal, RandKey key) override;

 private:
  Mind mind_;
  Weights weights_;  // of the game that is played
};

}  // namespace longroad::bots
