/// What a finished game means for the accounts that played it: history and rating.
#pragma once

#include <string>
#include <vector>

#include "server/table/table.hpp"
#include "store/store.hpp"

namespace longroad::server {

/// All that is needed of the table, so that it can be written on another thread.
struct GameResult {
  std::string table;
  std::string game;
  Time ended = 0;
  std::vector<std::string> names;
  std::vector<std::string> accounts;  // empty: a guest or a bot
  std::vector<int> points;
  int winner = 0;  // from 1; 0: nobody
};

GameResult result_of(const Table& table);

/// Rates the accounts among themselves, where there are two at least and the game was won.
void keep_result(store::Store& store, const GameResult& result);

}  // namespace longroad::server
