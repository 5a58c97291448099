#include "work/perform.hpp"

#include <fmt/format.h>

#include <limits>

#include "arena/play_game.hpp"
#include "bots/judge/mind.hpp"
#include "bots/wire/answering.hpp"
#include "games/game.hpp"
#include "sim/batch.hpp"
#include "work/analysis_task.hpp"
#include "work/totals_text.hpp"

namespace longroad::work {
namespace {

Report stopped() { return {.state = State::Returned}; }

class MatchTask final : public Task {
 public:
  MatchTask(const Piece& piece, arena::Match match, std::vector<bots::Recipe> recipes)
      : piece_(piece), match_(std::move(match)), recipes_(std::move(recipes)) {}

  Report play(const std::atomic<bool>& stop) override {
    Report report{.state = State::Done};
    for (int i = 0; i < piece_.games; ++i) {
      auto played = arena::play_game(match_, recipes_, piece_.first + i, stop, piece_.records);
      if (!played) return stopped();
      report.results.push_back(arena::write_result(played->result));
      if (piece_.records) report.records.push_back(std::move(played->record));
    }
    return report;
  }

 private:
  Piece piece_;
  arena::Match match_;
  std::vector<bots::Recipe> recipes_;
};

class BatchTask final : public Task {
 public:
  BatchTask(const Piece& piece, sim::Plan plan, std::vector<bots::Recipe> recipes)
      : piece_(piece), plan_(std::move(plan)), recipes_(std::move(recipes)) {}

  Report play(const std::atomic<bool>& stop) override {
    sim::Totals totals;
    for (int i = 0; i < piece_.games; ++i) {
      if (stop) return stopped();
      totals += sim::play_some(plan_, recipes_, {piece_.first + i, 1});
    }
    return {.state = State::Done, .results = {write_totals(totals)}};
  }

 private:
  Piece piece_;
  sim::Plan plan_;
  std::vector<bots::Recipe> recipes_;
};

class DecisionTask final : public Task {
 public:
  DecisionTask(std::string request, bots::BotPtr bot) : request_(std::move(request)), bot_(std::move(bot)) {}

  Report play(const std::atomic<bool>& /*stop*/) override {
    return {.state = State::Done, .results = {bots::answer_request(request_, *bot_)}};
  }

 private:
  std::string request_;
  bots::BotPtr bot_;
};

template <class Asked>
Asked asked(const Piece& piece, const games::Game& game) {
  Asked asked;
  asked.game = &game;
  asked.bots = piece.bots;
  if (!piece.board.is_null()) asked.board = piece.board;
  asked.options = piece.options;
  asked.games = piece.first + piece.games;
  asked.seed = piece.seed;
  asked.max_turns = piece.max_turns;
  return asked;
}

Result<std::vector<bots::Recipe>> recipes_of(const Piece& piece, Trust trust) {
  std::vector<bots::Recipe> recipes;
  for (std::size_t i = 0; i < piece.bots.size(); ++i) {
    bots::Mind mind;
    mind.trusted = trust.files_and_programs;
    if (!piece.weights.empty()) {
      mind.weights = piece.weights[i];
      const auto read = bots::read_weights(mind.weights, bots::own_weights(piece.game));
      if (!read) return read.error();
    }
    auto recipe = bots::find_bot(piece.bots[i], mind);
    if (!recipe) return recipe.error();
    recipes.push_back(std::move(*recipe));
  }
  return recipes;
}

}  // namespace

Result<TaskPtr> prepare(const Piece& piece, Trust trust) {
  if (piece.program != this_program())
    return Error{
        fmt::format("This worker is another build of the program ({}, not {}) and might play other games.",
                    this_program().substr(0, 8), piece.program.substr(0, 8))};
  if (piece.kind == Kind::Analysis) return prepare_analysis(piece);
  const games::Game* game = games::find_game(piece.game);
  if (game == nullptr) return Error{fmt::format("There is no game '{}'.", piece.game)};
  if (piece.bots.empty()) return Error{"There are no bots."};
  if (!piece.weights.empty() && piece.weights.size() != piece.bots.size())
    return Error{
        fmt::format("There are {} bots, and weights for {}.", piece.bots.size(), piece.weights.size())};
  if (piece.first > std::numeric_limits<int>::max() - kMostGames) return Error{"There are too many games."};
  auto recipes = recipes_of(piece, trust);
  if (!recipes) return recipes.error();
  if (piece.kind == Kind::Decision) return TaskPtr(new DecisionTask(piece.request, recipes->front()()));
  auto match = asked<arena::Match>(piece, *game);
  if (const auto error = arena::refuse(match)) return *error;
  if (piece.kind == Kind::Match) return TaskPtr(new MatchTask(piece, std::move(match), std::move(*recipes)));
  auto plan = asked<sim::Plan>(piece, *game);
  plan.weights = piece.weights;
  return TaskPtr(new BatchTask(piece, std::move(plan), std::move(*recipes)));
}

}  // namespace longroad::work
