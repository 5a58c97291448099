/// Information-set tree search: plays any game through its face, with the game's judge at the
/// leaves. The strong bot of the card game.
#pragma once

#include "bots/core/considered.hpp"
#include "bots/judge/mind.hpp"

namespace longroad::bots {

struct MctsOptions {
  int nodes = 1000;  // walks through the tree for each decision
  int ms = 0;        // time for each decision; 0: no limit
  Mind mind;
};

class MctsBot final : public Bot {
 public:
  explicit MctsBot(const MctsOptions& options) : options_(options) {}
  Action choose(const Seen& seen, const Actions& legal, RandKey key) override;

 private:
  MctsOptions options_;
  Weights weights_;
  network::NetworkPtr network_;
  Done done_;
};

}  // namespace longroad::bots
