#include <algorithm>
#include <string>

#include "analysis/lens/lens.hpp"
#include "analysis/words/said.hpp"
#include "bots/struggle/linear.hpp"
#include "games/erased.hpp"
#include "games/struggle/game.hpp"

namespace longroad::analysis {
namespace {

namespace cards = longroad::struggle;
using CardPosition = games::Erased<cards::Struggle>;

class CardLens final : public Lens {
 public:
  CardLens(const games::Position& start, By by)
      : Lens(start, by), rules_(dynamic_cast<const games::ErasedView<cards::Struggle>&>(*view_).rules()) {}

  [[nodiscard]] double progress(const games::Position& position) const override {
    int most = 0;
    for (int i = 0; i < rules_.players; ++i)
      most = std::max(most, cards::points(rules_, state(position), Seat::of(i)));
    return std::min(1.0, static_cast<double>(most) / rules_.rulings.target);
  }
  [[nodiscard]] Terms terms(const games::Position& position) const override {
    return weighed(weights_, bots::struggle::counts(rules_, state(position)), rules_.players);
  }
  [[nodiscard]] Topic topic(const games::Position& /*before*/, Action line) const override {
    using cards::Verb;
    switch (cards::verb(line)) {
      case Verb::SwapStack:
      case Verb::SwapMarket:
      case Verb::Take:
        return Topic::Bank;
      case Verb::Swap:
      case Verb::Look:
      case Verb::Choose:
      case Verb::Give:
      case Verb::Guild:
        return Topic::Cards;
      case Verb::Build:
      case Verb::Flip:
      case Verb::Keep:
        return Topic::Build;
      case Verb::Discard:
        return Topic::Discard;
      default:
        return Topic::Other;
    }
  }
  [[nodiscard]] bool ends_turn(Action line) const override { return cards::verb(line) == cards::Verb::Draw; }

 protected:
  [[nodiscard]] std::string words_for(const games::Position& /*before*/, Action line,
                                      const Naming& naming) const override;

 private:
  static const cards::State& state(const games::Position& position) {
    return dynamic_cast<const CardPosition&>(position).state();
  }

  const cards::Rules& rules_;
};

std::string CardLens::words_for(const games::Position& /*before*/, Action line, const Naming& naming) const {
  using cards::Verb;
  const auto say = [&](std::string_view code, const phrases::Values& values = {}) {
    return said_in(naming.language, code, values);
  };
  const auto what = [&](std::string_view code) {
    return say(code, {{"what", resource_word(naming.language, cards::resource(line))}});
  };
  const auto player = [&](std::string_view code) {
    return say(code, {{"player", naming.of(cards::other(line))}});
  };
  switch (cards::verb(line)) {
    case Verb::SwapStack:
      return what("do_swap_stack");
    case Verb::SwapMarket:
      return say("do_swap_market", {{"give", resource_word(naming.language, cards::resource(line))},
                                    {"take", resource_word(naming.language, cards::wanted(line))}});
    case Verb::Swap:
      return player("do_swap");
    case Verb::Look:
      return player("do_look");
    case Verb::Guild:
      return player("do_guild");
    case Verb::Choose:
      return what("do_choose");
    case Verb::Give:
      return what("do_give");
    case Verb::Discard:
      return what("do_discard");
    case Verb::Take:
      return what("do_take");
    case Verb::Build:
      return say("do_build_" + std::string(cards::name_in(cards::kItemNames, cards::item(line))));
    case Verb::Flip:
      return say("do_flip");
    case Verb::Keep:
      return say("do_keep");
    case Verb::Pass:
      return say("do_pass");
    case Verb::Draw:
      return say("do_draw");
    default:
      return "";
  }
}

}  // namespace

LensPtr card_lens(const games::Position& start, By by) { return std::make_unique<CardLens>(start, by); }

}  // namespace longroad::analysis
