/// The strong bot of the island games: samples worlds that agree with everything its seat saw,
/// plans its turn in each and looks at what the others may answer. Plays greedily in other games.
#pragma once

#include "bots/core/bot.hpp"
#include "bots/core/budget.hpp"
#include "bots/greedy/greedy_bot.hpp"
#include "bots/island/trading.hpp"
#include "bots/judge/mind.hpp"
#include "bots/ledger/ledger.hpp"

namespace longroad::bots {

struct SearchOptions {
  int depth = 2;      // turns: its own, then those of others
  int worlds = 2;     // sampled for each decision
  int nodes = 6000;   // positions looked at for each decision
  int ms = 0;         // time for each decision; 0: no limit
  int opening = 8;    // places of the opening that are played out
  bool trade = true;  // whether it makes offers
  Mind mind;
};

class SearchBot final : public Bot {
 public:
  explicit SearchBot(const SearchOptions& options) : options_(options), greedy_(options.mind) {}

  Action choose(const Seen& seen, const Actions& legal, RandKey key) override;
  [[nodiscard]] bool reads_log() const override { return true; }

 private:
  using View = longroad::island::View;

  using Terms = longroad::island::Terms;

  Action decide(const Seen& seen, const island::Rules& rules, const View& view, const Actions& legal,
                RandKey key);
  /// The offer to make now, if there is one that leads to a better plan. At most two a turn, none twice;
  /// where others were made that it does not remember, none.
  std::optional<Action> offer(const island::State& s, const island::Trader& trader,
                              const island::Evaluation& evaluation, const Budget& budget);
  /// States that this view and the log can't rule out.
  std::vector<island::State> worlds(const island::Rules& rules, const View& view, RandKey key) const;
  island::State world(const island::Rules& rules, const View& view, RandKey key) const;

  SearchOptions options_;
  GreedyBot greedy_;
  Ledger ledger_;
  Weights weights_;
  network::NetworkPtr network_;
  std::uint32_t offered_in_ = 0;  // the turn of the offers below
  std::vector<Terms> offered_;
};

}  // namespace longroad::bots
