#include "game_run.hpp"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <thread>

#include "games/game.hpp"
#include "notation/record.hpp"

namespace longroad::tests {
namespace {

constexpr int kPeople = 2;

}  // namespace

void GameRun::run(const std::atomic<bool>& ending) {
  while (!ending && play(ending)) ++counts_.games;
}

/// One game; false: there is no table to play at.
bool GameRun::play(const std::atomic<bool>& ending) {
  json::array seats;
  for (int i = 0; i < kPeople; ++i) seats.push_back({{"kind", "me"}, {"name", fmt::format("P{}", i + 1)}});
  while (static_cast<int>(seats.size()) < games::find_game(game_)->max_players)
    seats.push_back({{"kind", "bot"}, {"bot", "random"}});
  const auto made = cluster_.ask(random_, "POST", "/api/tables",
                                 json::object{{"game", game_}, {"seats", seats}, {"pace", pace_.count()}});
  if (!made || made->status != 201) {
    cluster_.complaints.add(fmt::format("{}: no table: {}", game_, made ? made->body : "no answer"));
    return false;
  }
  const json::value value = made->value();
  const std::string table(value.at("table").as_string());
  Pulse& pulse = pulses_.add(fmt::format("{} {}", game_, table));
  std::deque<Viewer> viewers;
  const auto look = [&](std::string secret) {
    viewers.emplace_back(cluster_, Viewer::Place{table, std::move(secret)}, static_cast<unsigned>(random_()),
                         pace_, [&pulse] { pulse.beat(); });
  };
  for (const auto& seat : value.at("seats").as_array()) look(std::string(seat.at("secret").as_string()));
  look({});
  std::vector<std::thread> threads;
  for (Viewer& viewer : viewers) threads.emplace_back([&] { viewer.run(ending); });
  threads.front().join();
  pulse.end();
  for (std::size_t i = 1; i < threads.size(); ++i) threads[i].join();
  compare(viewers, table);
  return true;
}

void GameRun::compare(std::deque<Viewer>& viewers, const std::string& table) {
  const auto complain = [&](const std::string& sentence) {
    cluster_.complaints.add(fmt::format("{} {}: {}", game_, table, sentence));
  };
  const auto answer = cluster_.ask(random_, "GET", "/api/tables/" + table + "/record");
  if (!answer || answer->status != 200)
    return complain(fmt::format("no record: {}", answer ? answer->body : "no answer"));
  const auto record = notation::read_record(answer->body);
  if (!record) return complain(record.error().sentence);
  std::vector<std::string> lines;
  for (const auto& line : record->lines) lines.push_back(line.action);
  counts_.lines += static_cast<int>(lines.size());
  for (Viewer& viewer : viewers) {
    const std::string who = fmt::format("seat {}: ", viewer.seat());
    if (const auto fault = viewer.own_fault(); !fault.empty()) complain(who + fault);
    if (!viewer.look_again()) complain(who + "it can't be seen any more");
    if (const auto fault = difference(viewer.told().lines(), lines); !fault.empty()) complain(who + fault);
    counts_.sockets += viewer.sockets();
  }
}

}  // namespace longroad::tests
