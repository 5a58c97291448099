#include "analysis/advice.hpp"

#include "analysis/explain.hpp"
#include "analysis/verdict.hpp"
#include "analysis/words/said.hpp"

namespace longroad::analysis {
namespace {

constexpr std::size_t kAdvised = 3;
/// Whoever asks waits for it.
constexpr Effort kQuick{.worlds = 3, .reach = {.steps = 2, .width = 3, .chances = 1}, .positions = 2000};

}  // namespace

std::vector<Advice> advise(const games::Position& position, Seat seat, std::span<const std::string> log,
                           const Naming& naming) {
  Actions legal;
  position.legal(seat, legal);
  const LensPtr lens = lens_for(position);
  if (legal.size() < 2 || lens == nullptr) return {};
  const Method method{*lens, calibration_for(*lens, position), kQuick};
  Glimpse glimpse{seat, RandKey{log.size()}, {}};
  if (const auto memory = lens->memory(); memory != nullptr && position.turn() > 0)
    glimpse.hands =
        memory->recall(*position.view(seat), log, kQuick.worlds, glimpse.key.child(~std::uint64_t{0}));
  const Moment moment{std::shared_ptr<const games::Position>(position.clone()), legal[0], 0, glimpse};
  std::vector<Advice> list;
  for (const Choice& choice : best_choices(method, moment, kAdvised)) {
    const int chance = out_of_all(choice.chances[seat.index]);
    const auto reasons = reasons_for(*lens, choice.gained, choice.chances, seat);
    std::string text =
        said_in(naming.language, "advice", {{"line", lens->describe(position, choice.line, naming)}});
    std::vector<std::string> then;
    for (const Action line : choice.then) then.push_back(lens->describe(position, line, naming));
    text += then_words(then, chance == kCertain, naming);
    if (const std::string why = reasons_words(reasons, seat, naming); !why.empty())
      text += " " + said_in(naming.language, "advice_because", {{"reasons", why}});
    list.push_back({position.text(choice.line), chance, std::move(text)});
  }
  return list;
}

}  // namespace longroad::analysis
