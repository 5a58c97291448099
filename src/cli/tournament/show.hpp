/// How the tournament commands print schedules, tables and rankings.
#pragma once

#include "tournament/model/state.hpp"
#include "tournament/ranking/ranking.hpp"
#include "tournament/schedule/schedule.hpp"

namespace longroad::cli {

void print_schedule(const tournament::Schedule& schedule, const tournament::NameOf& name);

/// All tables of a game with their sheets.
void print_game(const tournament::State& state, tournament::GameId id);

void print_ranking(const tournament::State& state, bool explain);

/// Where the tournament is, what is missing, and what comes next.
void print_status(const tournament::State& state);

}  // namespace longroad::cli
