#include "load/bot_games.hpp"

#include <fmt/format.h>
#include <poll.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <random>
#include <vector>

#include "load/legal.hpp"
#include "load/meter.hpp"
#include "load/socket.hpp"

namespace longroad::load {
namespace {

namespace json = boost::json;

/// How long a server may be silent in the middle of a game.
constexpr int kPatience = 10'000;
constexpr int kPrograms = 4;  // that play a game

struct Player {
  Socket socket;
  bool waits = false;  // for the answer to its line
};

class BotGame {
 public:
  explicit BotGame(unsigned seed) : random_(seed) {}

  std::optional<Error> play(const Options& options);
  [[nodiscard]] std::uint64_t lines() const { return lines_; }

 private:
  std::optional<Error> sit_down(const Options& options);
  std::optional<Error> listen(Player& player);
  void hear(Player& player, std::string_view text);

  std::mt19937 random_;
  std::vector<Player> players_;
  std::uint64_t lines_ = 0;
  bool over_ = false;
  bool limited_ = false;  // the server refuses what comes so fast
};

std::optional<Error> BotGame::sit_down(const Options& options) {
  json::array seats;
  for (int i = 0; i < kPrograms; ++i)
    seats.push_back({{"kind", "program"}, {"name", fmt::format("Program {}", i + 1)}});
  const auto body = json::serialize(json::object{{"game", options.game}, {"seats", seats}});
  const auto made = request(options.port, "POST", "/api/tables", body);
  if (!made) return made.error();
  const json::value table = json::parse(*made);
  for (const auto& seat : table.at("seats").as_array()) {
    auto socket = Socket::open(options.port, table.at("table").as_string());
    if (!socket) return socket.error();
    // Lines are all that such a player reads, and several messages at once are cheaper.
    socket->send(fmt::format(R"({{"t":"hello","v":1,"secret":"{}","views":false,"batch":true}})",
                             std::string_view(seat.at("secret").as_string())));
    socket->send(R"({"t":"seed","id":"seed","seed":"any"})");
    players_.push_back({std::move(*socket)});
  }
  return std::nullopt;
}

void BotGame::hear(Player& player, std::string_view text) {
  if (text.find(R"("kind":"ended")") != std::string_view::npos) over_ = true;
  if (text.find(R"("t":"ack")") != std::string_view::npos) player.waits = false;
  if (text.find(R"("t":"refused")") != std::string_view::npos) player.waits = false;
  if (is_limit(text)) limited_ = true;
  if (player.waits || over_) return;
  const std::string_view line = any_legal(text, random_);
  if (line.empty()) return;
  player.waits = true;
  player.socket.send(fmt::format(R"({{"t":"do","id":"{}","line":"{}"}})", ++lines_, line));
}

std::optional<Error> BotGame::listen(Player& player) {
  const bool open = player.socket.read();
  while (const auto text = player.socket.next()) hear(player, *text);
  if (limited_) return Error{kLimited};
  if (!open && !over_) return Error{"The server has closed a socket."};
  return std::nullopt;
}

std::optional<Error> BotGame::play(const Options& options) {
  if (auto error = sit_down(options)) return error;
  std::vector<pollfd> files;
  for (const Player& player : players_)
    files.push_back({.fd = player.socket.file(), .events = POLLIN, .revents = 0});
  while (!over_) {
    if (poll(files.data(), files.size(), kPatience) <= 0) return Error{"The table is stuck."};
    for (std::size_t i = 0; i < files.size(); ++i)
      if (files[i].revents != 0)
        if (auto error = listen(players_[i])) return error;
  }
  return std::nullopt;
}

}  // namespace

Result<GamesReport> play_games(const Options& options) {
  const auto before = read_meter(options.port);
  if (!before) return before.error();
  GamesReport report{.games = options.games};
  std::vector<double> took;
  for (int i = 0; i < options.games; ++i) {
    const auto begin = Clock::now();
    BotGame game(static_cast<unsigned>(i));
    if (auto error = game.play(options)) return *error;
    took.push_back(std::chrono::duration<double>(Clock::now() - begin).count());
    report.lines += game.lines();
  }
  const auto after = read_meter(options.port);
  if (!after) return after.error();
  std::ranges::sort(took);
  report.fastest = took.front();
  report.median = took[took.size() / 2];
  report.most = took.back();
  report.server_cpu = (after->cpu_seconds - before->cpu_seconds) / options.games;
  return report;
}

}  // namespace longroad::load
