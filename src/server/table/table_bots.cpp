#include "server/table/table_bots.hpp"

#include <cassert>
#include <exception>

#include "server/table/model/offered_bots.hpp"

namespace longroad::server {
namespace {

Action choice_or_mildest(bots::Bot& bot, const bots::Seen& seen, const Actions& legal, RandKey key) {
  const Action chosen = bot.choose(seen, legal, key);
  return seen.allows(chosen) && chosen.manner() == Manner::Plain ? chosen : seen.mildest(legal);
}

constexpr Time kOfferStands = 20'000;  // a person reads, thinks and clicks

}  // namespace

Time offer_stands_until(const Table& table, Seat bot) {
  const games::Position& position = *table.position();
  if (bot != position.whose_turn()) return 0;
  bool people = false;
  position.asked().for_each([&](Seat seat) { people |= table.chair(seat).bot.empty(); });
  return people ? table.match().newest_offer().at + kOfferStands : 0;
}

Action choose_safely(bots::Bot& bot, const games::Position& position, Seat seat,
                     std::span<const std::string> log, RandKey key) {
  Actions legal;
  position.legal(seat, legal);
  assert(!legal.empty());
  const bots::Seen seen(position, seat, log);
#ifdef __cpp_exceptions
  try {
    return choice_or_mildest(bot, seen, legal, key);
  } catch (const std::exception&) {
    // The table goes on with the mildest line, whatever went wrong in the bot.
    return seen.mildest(legal);
  }
#else
  return choice_or_mildest(bot, seen, legal, key);
#endif
}

Seat TableBots::next(Time now) const {
  Seat found = Seat::none();
  if (table_.state() != TableState::Playing) return found;
  table_.position()->to_act().for_each([&](Seat seat) {
    const bool bot = !table_.chair(seat).bot.empty();
    if (found.is_none() && bot && offer_stands_until(table_, seat) <= now) found = seat;
  });
  return found;
}

Time TableBots::waits_until() const {
  if (table_.state() != TableState::Playing) return 0;
  return offer_stands_until(table_, table_.position()->whose_turn());
}

const TableBots::Player& TableBots::player(Seat seat) {
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
      player.log->push_back(table_.log().line_for(*table_.position(), seat, player.logged + 1));
  return player;
}

}  // namespace longroad::server
