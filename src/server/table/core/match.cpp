#include "server/table/core/match.hpp"

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace longroad::server {
namespace {

SeedOrigin origin_of_seed(const Chair& chair) {
  if (chair.kind == Chair::Kind::Bot) return SeedOrigin::Bot;
  return chair.seed.empty() ? SeedOrigin::Late : SeedOrigin::Page;
}

}  // namespace

void Match::set_dice(const std::string& table, const std::string& secret, const Settings& settings) {
  dice_.table = table;
  dice_.secret = secret;
  dice_.seeds.resize(static_cast<std::size_t>(settings.players));
  dice_.board_drawn = settings.board.is_null() && settings.position.is_null();
}

void Match::start(const Settings& exact, const Chairs& chairs) {
  auto position = begin_game(exact, RandKey{});
  if (!position) return;  // only in a log that somebody has damaged; whoever reads it says so
  first_ = (*position)->clone();
  position_ = std::move(*position);
  luck_.emplace(dice_);
  dice_.origins.clear();
  for (const Chair& chair : chairs) dice_.origins.push_back(origin_of_seed(chair));
  state_ = TableState::Playing;
}

void Match::put(Action line, Time at) {
  if (position_->chance_due()) luck_->use(position_->stream());
  if (position_->nature(line) == Nature::Offer) offer_ = {line.seat(), at};
  position_->apply(line);
  ++lines_;
}

void Match::end(const Outcome& outcome) {
  state_ = TableState::Over;
  outcome_ = outcome;
}

}  // namespace longroad::server
