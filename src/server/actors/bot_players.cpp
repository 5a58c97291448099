#include "server/actors/bot_players.hpp"

#include <cassert>
#include <exception>
#include <span>

#include "server/table/model/offered_bots.hpp"

namespace longroad::server {
namespace {

/// The bot's choice for the seat, or the mildest line where it fails or plays what it may not.
Action choose_safely(bots::Bot& bot, const games::Position& position, Seat seat,
                     std::span<const std::string> log, RandKey key) {
  Actions legal;
  position.legal(seat, legal);
  assert(!legal.empty());
  const bots::Seen seen(position, seat, log);
  try {
    const Action chosen = bot.choose(seen, legal, key);
    if (seen.allows(chosen) && chosen.manner() == Manner::Plain) return chosen;
  } catch (const std::exception&) {
    // The table goes on with the mildest line, whatever went wrong in the bot.
  }
  return seen.mildest(legal);
}

}  // namespace

BotPlayers::BotPlayers(Loop& loop, WorkPool& pool, const Table& table, Chosen chosen)
    : loop_(loop),
      pool_(pool),
      table_(table),
      chosen_(std::move(chosen)),
      pace_(loop),
      patience_(loop),
      self_(std::make_shared<BotPlayers*>(this)) {}

Seat BotPlayers::next() const {
  Seat found = Seat::none();
  if (table_.state() != TableState::Playing) return found;
  table_.position()->to_act().for_each([&](Seat seat) {
    const bool bot = !table_.chair(seat).bot.empty();
    if (found.is_none() && bot && table_.offer_stands_until(seat) <= clock_now()) found = seat;
  });
  return found;
}

void BotPlayers::wait_for_people() {
  if (table_.state() != TableState::Playing) return;
  const Time left = table_.offer_stands_until(table_.position()->whose_turn()) - clock_now();
  if (left > 0) patience_.set(left, [this] { wake(); });
}

std::string BotPlayers::owner() const {
  if (!owner_.empty()) return owner_;
  if (!table_.settings().tournament.empty()) return table_.settings().tournament;
  const auto host = table_.host();
  const Person person = host ? table_.chair(*host).sitter.person() : Person();
  return person.known() ? person.text() : table_.id();
}

const BotPlayers::Player& BotPlayers::player(Seat seat) {
  Player& player = players_[seat.index];
  const std::string& name = table_.chair(seat).bot;
  if (!player.bot || player.name != name) {
    auto recipe = find_offered_bot(name);
    // A bot that is not offered, or not any more, is played by the simplest.
    if (!recipe) recipe = find_offered_bot(offered_bots().front().name);
    player = {name, std::shared_ptr<bots::Bot>((*recipe)()), std::make_shared<std::vector<std::string>>(), 0};
  }
  for (; player.bot->reads_log() && player.logged < table_.version(); ++player.logged)
    if (!table_.entry(player.logged + 1).shown)
      player.log->push_back(table_.line_for(seat, player.logged + 1));
  return player;
}

void BotPlayers::wake() {
  if (busy_) return;
  if (next().is_none()) return wait_for_people();
  busy_ = true;
  if (table_.settings().pace == 0) return think();
  pace_.set(table_.settings().pace, [this] { think(); });
}

void BotPlayers::think() {
  const Seat seat = next();
  if (seat.is_none()) {
    busy_ = false;
    return;
  }
  const std::shared_ptr<games::Position> position = table_.position()->clone();
  const std::weak_ptr<BotPlayers*> self = self_;
  BotChoice choice{seat, table_.chair(seat).bot, {}, table_.version()};
  pool_.submit(
      [self, choice, position, next = player(seat), key = table_.bot_key(), &loop = loop_]() mutable {
        choice.line = choose_safely(*next.bot, *position, choice.seat, *next.log, key);
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
