/// The data of the soccer scenario: what was ruled, so that options can change it, and what changes
/// in play. The rule text prints chart and track only as pictures; these are this project's own.
#pragma once

#include <array>
#include <initializer_list>

#include "base/revision.hpp"
#include "games/island/model/ids.hpp"

namespace longroad::island {

enum class Edition : std::uint8_t { English, German };
enum class Colour : std::uint8_t { White, Orange, Red, Blue };
inline constexpr int kColours = 4;

inline constexpr int kShotTokens = 6;
inline constexpr int kMostDays = 15;
inline constexpr int kMatchesADay = 2;

/// Four players: the first match, then the second. Three: the doubles player, the left partner and
/// the third player.
using ChartRow = std::array<Colour, kColours>;

/// The rows follow one another, day by day, and begin again.
struct Chart {
  std::array<ChartRow, kMostDays> rows{};
  int size = 0;
};

enum class Icon : std::uint8_t { None, Resource, Card };

inline constexpr int kMostSpaces = 60;
struct Track {
  std::array<Icon, kMostSpaces + 4> icons{};
  int trophy = 0;
};

/// Numbered: the robber keeps to the hexes with a disc. Anywhere: pitches too.
enum class RobberGround : std::uint8_t { Numbered, Anywhere };
/// Whether the day in which somebody reaches the trophy is played to its end.
enum class SeasonEnd : std::uint8_t { Day, Match };
/// Whether a marker stops at the trophy or runs on.
enum class TrophySpace : std::uint8_t { Stop, Pass };
/// Whether a holder of the largest army who trained a knight loses it to a tie.
enum class ArmyTie : std::uint8_t { Lose, Keep };
/// Whether a win waits for the matchday that is due.
enum class WinCheck : std::uint8_t { Matchday, AtOnce };
/// Whether the stack of a seat that left for good still shoots, or all its shots miss.
enum class LeftSeat : std::uint8_t { Shoot, Miss };

struct SoccerRulings {
  Edition edition = Edition::English;
  std::array<Colour, kOwners> colours{};  // by seat
  HexId pasture{};                        // the one replaced, where the host chose
  Chart chart{};
  Track track{};
  int days = 0;  // of a season
  int goals = 1;
  int of_shots = 2;  // the chance of a goal: so many of so many shots
  RobberGround robber = RobberGround::Numbered;
  SeasonEnd season_end = SeasonEnd::Match;
  TrophySpace trophy = TrophySpace::Stop;
  ArmyTie army_tie = ArmyTie::Lose;
  WinCheck win = WinCheck::Matchday;
  LeftSeat left = LeftSeat::Shoot;
  std::array<std::uint8_t, kOwners + 1> place_points{0, 3, 2, 1, 0};  // by place; 0 is not ranked
};

constexpr Track track_of(std::initializer_list<int> resources, std::initializer_list<int> cards, int trophy) {
  Track track;
  for (const int space : resources) track.icons[space] = Icon::Resource;
  for (const int space : cards) track.icons[space] = Icon::Card;
  track.trophy = trophy;
  return track;
}

constexpr SoccerRulings soccer_rulings(int players, int revision = kRevision) {
  using enum Colour;
  SoccerRulings rulings;
  if (revision < 2) rulings.season_end = SeasonEnd::Day;
  if (players == 4) {
    rulings.colours = {White, Orange, Red, Blue};
    rulings.chart = {{{{White, Orange, Red, Blue}, {White, Red, Orange, Blue}, {White, Blue, Red, Orange}}},
                     3};
    rulings.track = track_of({4, 8, 16, 20, 28}, {12, 24}, 30);
    rulings.days = 15;
  } else {
    rulings.colours = {Red, Blue, Orange};
    rulings.chart = {{{{Red, Blue, Orange},
                       {Blue, Orange, Red},
                       {Orange, Red, Blue},
                       {Red, Orange, Blue},
                       {Blue, Red, Orange},
                       {Orange, Blue, Red}}},
                     6};
    rulings.track = track_of({4, 8, 16, 20}, {12}, 24);
    rulings.days = 12;
  }
  return rulings;
}

/// The goals of every match of a season, three bits a side: one more than the goals, 0 before the
/// match is played.
struct Results {
  static constexpr int kBits = 6;
  static constexpr int kInAWord = 32 / kBits;
  std::array<std::uint32_t, kMostDays * kMatchesADay / kInAWord> words{};

  [[nodiscard]] constexpr bool played(int match) const { return bits(match) != 0; }
  /// Of the side that the chart names first (0) or second (1).
  [[nodiscard]] constexpr int goals(int match, int side) const {
    return static_cast<int>(bits(match) >> (3 * side) & 7) - 1;
  }
  constexpr void note(int match, int first, int second) {
    words[match / kInAWord] |= static_cast<std::uint32_t>(first + 1 + 8 * (second + 1)) << shift(match);
  }
  friend constexpr bool operator==(const Results&, const Results&) = default;

 private:
  [[nodiscard]] constexpr std::uint32_t bits(int match) const {
    return words[match / kInAWord] >> shift(match) & 0x3F;
  }
  static constexpr int shift(int match) { return kBits * (match % kInAWord); }
};

/// Where a matchday stands. With three players the second match counts for the doubles player
/// exactly if the first was ignored.
enum class Match : std::uint8_t { First, FirstIgnored, Second, SecondCounts };

struct Soccer {
  Results results{};
  std::array<std::uint8_t, kOwners> shots{};    // in each stack
  std::array<std::uint8_t, kOwners> markers{};  // spaces on the track
  std::array<std::uint8_t, kOwners> unpaid{};   // of those, the last ones whose rewards are to come
  std::array<std::uint8_t, kOwners> places{};   // in the league; 0: not ranked
  std::uint8_t day = 1;                         // the next one, or the one being played
  bool due = false;                             // this turn ends with a matchday
  bool over = false;                            // the season is
  Match match = Match::First;
  friend constexpr bool operator==(const Soccer&, const Soccer&) = default;
};

}  // namespace longroad::island
