/// The random tournament that `simulate` plays: days and stages in simulate.cpp, tables in
/// simulate_tables.cpp.
#pragma once

#include <string>
#include <vector>

#include "base/random.hpp"
#include "tournament/practice/simulate.hpp"

namespace longroad::tournament {

class Simulation {
 public:
  explicit Simulation(const SimulationOptions& options)
      : options_(options), random_(RandKey{options.seed}.child(7)) {}

  Tournament run();

 private:
  [[nodiscard]] const State& state() const { return tournament_.state(); }
  bool chance(int percent) { return random_.below(100) < percent; }
  bool trouble() { return chance(options_.trouble); }
  template <class T>
  const T& pick(const std::vector<T>& list) {
    return list[random_.below(static_cast<int>(list.size()))];
  }

  /// Adds what the rules allow; what they refuse does not happen.
  bool tell(Event event, const std::string& by = "Olga Ort");

  void found();
  bool play_event(int event);
  bool plan(int event);
  void come_and_go(GameId next);
  void play_finals();
  void stage(GameId game);

  // simulate_tables.cpp
  void play(GameId game);
  void play_table(const Place& at);
  void disturb(const Place& at);
  SheetResult result(const Sheet& sheet);
  void finish(const Place& at);
  void decide(const Place& at);
  void correct_something();

  SimulationOptions options_;
  Random random_;
  Tournament tournament_;
  int minute_ = 540;
};

inline constexpr const char* kSimulatedReferee = "Ruth Rau";
inline constexpr const char* kSimulatedJudge = "Jon Juhl";
inline constexpr const char* kSimulatedScorekeeper = "Sam Sand";

}  // namespace longroad::tournament
