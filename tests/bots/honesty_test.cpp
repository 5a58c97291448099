/// No bot can tell apart what its view can't: in a position dealt anew from its view it decides
/// just the same.
#include "bots/island/inputs.hpp"
#include "made_network.hpp"
#include "playing.hpp"
#include "temporary_folder.hpp"

namespace longroad {
namespace {

/// Asks two bots: one at the table, one in a position that its view can't rule out.
class Doubled final : public bots::Bot {
 public:
  explicit Doubled(const bots::Recipe& make) : at_table_(make()), elsewhere_(make()) {}

  Action choose(const bots::Seen& seen, const Actions& legal, RandKey key) override {
    const auto view = seen.view();
    const auto other = view->redeal(key.child(77));
    EXPECT_TRUE(other->view(seen.seat())->equals(*view));
    const bots::Seen there(*other, seen.seat(), seen.log());
    EXPECT_TRUE(std::ranges::equal(there.open_verbs(), seen.open_verbs())) << seen.game();
    Actions same;
    other->legal(seen.seat(), same);
    EXPECT_TRUE(std::ranges::equal(legal.items(), same.items())) << seen.game();
    const Action line = at_table_->choose(seen, legal, key);
    const Action again = elsewhere_->choose(there, same, key);
    EXPECT_EQ(seen.text(line), seen.text(again)) << seen.game();
    return line;
  }
  [[nodiscard]] bool reads_log() const override { return at_table_->reads_log(); }

 private:
  bots::BotPtr at_table_;
  bots::BotPtr elsewhere_;
};

TEST(Honesty, ADecisionDependsOnWhatTheSeatSawAlone) {
  const tests::TemporaryFolder folder;
  const std::string network = folder / "any.net";
  tests::write_bytes(network, tests::made_network(bots::island::layout()));
  auto asked = tests::cheap_bots();
  asked.push_back("search:depth=2:nodes=200:net=" + network);
  asked.emplace_back("search:depth=1:nodes=30:net=on");
  asked.emplace_back("mcts:nodes=20:net=on");
  for (const games::Game& game : games::all_games())
    for (const std::string& bot : asked)
      tests::play(game, game.max_players, 3,
                  [make = tests::recipe(bot)] { return std::make_unique<Doubled>(make); });
}

}  // namespace
}  // namespace longroad
