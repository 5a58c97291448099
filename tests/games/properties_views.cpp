/// Properties of views: a seat sees what it may, and nothing more.
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <map>

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
  play_all(0.2, [this](const Position& position) {
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

/// What a seat may do must not tell it what others hold.
TEST_P(Properties, ASeatCanDoTheSameInARedeal) {
  play_all(0.1, [this](const Position& position) {
    if (!every(10)) return;
    for (int i = 0; i < position.players(); ++i) {
      const auto redealt = position.view(Seat::of(i))->redeal(key_of(number_, lines_.size()));
      Actions real;
      Actions guessed;
      position.legal(Seat::of(i), real);
      redealt->legal(Seat::of(i), guessed);
      EXPECT_TRUE(std::ranges::equal(real, guessed)) << "seat " << i + 1 << " in " << written(*redealt);
    }
  });
}

/// The values at these keys, of seats other than the viewer.
constexpr std::string_view kSecrets[] = {"hand", "cards", "fresh"};

TEST_P(Properties, OthersHandsAreNumbers) {
  const auto is_number = [](const json::object& object, std::string_view key) {
    const auto* value = object.if_contains(key);
    return value == nullptr || value->is_number();
  };
  play_all(0.1, [&](const Position& position) {
    if (!every(20) || position.over()) return;
    for (const Viewer viewer : all_viewers(position)) {
      const json::object view = position.view(viewer)->json();
      EXPECT_TRUE(is_number(view, "deck") && is_number(view, "stack")) << json::serialize(view);
      for (int i = 0; i < position.players(); ++i) {
        const auto& seat = view.at("seats").at(static_cast<std::size_t>(i)).as_object();
        const bool hidden = std::ranges::all_of(kSecrets, [&](auto key) { return is_number(seat, key); });
        EXPECT_EQ(hidden, viewer != Viewer{Seat::of(i)})
            << "seat " << i + 1 << " in " << json::serialize(view);
      }
    }
  });
}

/// A view that held a secret would bring it back in every redeal: over many games each secret must
/// turn out differently at least once. Two players can count each other's hands from the bank.
TEST_P(Properties, ARedealMovesWhatIsHidden) {
  std::map<std::string, int> moved;
  std::map<std::string, int> seen;
  play_all(0.1, [&](const Position& position) {
    if (!every(20) || position.over()) return;
    const json::object real = position.json();
    const json::object redealt = position.view(Seat::of(0))->redeal(key_of(number_, lines_.size()))->json();
    for (std::size_t i = 1; i < static_cast<std::size_t>(position.players()); ++i)
      for (const auto key : kSecrets) {
        const auto* secret = real.at("seats").at(i).as_object().if_contains(key);
        if (secret == nullptr) continue;
        const std::string name = std::string(key) + " of seat " + std::to_string(i + 1);
        ++seen[name];
        moved[name] += *secret != redealt.at("seats").at(i).at(key);
      }
  });
  for (const auto& [name, times] : seen) {
    const bool countable = GetParam().players == 2 && name.starts_with("hand");
    EXPECT_TRUE(countable || moved[name] > 0) << name << " is never redealt in " << times << " positions";
  }
}

}  // namespace
}  // namespace longroad::tests
