#include "analysis/lens/lens.hpp"

#include "analysis/words/said.hpp"
#include "bots/judge/mind.hpp"

namespace longroad::analysis {
namespace {

struct LensRow {
  std::string_view game;
  LensPtr (*make)(const games::Position& start, By by);
};

constexpr LensRow kLenses[]{
    {"base", island_lens}, {"duo", island_lens}, {"soccer", island_lens}, {"struggle", card_lens}};

constexpr bool kTrade = true;  // a record does not say that nobody deals

}  // namespace

Lens::Lens(const games::Position& start, By by) : view_(start.view({})), game_(start.game()) {
  bots::Mind mind;
  mind.net = by == By::Network;
  network_ = mind.network_for(game_, start.players());
  mind.net = bots::judge_for(game_, *view_, weights_)->use(network_, Seat::none(), kTrade);
  if (!mind.net) network_ = nullptr;
  weights_ = mind.weights_for(game_, start.players());
}

/// As a spectator of the world that is dealt, whoever's it is: what a network is told of the viewer makes
/// hardly any difference (training/models.md).
std::unique_ptr<bots::Judge> Lens::judge() const {
  auto judge = bots::judge_for(game_, *view_, weights_);
  judge->use(network_, Seat::none(), kTrade);
  return judge;
}

games::PositionPtr Lens::with_hands(const games::Position& world, const Hands& /*hands*/) const {
  return world.clone();
}

std::string Lens::picture(const games::Position& /*before*/, Action /*played*/, Action /*better*/) const {
  return "";
}

std::string Lens::describe(const games::Position& before, Action line, const Naming& naming) const {
  std::string text = words_for(before, line, naming);
  return text.empty() ? said_in(naming.language, "do_plain", {{"line", before.text(line)}}) : text;
}

LensPtr lens_for(const games::Position& start, By by) {
  for (const LensRow& row : kLenses)
    if (row.game == start.game()) return row.make(start, by);
  return nullptr;
}

}  // namespace longroad::analysis
