/// Takes the steps of a tournament that need nobody, as soon as they can be taken: for practice.
#pragma once

#include "server/desk/draft.hpp"
#include "server/desk/order.hpp"
#include "server/net/loop.hpp"
#include "tournament/rules/steps.hpp"

namespace longroad::server {

class Hall;

class Autopilot {
 public:
  Autopilot(Hall& hall, Loop& loop) : hall_(hall), later_(loop) {}

  /// Takes the next step, if there is one and none is being taken.
  void fly();
  [[nodiscard]] bool flying() const { return flying_; }

 private:
  void plan();
  desk::Refused take_step(const tournament::NextStep& next, desk::Draft& draft);
  void landed(bool stored);

  Hall& hall_;
  Timer later_;
  bool flying_ = false;
};

}  // namespace longroad::server
