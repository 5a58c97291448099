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

/// One thread's work: game after game, sharing with the others only the number of the next.
Totals work(const Plan& plan, std::atomic<int>& next, Archive* archive) {
  Totals totals;
  std::vector<bots::BotPtr> bots(plan.bots.size());
  std::vector<Action> lines;
  for (int number = next++; number < plan.games; number = next++) {
    const auto position = begin(plan, number);
    std::ranges::transform(plan.bots, bots.begin(), [](const bots::Recipe& recipe) { return recipe(); });
    lines.clear();
    const Played played =
        play(**position, bots, keys_of(plan, number), plan.max_turns, archive != nullptr ? &lines : nullptr);
    if (archive != nullptr) archive->keep(number, **position, lines, played);
    totals.add(played);
    for (std::size_t i = 0; i < bots.size(); ++i) totals.faults[i] += bots[i]->faults();
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

Result<Totals> run(const Plan& plan, Archive* archive, Progress* progress) {
  if (const auto trial = begin(plan, 0); !trial) return trial.error();
  std::atomic<int> next = 0;
  std::vector<std::future<Totals>> workers;
  for (int i = 0; i < plan.threads; ++i)
    workers.push_back(std::async(std::launch::async, [&] { return work(plan, next, archive); }));
  Totals totals;
  for (auto& worker : workers) {
    while (progress != nullptr &&
           worker.wait_for(std::chrono::milliseconds(100)) != std::future_status::ready)
      progress->at(std::min<int>(next, plan.games));
    totals += worker.get();
  }
  if (progress != nullptr) progress->at(plan.games);
  return totals;
}

}  // namespace longroad::sim
