/// What the tests of the analysis share: playing games and analysing them.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "analysis/analysis.hpp"
#include "bots/all_bots.hpp"
#include "games/replay.hpp"
#include "sim/play.hpp"

namespace longroad::tests {

inline analysis::Report analysed(const std::string& record, Language language = Language::English) {
  const auto work = analysis::Analysis::of(record, language);
  EXPECT_TRUE(work) << work.error().sentence;
  if (!work) return {};
  return analysis::run(*work, [](int) {});
}

struct Played {
  games::PositionPtr start;
  games::PositionPtr end;
  std::vector<Action> lines;
};

inline Played played(const games::Game& game, int players, std::uint64_t seed, const std::string& bot,
                     int max_turns = 400) {
  const GameKeys keys = GameKeys::from(RandKey{seed});
  games::Setup setup;
  setup.players = players;
  setup.key = keys.board;
  Played out;
  out.start = std::move(*game.start(setup));
  out.end = out.start->clone();
  std::vector<bots::BotPtr> seats;
  for (int i = 0; i < players; ++i) seats.push_back((*bots::find_bot(bot))());
  sim::play(*out.end, seats, keys, max_turns, &out.lines);
  return out;
}

/// What hung on it, and what it did to everybody's chances.
inline analysis::Decision decision(int turn, int seat, analysis::BySeat effects, analysis::Shares stake) {
  analysis::Decision d;
  d.turn = turn;
  d.seat = Seat::of(seat);
  d.effects = std::move(effects);
  d.stake = stake;
  return d;
}

inline std::string record_text(const games::Position& end, const std::vector<Action>& lines) {
  return notation::write_record(games::record_of(end, lines));
}

}  // namespace longroad::tests
