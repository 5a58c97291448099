#include "server/table/model/clock.hpp"

#include <algorithm>

namespace longroad::server {
namespace {

Clock::SeatTime after(Clock::SeatTime seat, Time spent) {
  switch (seat.running) {
    case Clock::Running::None:
      break;
    case Clock::Running::Turn: {
      const Time from_turn = std::min(seat.turn, spent);
      seat.turn -= from_turn;
      seat.reserve = std::max<Time>(0, seat.reserve - (spent - from_turn));
      break;
    }
    case Clock::Running::Answering:
      seat.answer = std::max<Time>(0, seat.answer - spent);
      break;
  }
  return seat;
}

/// How long the seat's running clock lasts.
Time lasts(const Clock::SeatTime& seat) {
  return seat.running == Clock::Running::Turn ? seat.turn + seat.reserve : seat.answer;
}

}  // namespace

Clock::Clock(const ClockRules& rules, int players) : rules_(rules), players_(players) {
  for (SeatTime& seat : seats_) seat = {rules.turn, rules.reserve, rules.answer, Running::None};
}

void Clock::charge(Time at) {
  const Time spent = std::max<Time>(0, at - since_);
  for (SeatTime& seat : seats_) seat = after(seat, spent);
  since_ = at;
}

void Clock::wait(Time at, int number, Seat owner, SeatSet to_act, bool runs_on) {
  charge(at);
  if (number != number_ || owner != owner_) {
    number_ = number;
    owner_ = owner;
    if (!owner.is_none()) seats_[owner.index].turn = rules_.turn;
  }
  SeatSet others = to_act;
  if (!owner.is_none()) others.remove(owner);
  for (int i = 0; i < players_; ++i) {
    SeatTime& seat = seats_[static_cast<std::size_t>(i)];
    const bool owes = others.has(Seat::of(i));
    if (owes && seat.running != Running::Answering) seat.answer = rules_.answer;
    const bool moves = Seat::of(i) == owner && (others.empty() || runs_on) && !to_act.empty();
    seat.running = owes ? Running::Answering : moves ? Running::Turn : Running::None;
  }
}

void Clock::stop(Time at) {
  charge(at);
  for (SeatTime& seat : seats_) seat.running = Running::None;
}

Clock::SeatTime Clock::left(Seat seat, Time at) const {
  return after(seats_[seat.index], std::max<Time>(0, at - since_));
}

std::optional<Time> Clock::deadline() const {
  std::optional<Time> first;
  for (const SeatTime& seat : seats_)
    if (seat.running != Running::None)
      first = std::min(first.value_or(since_ + lasts(seat)), since_ + lasts(seat));
  return first;
}

std::optional<Seat> Clock::run_out(Time at) const {
  for (int i = 0; i < players_; ++i) {
    const SeatTime& seat = seats_[static_cast<std::size_t>(i)];
    if (seat.running != Running::None && since_ + lasts(seat) <= at) return Seat::of(i);
  }
  return std::nullopt;
}

}  // namespace longroad::server
