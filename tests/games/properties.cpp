#include "properties.hpp"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <cstdlib>

#include "games/replay.hpp"

namespace longroad::tests {

int games_of_a_kind(double share) {
  const char* text = std::getenv("LONGROAD_GAMES");
  const double all = text == nullptr ? 4000 : std::atof(text);
  return std::max(2, static_cast<int>(all * share / static_cast<double>(all_kinds_and_rulings().size())));
}

std::string written(const games::Position& position) { return boost::json::serialize(position.json()); }
std::string written(const games::View& view) { return boost::json::serialize(view.json()); }

std::vector<games::Viewer> all_viewers(const games::Position& position) {
  std::vector<games::Viewer> viewers{std::nullopt};
  for (int i = 0; i < position.players(); ++i) viewers.emplace_back(Seat::of(i));
  return viewers;
}

std::vector<Action> all_listed(const games::Position& position) {
  Actions actions;
  position.legal(actions);
  Actions revisions;
  position.revisions(revisions);
  std::vector<Action> all(actions.begin(), actions.end());
  all.insert(all.end(), revisions.begin(), revisions.end());
  Outcomes outcomes;
  if (position.chance_due() && position.outcomes(outcomes))
    for (const Outcome& outcome : outcomes) all.push_back(outcome.action);
  return all;
}

void Properties::begin(int number, Habits habits) {
  const GameKeys keys = GameKeys::from(RandKey{0x10A6}.child(static_cast<std::uint64_t>(number)));
  position_ = GetParam().start(keys.board);
  lines_.clear();
  play_ = std::make_unique<RandomPlay>(*position_, keys, habits);
}

bool Properties::line() {
  const auto action = play_->next();
  if (!action || lines_.size() == kMostLines) return false;
  lines_.push_back(*action);
  position_->apply(*action);
  return true;
}

std::string Properties::record() const {
  return notation::write_record(games::record_of(*position_, lines_));
}

INSTANTIATE_TEST_SUITE_P(Games, Properties, testing::ValuesIn(all_kinds_and_rulings()),
                         [](const auto& test) { return identifier(test.param); });

}  // namespace longroad::tests
