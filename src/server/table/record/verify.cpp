#include <fmt/format.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "games/game.hpp"
#include "games/replay.hpp"
#include "notation/json.hpp"
#include "notation/values/read.hpp"
#include "notation/words.hpp"
#include "server/table/model/secret.hpp"
#include "server/table/record/fair.hpp"

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
  Fair fair;
  notation::read_value(node, fair, {}, notation::kLogged);
  if (!node.at("v").given()) node.at("v").refuse("only version 1 is known.");
  if (!fair.origins.empty() && fair.origins.size() != fair.seeds.size())
    node.at("origins").refuse("one for each seed is expected.");
  Proof proof{{fair.table, fair.secret, fair.seeds, fair.origins, fair.board == BoardOrigin::Drawn},
              fair.commitment};
  if (!from_hex(proof.dice.secret)) node.at("secret").refuse("hexadecimal digits are expected.");
  if (fault.found()) return fault.error();
  return proof;
}

/// A seed that no page gave, by what the record itself says; 0: there is none.
int made_up_seed(const FairDice& dice) {
  for (std::size_t i = 0; i < dice.origins.size(); ++i)
    if ((dice.origins[i] == SeedOrigin::Page) == dice.seeds[i].empty()) return static_cast<int>(i) + 1;
  return 0;
}

/// Whether anybody but the server had a part in the dice.
bool has_seed(const FairDice& dice) {
  return std::ranges::any_of(dice.seeds, [](const std::string& seed) { return !seed.empty(); });
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

Result<Verdict> verify(const notation::Record& record, games::BadLine* bad) {
  const auto proof = read_proof(record);
  if (!proof) return proof.error();
  auto begun = games::begin(record);
  if (!begun) return begun.error();
  Verdict verdict;
  verdict.fair = fair_of(proof->dice);
  verdict.fair.commitment = proof->commitment;
  using Why = Verdict::Why;
  const auto found = [&](Why why, std::string sentence) {
    verdict.why = why;
    verdict.sentence = std::move(sentence);
    return verdict;
  };
  if (proof->dice.commitment() != proof->commitment)
    return found(Why::Commitment, "The secret is not the one the server had committed to.");
  if (const int seat = made_up_seed(proof->dice)) {
    verdict.seat = Seat::of(seat - 1);
    return found(Why::Seed, fmt::format("The seed of seat {} is not from where the record says.", seat));
  }
  FairLuck luck(proof->dice);
  games::Position& position = **begun;
  if (proof->dice.board_drawn && !board_fits(record, position, luck))
    return found(Why::Board, "The board is not the one that the seeds give.");
  for (const auto& line : record.lines) {
    const auto action = position.parse(line.action);
    const auto at_line = [&](const std::string& why, const Refusal& rule = {}) {
      if (bad != nullptr) *bad = {line.number, line.action, rule, why};
      return Error{fmt::format("Line {}, {}: {}", line.number, notation::quote(line.action), why)};
    };
    if (!action) return at_line(action.error().sentence);
    if (const Refusal refusal = position.check(*action)) return at_line(sentence(refusal), refusal);
    if (position.chance_due()) {
      const bool expected = position.draw(luck.next(position.stream())) == *action;
      luck.use(position.stream());
      if (!expected) {
        verdict.line = line.number;
        return found(Why::Line, fmt::format("Line {}, {}, is not what the seeds give.", line.number,
                                            notation::quote(line.action)));
      }
      ++verdict.checked;
    }
    position.apply(*action);
  }
  if (const auto differs = games::differing_end(record, position.score()))
    return found(Why::End, differs->sentence);
  verdict.proven = true;
  const std::string_view alone =
      has_seed(proof->dice) ? "" : " No page gave one: the server alone chose them, before the game.";
  return found(Why::Proven,
               fmt::format("All {} rolls and draws are as the seeds say.{}", verdict.checked, alone));
}

}  // namespace longroad::server
