#include "server/table/record/fair.hpp"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "crypto/crypto.hpp"
#include "server/table/model/secret.hpp"

namespace longroad::server {
namespace {

constexpr std::size_t kGameKeyBytes = 32;
constexpr std::size_t kDrawBytes = 16;

std::string raw_secret(const FairDice& dice) {
  const auto raw = from_hex(dice.secret);
  return raw ? *raw : std::string();
}

}  // namespace

std::string FairDice::commitment() const { return to_hex(crypto::sha256(raw_secret(*this))); }

Fair fair_of(const FairDice& dice) {
  return {.table = dice.table,
          .commitment = dice.commitment(),
          .secret = dice.secret,
          .seeds = dice.seeds,
          .board = dice.board_drawn ? BoardOrigin::Drawn : BoardOrigin::Given,
          .origins = dice.origins};
}

FairLuck::FairLuck(const FairDice& dice) {
  std::string text = fmt::format("{}:{}", dice.table.size(), dice.table);
  for (const std::string& seed : dice.seeds) text += fmt::format("{}:{}", seed.size(), seed);
  game_key_ = crypto::blake2b(kGameKeyBytes, raw_secret(dice), text);
}

RandKey FairLuck::next(int stream) const {
  return key(fmt::format("luck {}", stream), used_[static_cast<std::size_t>(stream)]);
}

RandKey FairLuck::key(std::string_view label, std::uint32_t ordinal) const {
  const std::string hash = crypto::blake2b(kDrawBytes, game_key_, fmt::format("{} {}", label, ordinal));
  RandKey key;
  for (int i = 7; i >= 0; --i)
    key.bits = key.bits << 8 | static_cast<unsigned char>(hash[static_cast<std::size_t>(i)]);
  return key;
}

}  // namespace longroad::server
