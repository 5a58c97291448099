/// Properties of lines: what is listed may be played, and nothing else.
#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "notation/words.hpp"
#include "properties.hpp"

namespace longroad::tests {
namespace {

using games::Position;
using games::Viewer;

TEST_P(Properties, WhatIsListedIsAllowed) {
  play_all(1.0, [](const Position& position) {
    for (const Action action : all_listed(position))
      if (const Refusal refusal = position.check(action))
        FAIL() << position.text(action) << " is listed, but refused: " << sentence(refusal);
  });
}

/// In the two-player game a second roll that equals the first is rolled again, and nothing else.
bool may_be_rolled_again(const Position& position, Action action) {
  return position.game() == "duo" && position.text(action).starts_with("* dice");
}

TEST_P(Properties, WhatIsListedApplies) {
  play_all(0.2, [this](const Position& position) {
    if (!every(10)) return;
    const auto after = position.clone();
    for (const Action action : all_listed(position)) {
      after->assign(position);
      after->apply(action);
      EXPECT_TRUE(!after->equals(position) || may_be_rolled_again(position, action))
          << position.text(action) << " changes nothing";
    }
  });
}

TEST_P(Properties, SomebodyCanAlwaysActUntilTheEnd) {
  play_all(0.2, [](const Position& position) {
    Actions all;
    position.legal(all);
    Actions by_seat;
    SeatSet able;
    for (int i = 0; i < position.players(); ++i) {
      const int before = by_seat.size();
      position.legal(Seat::of(i), by_seat);
      if (by_seat.size() > before) able.add(Seat::of(i));
    }
    EXPECT_TRUE(std::ranges::equal(all, by_seat)) << "the list of all is not the lists of the seats";
    EXPECT_EQ(able, position.to_act());
    EXPECT_EQ(all.empty(), position.over() || position.chance_due());
    EXPECT_FALSE(position.over() && position.chance_due());
  });
}

TEST_P(Properties, ALineIsReadAsItIsWritten) {
  play_all(0.1, [this](const Position& position) {
    if (!every(10)) return;
    for (const Action action : all_listed(position)) {
      const std::string text = position.text(action);
      const auto read = position.parse(text);
      ASSERT_TRUE(read) << text << ": " << read.error().sentence;
      EXPECT_EQ(*read, action) << text;
    }
  });
}

/// A hidden part is a question mark, and whoever acts hides nothing from themselves.
TEST_P(Properties, ALineIsSeenAsItIsOrWithAQuestionMark) {
  play_all(0.1, [this](const Position& position) {
    if (!every(10)) return;
    for (const Action action : all_listed(position)) {
      const std::string text = position.text(action);
      for (const Viewer viewer : all_viewers(position)) {
        const std::string seen = position.text_for(viewer, action);
        if (seen == text) continue;
        EXPECT_NE(seen.find('?'), std::string::npos) << text << " is seen as " << seen;
        EXPECT_FALSE(position.parse(seen)) << seen << " can be played";
        EXPECT_TRUE(action.seat().is_none() || Viewer{action.seat()} != viewer)
            << text << " is hidden from its seat";
      }
    }
  });
}

/// Lines of other moments, seats and places: well-formed, and mostly wrong now.
class Strays {
 public:
  explicit Strays(const Position& position, RandKey key) : position_(position), random_(key) {}

  void remember(Action action) {
    if (pool_.size() < 4096)
      pool_.push_back(position_.text(action));
    else
      pool_[random_.below(4096)] = position_.text(action);
  }
  /// None where what came out is not well-formed.
  std::optional<Action> next() {
    if (pool_.empty()) return std::nullopt;
    std::string text = pool_[random_.below(static_cast<int>(pool_.size()))];
    if (random_.below(2) == 0) text[0] = static_cast<char>('1' + random_.below(position_.players()));
    const std::size_t digit = text.find_first_of("0123456789", 1);
    if (digit != text.npos && random_.below(2) == 0) text[digit] = static_cast<char>('0' + random_.below(10));
    const auto action = position_.parse(text);
    return action ? std::optional(*action) : std::nullopt;
  }

 private:
  const Position& position_;
  Random random_;
  std::vector<std::string> pool_;
};

/// Lines that may be tried and are never listed: open verbs, chance with too many outcomes, and
/// what an organiser or a clock says.
bool is_open(const Position& position, Action action) {
  Outcomes outcomes;
  if (action.seat().is_none() && position.chance_due() && !position.outcomes(outcomes)) return true;
  const Nature nature = position.nature(action);
  if (nature == Nature::Removal || nature == Nature::Timeout) return true;
  const std::string text = position.text(action);
  const auto words = notation::split_words(text);
  const auto seat = action.seat();
  const auto open = position.open_verbs(seat.is_none() ? Viewer{} : Viewer{seat});
  return std::ranges::count(open, (*words)[1], &notation::OpenVerb::word) > 0;
}

/// Of two ways to write the same only one is listed, as with `1 draw` and `1 draw 2` in the card game.
bool is_listed_otherwise(const Position& position, Action action, std::span<const Action> listed) {
  const auto after = [&](Action line) {
    auto next = position.clone();
    next->apply(line);
    return next;
  };
  return std::ranges::any_of(listed, [&](Action other) {
    return other.seat() == action.seat() && other.verb() == action.verb() &&
           after(other)->equals(*after(action));
  });
}

TEST_P(Properties, WhatIsNotListedIsRefused) {
  const auto reference = GetParam().start({});
  Strays strays(*reference, {});
  play_all(0.1, [&](const Position& position) {
    const auto listed = all_listed(position);
    if (every(7))
      for (const Action action : listed) strays.remember(action);
    if (!every(5)) return;
    for (int i = 0; i < 100; ++i) {
      const auto action = strays.next();
      if (!action || std::ranges::count(listed, *action) > 0 || is_open(position, *action)) continue;
      EXPECT_TRUE(position.check(*action) || is_listed_otherwise(position, *action, listed))
          << position.text(*action) << " is not listed, but allowed";
    }
  });
}

}  // namespace
}  // namespace longroad::tests
