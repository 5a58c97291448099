#include "bots/levels.hpp"

#include <array>
#include <utility>

#include "bots/all_bots.hpp"
#include "bots/core/parameters.hpp"
#include "bots/judge/judge.hpp"

namespace longroad::bots {
namespace {

constexpr std::array kLevels{
    Level{"novice", "Novice", "Builds what it can and looks no further than the table.", "greedy:sight=table",
          "greedy:sight=table"},
    Level{"casual", "Casual", "Also thinks about what its cards are good for.",  //
          "greedy:sight=hand:trade=on", "greedy:sight=hand"},
    Level{"steady", "Steady", "Weighs everything there is, one step at a time.",  //
          "greedy:trade=on", "greedy"},
    Level{"sharp", "Sharp", "Keeps the books on your cards and follows each choice to where it leads.",
          "search:depth=1:worlds=1:nodes=60:opening=4", "mcts:nodes=30:net=on"},
    Level{"master", "Master", "Plans its turns in several possible worlds and thinks of your answer.",
          "search:depth=2:worlds=2:nodes=6000:net=on", "mcts:nodes=300:net=on"},
};

/// Becomes the right bot once it sees which game is played.
class LevelBot final : public Bot {
 public:
  LevelBot(Recipe searching, Recipe sampling)
      : searching_(std::move(searching)), sampling_(std::move(sampling)) {}

  Action choose(const Seen& seen, const Actions& legal, RandKey key) override {
    if (bot_ == nullptr) {
      const KnownGame* known = find_known_game(seen.game());
      bot_ = known != nullptr && known->is_searched ? searching_() : sampling_();
    }
    return bot_->choose(seen, legal, key);
  }
  [[nodiscard]] bool reads_log() const override { return bot_ == nullptr || bot_->reads_log(); }

 private:
  Recipe searching_;
  Recipe sampling_;
  BotPtr bot_;
};

/// Its bots in both kinds of games, with the style that the parameters ask for.
Result<Recipe> read_level(const Level& level, std::string_view text, const Mind& base) {
  constexpr std::string_view kKnown[]{"style"};
  const auto parameters = read_parameters(text, level.id, kKnown);
  if (!parameters) return parameters.error();
  const auto mind = read_mind(*parameters, base);
  if (!mind) return mind.error();
  const auto searching = find_bot(level.searching, *mind);
  const auto sampling = find_bot(level.sampling, *mind);
  if (!searching) return searching.error();
  if (!sampling) return sampling.error();
  return Recipe{[a = *searching, b = *sampling] { return std::make_unique<LevelBot>(a, b); }};
}

template <std::size_t I>
Result<Recipe> level_recipe(std::string_view parameters, const Mind& mind) {
  return read_level(kLevels[I], parameters, mind);
}

template <std::size_t... I>
constexpr auto make_level_kinds(std::index_sequence<I...> /*all*/) {
  return std::array{Kind{kLevels[I].id, kLevels[I].sentence, level_recipe<I>}...};
}

constexpr auto kLevelKinds = make_level_kinds(std::make_index_sequence<kLevels.size()>{});

}  // namespace

std::span<const Level> all_levels() { return kLevels; }

std::span<const Kind> level_kinds() { return kLevelKinds; }

}  // namespace longroad::bots
