#include "sim/batch.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>

namespace longroad::sim {
namespace {

GameKeys keys_of(const Plan& plan, int number) {
  return GameKeys::from(RandKey{plan.seed}.child(static_cast<std::uint64_t>(number)));
}

/// What threads share: the number of the next game, and who may play elsewhere.
struct Shared {
  std::atomic<int> next = 0;
  Archive* archive = nullptr;
  Elsewhere* elsewhere = nullptr;

  /// The next games that nobody has taken; none are left where it has none.
  Stretch claim(const Plan& plan) {
    int first = next;
    int games = 0;
    do games = std::min(size(plan, plan.games - first), plan.games - first);
    while (!next.compare_exchange_weak(first, first + games));
    return {first, games};
  }
  /// Towards the end less, so that all threads end together.
  [[nodiscard]] int size(const Plan& plan, int left) const {
    return elsewhere == nullptr ? 1 : std::clamp(left / (2 * plan.threads), 1, elsewhere->best_size());
  }
};

/// One thread's work: stretch after stretch.
Totals work(const Plan& plan, std::span<const bots::Recipe> recipes, Shared& shared) {
  Totals totals;
  for (Stretch mine = shared.claim(plan); mine.games > 0; mine = shared.claim(plan)) {
    const auto played = shared.elsewhere != nullptr ? shared.elsewhere->play(plan, mine) : std::nullopt;
    totals += played ? *played : play_some(plan, recipes, mine, shared.archive);
  }
  return totals;
}

}  // namespace

void Totals::add(const Played& played) {
  games += 1;
  unfinished += played.score.over ? 0 : 1;
  decisions += played.decisions;
  turns += played.turns;
  for (int i = 0; i < played.score.points.size(); ++i) points[i] += played.score.points[i];
  if (!played.score.winner.is_none()) wins[played.score.winner.index] += 1;
}

Totals& Totals::operator+=(const Totals& other) {
  games += other.games;
  unfinished += other.unfinished;
  decisions += other.decisions;
  turns += other.turns;
  for (int i = 0; i < kMaxSeats; ++i) {
    wins[i] += other.wins[i];
    points[i] += other.points[i];
    faults[i] += other.faults[i];
  }
  return *this;
}

Result<games::PositionPtr> begin(const Plan& plan, int number) {
  games::Setup setup;
  setup.players = static_cast<int>(plan.bots.size());
  setup.key = keys_of(plan, number).board;
  setup.board = plan.board ? &*plan.board : nullptr;
  setup.options = &plan.options;
  return plan.game->start(setup);
}

Result<std::vector<bots::Recipe>> recipes_of(const Plan& plan) {
  std::vector<bots::Recipe> recipes;
  for (std::size_t i = 0; i < plan.bots.size(); ++i) {
    bots::Mind mind;
    if (!plan.weights.empty()) mind.weights = plan.weights[i];
    auto recipe = bots::find_bot(plan.bots[i], mind);
    if (!recipe) return recipe.error();
    recipes.push_back(std::move(*recipe));
  }
  return recipes;
}

Totals play_some(const Plan& plan, std::span<const bots::Recipe> recipes, Stretch stretch, Archive* archive) {
  Totals totals;
  std::vector<bots::BotPtr> bots(recipes.size());
  std::vector<Action> lines;
  for (int number = stretch.first; number < stretch.first + stretch.games; ++number) {
    const auto position = begin(plan, number);
    std::ranges::transform(recipes, bots.begin(), [](const bots::Recipe& recipe) { return recipe(); });
    lines.clear();
    const Played played =
        play(**position, bots, keys_of(plan, number), plan.max_turns, archive != nullptr ? &lines : nullptr);
    if (archive != nullptr) archive->keep(number, **position, lines, played);
    totals.add(played);
    for (std::size_t i = 0; i < bots.size(); ++i) totals.faults[i] += bots[i]->faults();
  }
  return totals;
}

Result<Totals> run(const Plan& plan, Archive* archive, Progress* progress, Elsewhere* elsewhere) {
  if (const auto trial = begin(plan, 0); !trial) return trial.error();
  const auto recipes = recipes_of(plan);
  if (!recipes) return recipes.error();
  Shared shared{.archive = archive, .elsewhere = elsewhere};
  std::vector<std::future<Totals>> workers;
  for (int i = 0; i < plan.threads; ++i)
    workers.push_back(std::async(std::launch::async, [&] { return work(plan, *recipes, shared); }));
  Totals totals;
  for (auto& worker : workers) {
    while (progress != nullptr &&
           worker.wait_for(std::chrono::milliseconds(100)) != std::future_status::ready)
      progress->at(shared.next);
    totals += worker.get();
  }
  if (progress != nullptr) progress->at(plan.games);
  return totals;
}

}  // namespace longroad::sim
