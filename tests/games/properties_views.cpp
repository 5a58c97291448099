/// Properties of views: a seat sees what it may, and nothing more.
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <map>
#include <utility>

#include "notation/members.hpp"
#include "properties.hpp"

namespace longroad::tests {
namespace {

namespace json = boost::json;
using games::Position;
using games::Viewer;

RandKey key_of(int number, std::size_t line) {
  return RandKey{line}.child(static_cast<std::uint64_t>(number));
}

TEST_P(Properties, ARedealLooksTheSame) {
  play_all(0.05, [this](const Position& position) {
    if (!every(20) && !position.over()) return;
    for (const Viewer viewer : all_viewers(position)) {
      const auto view = position.view(viewer);
      EXPECT_EQ(view->viewer(), viewer);
      const auto redealt = view->redeal(key_of(number_, lines_.size()));
      const auto again = redealt->view(viewer);
      EXPECT_TRUE(again->equals(*view));
      EXPECT_EQ(written(*again), written(*view));
      const auto read = GetParam().game->read(redealt->json());
      EXPECT_TRUE(read) << "an impossible redeal: " << read.error().sentence << "\n" << written(*redealt);
    }
  });
}

/// Accepting and countering need the cards, so a view of either implies them; an offer alone does not. A
/// position in which somebody agreed without the cards is refused where it is read.
TEST_P(Properties, WhoAgreedHasTheCardsInARedeal) {
  play_all(0.1, [this](const Position& position) {
    if (lines_.empty()) return;
    const std::string line = position.text(lines_.back());
    if (line.find(" accept") == std::string::npos && line.find(" counter") == std::string::npos) return;
    for (const Viewer viewer : all_viewers(position)) {
      const auto redealt = position.view(viewer)->redeal(key_of(number_, lines_.size()));
      const auto read = GetParam().game->read(redealt->json());
      EXPECT_TRUE(read) << "after " << line << ": " << read.error().sentence << "\n" << written(*redealt);
    }
  });
}

/// Where an option has hidden victory points count, the price of a token action tells of them.
bool tells_by_its_price(const Position& position, Action action) {
  const std::string text = position.text(action);
  if (!text.ends_with(" force") && !text.ends_with(" banish")) return false;
  const json::object all = position.json();
  const auto* price = all.at("options").as_object().if_contains("token_price");
  return price != nullptr && *price == "all";
}

std::vector<Action> untold(const Position& position, Seat seat) {
  Actions legal;
  position.legal(seat, legal);
  std::vector<Action> lines;
  for (const Action action : legal)
    if (!tells_by_its_price(position, action)) lines.push_back(action);
  return lines;
}

/// What a seat may do must not tell it what others hold.
TEST_P(Properties, ASeatCanDoTheSameInARedeal) {
  play_all(0.1, [this](const Position& position) {
    if (!every(10)) return;
    for (int i = 0; i < position.players(); ++i) {
      const auto redealt = position.view(Seat::of(i))->redeal(key_of(number_, lines_.size()));
      EXPECT_TRUE(untold(position, Seat::of(i)) == untold(*redealt, Seat::of(i)))
          << "seat " << i + 1 << " in " << written(*redealt);
    }
  });
}

/// What a view counts of seats other than the viewer.
std::vector<std::string_view> secrets_of(const games::Game& game) {
  std::vector<std::string_view> secrets;
  for (const notation::Pack& pack : game.packs())
    secrets.insert(secrets.end(), pack.held.begin(), pack.held.end());
  return secrets;
}

bool has_open_source(const notation::Pack& pack) {
  return std::ranges::find(pack.open, pack.source) != pack.open.end();
}

bool is_number(const json::object& object, std::string_view key) {
  const auto* value = object.if_contains(key);
  return value == nullptr || value->is_number();
}

/// Whose hand this viewer is just shown by a rule: in the card game by the Library, or by the Merchant
/// guild where an option lets its owner look.
json::value shown_hand(const json::object& view, Viewer viewer) {
  const auto& turn = view.at("turn").as_object();
  const auto* blind = view.at("options").as_object().if_contains("guild_blind");
  const bool by_guild = blind != nullptr && *blind == false && turn.at("chance") == "stolen";
  const bool by_library = turn.at("phase") == "choose";
  const bool looks = (by_guild || by_library) && viewer && turn.at("seat") == viewer->index + 1;
  return looks ? turn.at("partner") : json::value();
}

TEST_P(Properties, OthersHandsAreNumbers) {
  const auto packs = GetParam().game->packs();
  const auto secrets = secrets_of(*GetParam().game);
  if (secrets.empty()) GTEST_SKIP() << "nothing is hidden in this game";
  play_all(0.1, [&](const Position& position) {
    if (!every(20) || position.over()) return;
    for (const Viewer viewer : all_viewers(position)) {
      const json::object view = position.view(viewer)->json();
      for (const notation::Pack& pack : packs)
        EXPECT_TRUE(has_open_source(pack) || is_number(view, pack.source)) << json::serialize(view);
      const json::value shown = shown_hand(view, viewer);
      for (int i = 0; i < position.players(); ++i) {
        const auto& seat = view.at("seats").at(static_cast<std::size_t>(i)).as_object();
        const bool hidden = std::ranges::all_of(secrets, [&](auto key) { return is_number(seat, key); });
        const bool visible = viewer == Viewer{Seat::of(i)} || shown == i + 1;
        EXPECT_EQ(hidden, !visible) << "seat " << i + 1 << " in " << json::serialize(view);
      }
    }
  });
}

/// Whoever is told only what changed, and puts it together, has what is.
TEST_P(Properties, WhatChangedAddsUpToTheView) {
  std::map<int, notation::Members> members;
  std::map<int, json::object> together;
  int game = -1;
  const auto add_up = [&](int reader, const auto& document) {
    document.write(members[reader]);
    const json::value changed = json::parse(members[reader].changed());
    for (const auto& [name, value] : changed.as_object()) together[reader][name] = value;
    ASSERT_EQ(members[reader].whole(), json::serialize(together[reader]));
    // Beside the document itself there is what helps to show it.
    for (const auto& [name, value] : document.json()) ASSERT_EQ(together[reader].at(name), value);
  };
  play_all(0.02, [&](const Position& position) {
    if (!every(10)) return;
    if (std::exchange(game, number_) != number_) {
      members.clear();
      together.clear();
    }
    add_up(-2, position);
    for (const Viewer viewer : all_viewers(position))
      add_up(viewer ? viewer->index : -1, *position.view(viewer));
  });
}

/// Two players can count each other's cards where all others lie open, as in the island's bank: a redeal has
/// no choice.
bool is_countable(const Position& position, const notation::Pack& pack) {
  return position.players() == 2 && has_open_source(pack);
}

/// A view that held a secret would bring it back in every redeal: over many games each secret must
/// turn out differently at least once.
TEST_P(Properties, ARedealMovesWhatIsHidden) {
  const auto packs = GetParam().game->packs();
  if (packs.empty()) GTEST_SKIP() << "nothing is hidden in this game";
  struct Count {
    int held = 0;
    int moved = 0;
  };
  std::map<std::string, Count> counts;
  play_all(0.1, [&](const Position& position) {
    if (!every(10) || position.over()) return;
    const json::value real = position.json();
    const json::value redealt = position.view(Seat::of(0))->redeal(key_of(number_, lines_.size()))->json();
    const auto look = [&](const notation::Pack& pack, std::string_view key) {
      for (std::size_t i = 1; i < static_cast<std::size_t>(position.players()); ++i) {
        const auto* secret = real.at("seats").at(i).as_object().if_contains(key);
        if (secret == nullptr || *secret == "-" || *secret == json::array()) continue;
        const bool moved = *secret != redealt.at("seats").at(i).at(key);
        if (is_countable(position, pack)) {
          EXPECT_FALSE(moved) << "the hand of seat " << i + 1 << " can be counted";
          continue;
        }
        Count& count = counts[std::string(key) + " of seat " + std::to_string(i + 1)];
        ++count.held;
        count.moved += moved;
      }
    };
    for (const notation::Pack& pack : packs)
      for (const auto key : pack.held) look(pack, key);
  });
  EXPECT_FALSE(counts.empty());
  for (const auto& [name, count] : counts)
    EXPECT_TRUE(count.moved > 0 || count.held < 30) << name << " is never redealt, of " << count.held;
}

}  // namespace
}  // namespace longroad::tests
