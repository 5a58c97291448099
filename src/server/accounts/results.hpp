/// What a finished game means for the accounts that played it: history and rating.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/table/table.hpp"
#include "store/store.hpp"

namespace longroad::server {

/// All that is needed of the table, so that it can be written on another thread.
struct GameResult {
  struct Seat {
    std::string name;
    std::string account;  // empty: a guest or a bot
    int points = 0;
    bool left = false;  // a rated game for good: on purpose, or a bot played to the end in this one's place
    std::optional<int> place{};
  };
  std::string table;
  std::string game;
  Time ended = 0;
  EndReason reason = EndReason::Played;
  bool rated = false;  // as it was chosen; counts where there are places
  std::vector<Seat> seats;
  int winner = 0;  // from 1; 0: nobody
};

GameResult result_of(const Table& table);

/// Keeps it for each account, and rates them among themselves where the game is rated and has places.
void keep_result(store::Store& store, const GameResult& result);

/// Puts a game that this seat played as a guest into the history of an account, unrated. False: somebody has
/// it there for this seat, or the account for another.
bool claim_result(store::Store& store, const GameResult& result, std::int64_t account, Seat seat);

}  // namespace longroad::server
