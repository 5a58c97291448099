#include "server/actors/bot_players.hpp"

namespace longroad::server {
namespace {

Action choose_line(work::Thinkers* thinkers, const TableBots::Player& player, const games::Position& position,
                   Seat seat, RandKey key) {
  if (thinkers == nullptr) return choose_safely(*player.bot, position, seat, *player.log, key);
  work::DistantBot distant(*thinkers, player.name, *player.bot);
  return choose_safely(distant, position, seat, *player.log, key);
}

}  // namespace

BotPlayers::BotPlayers(Loop& loop, Pools& pools, const Table& table, Chosen chosen)
    : loop_(loop),
      pools_(pools),
      table_(table),
      bots_(table),
      chosen_(std::move(chosen)),
      pace_(loop),
      patience_(loop),
      self_(std::make_shared<BotPlayers*>(this)) {}

void BotPlayers::wait_for_people() {
  const Time left = bots_.waits_until() - clock_now();
  if (left > 0) patience_.set(left, [this] { wake(); });
}

std::string BotPlayers::owner() const {
  if (!owner_.empty()) return owner_;
  if (!table_.settings().tournament.empty()) return table_.settings().tournament;
  const auto host = table_.host();
  const Person person = host ? table_.chair(*host).sitter.person() : Person();
  return person.known() ? person.text() : table_.id();
}

void BotPlayers::wake() {
  if (busy_) return;
  if (bots_.next(clock_now()).is_none()) return wait_for_people();
  busy_ = true;
  // Without a pace too in the loop's next turn: whoever made the table is told to it after it has begun.
  pace_.set(table_.settings().pace, [this] { think(); });
}

void BotPlayers::think() {
  const Seat seat = bots_.next(clock_now());
  if (seat.is_none()) {
    busy_ = false;
    return;
  }
  const std::shared_ptr<games::Position> position = table_.position()->clone();
  const std::weak_ptr<BotPlayers*> self = self_;
  BotChoice choice{seat, table_.chair(seat).bot, {}, table_.version()};
  pools_.bots.submit(
      [self, choice, position, next = bots_.player(seat), key = table_.match().bot_key(table_.version()),
       thinkers = pools_.thinkers, &loop = loop_]() mutable {
        choice.line = choose_line(thinkers, next, *position, choice.seat, key);
        loop.post([self, choice] {
          const auto alive = self.lock();
          if (!alive) return;
          (*alive)->busy_ = false;
          (*alive)->chosen_(choice);
        });
      },
      owner());
}

}  // namespace longroad::server
