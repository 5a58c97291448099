#include "bots/levels.hpp"

#include <array>

#include "bots/parameters.hpp"

namespace longroad::bots {
namespace {

constexpr std::array kLevels{
    Level{"novice", "Novice", "Builds what it can and looks no further than the table.", "greedy:sight=table",
          "greedy:sight=table"},
    Level{"casual", "Casual", "Also thinks about what its cards are good for.",  //
          "greedy:sight=hand", "greedy:sight=hand"},
    Level{"steady", "Steady", "Weighs everything there is, one step at a time.",  //
          "greedy", "greedy"},
    Level{"sharp", "Sharp", "Keeps the books on your cards and follows each choice to where it leads.",
          "search:depth=1:worlds=1:nodes=30:opening=1:trade=off", "mcts:nodes=100"},
    Level{"master", "Master", "Plans its turns in several possible worlds, thinks of your answer and trades.",
          "search:depth=2:worlds=2:nodes=6000", "mcts:nodes=1000"},
};

/// Becomes the right bot once it sees which game is played.
class LevelBot final : public Bot {
 public:
  LevelBot(Recipe island, Recipe cards) : island_(std::move(island)), cards_(std::move(cards)) {}

  Action choose(const Seen& seen, const Actions& legal, RandKey key) override {
    if (bot_ == nullptr) bot_ = seen.game() == "struggle" ? cards_() : island_();
    return bot_->choose(seen, legal, key);
  }
  [[nodiscard]] bool reads_log() const override { return bot_ == nullptr || bot_->reads_log(); }

 private:
  Recipe island_;
  Recipe cards_;
  BotPtr bot_;
};

}  // namespace

std::span<const Level> all_levels() { return kLevels; }

Result<Recipe> level_recipe(const Level& level, std::string_view text, const Mind& base) {
  constexpr std::string_view kKnown[]{"style"};
  const auto parameters = read_parameters(text, level.id, kKnown);
  if (!parameters) return parameters.error();
  const auto mind = read_mind(*parameters, base);
  if (!mind) return mind.error();
  const auto island = find_bot(level.island, *mind);
  const auto cards = find_bot(level.cards, *mind);
  if (!island) return island.error();
  if (!cards) return cards.error();
  return Recipe{[island = *island, cards = *cards] { return std::make_unique<LevelBot>(island, cards); }};
}

}  // namespace longroad::bots
