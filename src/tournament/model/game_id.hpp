/// Which game, and which table of it: `1.2` is game 2 of event 1, then `semi` and `final`.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/values/value.hpp"
#include "tournament/words/sentence.hpp"

namespace longroad::tournament {

inline constexpr int kMostListed = 10'000;  // of anything in one list of an entry

enum class Stage : std::uint8_t { Preliminary, Semifinal, Final };

/// Events, games and tables are counted from 1; semi-finals and final have neither event nor game.
struct GameId {
  Stage stage = Stage::Preliminary;
  std::uint8_t event = 0;
  std::uint8_t game = 0;

  static constexpr GameId preliminary(int event, int game) {
    return {Stage::Preliminary, static_cast<std::uint8_t>(event), static_cast<std::uint8_t>(game)};
  }
  static constexpr GameId semifinal() { return {Stage::Semifinal, 0, 0}; }
  static constexpr GameId final() { return {Stage::Final, 0, 0}; }
  [[nodiscard]] constexpr bool is_preliminary() const { return stage == Stage::Preliminary; }
  friend constexpr auto operator<=>(GameId, GameId) = default;
};

struct Place {
  GameId game;
  int table = 0;  // from 1; 0 is all of them
  static void fields(auto f) { LONGROAD_FIELDS(f, game, table); }
  friend constexpr auto operator<=>(const Place&, const Place&) = default;
};

/// `1.2`, `semi`, `final`.
std::string text(GameId game);
/// A lone number is a game of `event`.
Result<GameId> read_game(std::string_view word, int event);

/// For sentences: "game 2", "event 1, game 2" where there are several, "the semi-final", "the final".
Sentence named(GameId game, int events);
Sentence named(const Place& place, int events);
std::string spoken(GameId game, int events);
std::string spoken(const Place& place, int events);

}  // namespace longroad::tournament
