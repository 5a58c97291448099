/// Looks one line ahead, in any game: plays what leaves it best off in a world that it can't rule
/// out. Answers offers, and makes some where it is told to.
#pragma once

#include "bots/core/considered.hpp"
#include "bots/judge/mind.hpp"

namespace longroad::bots {

class GreedyBot final : public Bot {
 public:
  explicit GreedyBot(const Mind& mind = {}, bool trade = false) : mind_(mind), trade_(trade) {}
  Action choose(const Seen& seen, const Actions& legal, RandKey key) override;

 private:
  /// What it does about deals with other players; none where there is nothing to do.
  std::optional<Action> deal(const Seen& seen, const Judge& judge, const games::View& view,
                             const Actions& legal, RandKey key) const;

  Mind mind_;
  bool trade_;
  Weights weights_;  // of the game that is played
  network::NetworkPtr network_;
  Done done_;
};

}  // namespace longroad::bots
