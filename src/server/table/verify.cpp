#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "games/game.hpp"
#include "games/replay.hpp"
#include "notation/json.hpp"
#include "notation/words.hpp"
#include "server/table/fair.hpp"
#include "server/table/secret.hpp"

namespace longroad::server {
namespace {

struct Proof {
  FairDice dice;
  std::string commitment;
};

Result<Proof> read_proof(const notation::Record& record) {
  const std::string* header = record.header("fair");
  if (header == nullptr) return Error{"The record has no fair: header, so its dice can't be checked."};
  const auto value = notation::parse_json(*header);
  if (!value) return Error{"fair: " + value.error().sentence};
  notation::Fault fault;
  const notation::Node node(*value, fault);
  node.only({"v", "table", "commitment", "secret", "seeds", "board"});
  Proof proof;
  if (node.at("v").number(1, 1, 0) != 1) node.at("v").refuse("only version 1 is known.");
  proof.dice.table = node.at("table").word({});
  proof.dice.secret = node.at("secret").word({});
  proof.commitment = node.at("commitment").word({});
  proof.dice.board_drawn = node.at("board").word("drawn") == "drawn";
  const auto seeds = node.at("seeds");
  const int count = seeds.size(kMaxSeats);
  for (int i = 0; i < count; ++i) proof.dice.seeds.emplace_back(seeds.at(i).word({}));
  if (!from_hex(proof.dice.secret)) node.at("secret").refuse("hexadecimal digits are expected.");
  if (fault.found()) return fault.error();
  return proof;
}

/// Whether the board is the one that the dice give; true where none was drawn.
bool board_fits(const notation::Record& record, const games::Position& begun, const FairLuck& luck) {
  const games::Game* game = games::find_game(begun.game());
  const auto options = begun.options();
  games::Setup setup{.players = begun.players(), .key = luck.board(), .revision = begun.revision()};
  setup.options = &options;
  const auto drawn = game->start(setup);
  const std::string* board = record.header("board");
  return board == nullptr || (drawn && boost::json::serialize((*drawn)->board()) == *board);
}

}  // namespace

Result<Verdict> verify(const notation::Record& record) {
  const auto proof = read_proof(record);
  if (!proof) return proof.error();
  auto begun = games::begin(record);
  if (!begun) return begun.error();
  Verdict verdict;
  verdict.dice = proof->dice;
  verdict.commitment = proof->commitment;
  const auto found = [&](std::string sentence) {
    verdict.sentence = std::move(sentence);
    return verdict;
  };
  if (proof->dice.commitment() != proof->commitment)
    return found("The secret is not the one the server had committed to.");
  FairLuck luck(proof->dice);
  games::Position& position = **begun;
  if (proof->dice.board_drawn && !board_fits(record, position, luck))
    return found("The board is not the one that the seeds give.");
  for (const auto& line : record.lines) {
    const auto action = position.parse(line.action);
    const auto at_line = [&](const std::string& why) {
      return Error{fmt::format("Line {}, {}: {}", line.number, notation::quote(line.action), why)};
    };
    if (!action) return at_line(action.error().sentence);
    if (const Refusal refusal = position.check(*action)) return at_line(sentence(refusal));
    if (position.chance_due()) {
      const bool expected = position.draw(luck.next(position.stream())) == *action;
      luck.use(position.stream());
      if (!expected) {
        verdict.line = line.number;
        return found(fmt::format("Line {}, {}, is not what the seeds give.", line.number,
                                 notation::quote(line.action)));
      }
      ++verdict.checked;
    }
    position.apply(*action);
  }
  if (const auto differs = games::differing_end(record, position.score())) return found(differs->sentence);
  verdict.proven = true;
  return found(fmt::format("All {} rolls and draws are as the seeds say.", verdict.checked));
}

}  // namespace longroad::server
