/// Tables without network for tests, and how to play at them.
#pragma once

#include <gtest/gtest.h>

#include <random>

#include "server/table/model/secret.hpp"
#include "server/table/table.hpp"

namespace longroad::server {

inline constexpr Time kStart = 1'700'000'000'000;

inline std::unique_ptr<Table> make(std::string_view game, int players, int people,
                                   std::optional<ClockRules> clock = {}) {
  notice::Opened opened;
  opened.settings.game = game;
  opened.settings.players = players;
  opened.settings.clock = clock;
  opened.dice_secret = random_hex(32);
  opened.bots.resize(static_cast<std::size_t>(players));
  for (int i = people; i < players; ++i) opened.bots[static_cast<std::size_t>(i)] = "random";
  auto table = Table::open(random_table_id(), opened, kStart);
  EXPECT_TRUE(table);
  for (int i = 0; i < people; ++i)
    (*table)->seating().sit(Seat::of(i), {"P", {}, fingerprint("secret" + std::to_string(i))}, kStart);
  return std::move(*table);
}

inline std::vector<store::LogEntry> log_of(Table& table) {
  std::vector<store::LogEntry> log;
  for (int v = 1; v <= table.version(); ++v) log.push_back({v, table.entry(v).at, table.body(v)});
  return log;
}

/// One legal line of whoever is to act, as a bot or a person would.
inline void play_any(Table& table, std::mt19937& random, Time at) {
  Actions legal;
  table.position()->legal(legal);
  ASSERT_FALSE(legal.empty());
  const Action line = legal[std::uniform_int_distribution<int>(0, legal.size() - 1)(random)];
  const auto refused = table.play().line({line.seat(), "c" + std::to_string(table.version()), at},
                                         table.position()->text(line));
  ASSERT_FALSE(refused) << refused->why.text;
}

}  // namespace longroad::server
