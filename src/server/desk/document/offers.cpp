#include "server/desk/document/offers.hpp"

#include <algorithm>

namespace longroad::server::desk {
namespace {

using namespace tournament;

wire::Offer told(const Offer& offer) {
  wire::Offer out{.command = std::string(name(offer.command)), .with = offer.with};
  (offer.command == DeskCommand::Drop     ? out.from
   : offer.command == DeskCommand::Return ? out.to
                                          : out.game) = offer.game;
  for (const int table : offer.tables) out.tables.add(table);
  std::vector<PlayerId> players = offer.players;
  std::ranges::sort(players);
  for (const PlayerId player : players) out.players.add(player.number);
  return out;
}

}  // namespace

bool tells_who_qualified(const Offer& offer) {
  const bool later = offer.game && !offer.game->is_preliminary();
  return offer.with.semifinal || (offer.command == DeskCommand::Drop && later);
}

std::vector<wire::Offer> told_offers(const std::vector<Offer>& offers) {
  std::vector<wire::Offer> out;
  for (const Offer& offer : offers) out.push_back(told(offer));
  return out;
}

void hide_unpublished(std::vector<Offer>& offers, const std::vector<Offer>& shown) {
  for (Offer& offer : offers) {
    if (!tells_who_qualified(offer)) continue;
    const auto is_same = [&](const Offer& other) {
      return other.command == offer.command && other.game == offer.game &&
             other.with.semifinal == offer.with.semifinal;
    };
    const auto known = std::ranges::find_if(shown, is_same);
    std::erase_if(offer.players, [&](PlayerId p) {
      return known == shown.end() || std::ranges::find(known->players, p) == known->players.end();
    });
  }
  std::erase_if(offers,
                [](const Offer& offer) { return tells_who_qualified(offer) && offer.players.empty(); });
}

}  // namespace longroad::server::desk
