/// Matches and batches that are played by the workers on a bus.
#pragma once

#include "arena/runner.hpp"
#include "sim/batch.hpp"
#include "work/crew.hpp"

namespace longroad::work {

class MatchElsewhere final : public arena::Elsewhere {
 public:
  explicit MatchElsewhere(Crew& crew) : crew_(crew) {}
  [[nodiscard]] int best_size() const override;
  std::optional<std::vector<arena::PlayedGame>> play(const arena::Match& match, sim::Stretch stretch,
                                                     bool with_records) override;

 private:
  Crew& crew_;
};

class BatchElsewhere final : public sim::Elsewhere {
 public:
  explicit BatchElsewhere(Crew& crew) : crew_(crew) {}
  [[nodiscard]] int best_size() const override { return crew_.best_size(); }
  std::optional<sim::Totals> play(const sim::Plan& plan, sim::Stretch stretch) override;

 private:
  Crew& crew_;
};

}  // namespace longroad::work
