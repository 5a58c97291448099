#include "analysis/lens/lens.hpp"

#include "analysis/words/said.hpp"
#include "bots/judge/mind.hpp"

namespace longroad::analysis {
namespace {

struct LensRow {
  std::string_view game;
  LensPtr (*make)(const games::Position& start);
};

constexpr LensRow kLenses[]{
    {"base", island_lens}, {"duo", island_lens}, {"soccer", island_lens}, {"struggle", card_lens}};

}  // namespace

Lens::Lens(const games::Position& start)
    : view_(start.view({})),
      weights_(bots::own_weights(start.game(), start.players())),
      judge_(bots::judge_for(start.game(), *view_, weights_)) {}

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

LensPtr lens_for(const games::Position& start) {
  for (const LensRow& row : kLenses)
    if (row.game == start.game()) return row.make(start);
  return nullptr;
}

}  // namespace longroad::analysis
