#include "server/table/core/table_clock.hpp"

namespace longroad::server {
namespace {

/// Offers a turn whose answers cost their owner no time.
constexpr int kFreeOffers = 3;

}  // namespace

std::optional<int> opening_time(const Settings& settings, const Chairs& chairs) {
  const games::Game* game = games::find_game(settings.game);
  const bool places = game != nullptr && !game->layouts.empty();  // pieces, on a board
  if (!places || settings.reserved) return std::nullopt;
  if (settings.clock) return settings.clock->turn;
  return settings.opening > 0 && is_shared(chairs) ? std::optional(settings.opening) : std::nullopt;
}

std::optional<Time> TableClock::deadline() const {
  const auto zero = clock_ ? clock_->deadline() : std::nullopt;
  return zero ? std::optional(*zero + kLag) : std::nullopt;
}

std::optional<Seat> TableClock::run_out(Time at) const {
  return clock_ ? clock_->run_out(at - kLag) : std::nullopt;
}

void TableClock::set(const Settings& settings, const Chairs& chairs) {
  clock_.reset();
  if (settings.clock)
    clock_.emplace(*settings.clock, settings.players);
  else if (const auto opening = opening_time(settings, chairs))
    clock_.emplace(ClockRules{.turn = *opening, .reserve = 0, .answer = 0}, settings.players);
}

void TableClock::move(const Settings& settings, const Chairs& chairs, const Match& match, Time at) {
  if (!clock_) return;
  if (!match.playing() || match.position()->over()) return clock_->stop(at);
  const games::Position& position = *match.position();
  if (position.turn() == 0) return move_opening(settings, chairs, match, at);
  if (!settings.clock) return clock_.reset();
  const bool runs_on = position.offers_made() > kFreeOffers;
  clock_->wait(at, position.turn(), position.whose_turn(), position.to_act(), runs_on);
}

void TableClock::move_opening(const Settings& settings, const Chairs& chairs, const Match& match, Time at) {
  // The rules have no clock in the opening, so it is the table's own: every piece has its time. Not where a
  // referee keeps it, nor for bots.
  const SeatSet placing = match.position()->to_act();
  if (!opening_time(settings, chairs) || placing.size() != 1 || !chairs[placing.first().index].bot.empty())
    return clock_->stop(at);
  clock_->wait(at, -1 - match.lines(), placing.first(), placing);
}

void TableClock::forgive(Time at) {
  if (clock_) clock_->forgive(at);
}

void TableClock::stop(Time at) {
  if (clock_) clock_->stop(at);
}

}  // namespace longroad::server
