/// Picks any legal action, each as likely as the other, and makes no offers to players.
#pragma once

#include "bots/core/bot.hpp"

namespace longroad::bots {

class RandomBot final : public Bot {
 public:
  Action choose(const Seen& seen, const Actions& legal, RandKey key) override;
  [[nodiscard]] bool is_random() const override { return true; }
};

}  // namespace longroad::bots
