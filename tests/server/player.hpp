/// A page without a screen: follows a table over a socket, checks what it is sent, and plays.
#pragma once

#include <optional>
#include <random>
#include <string>
#include <vector>

#include "client.hpp"

namespace longroad::tests {

class Player {
 public:
  /// Says hello; without a secret it watches.
  Player(int port, std::string table, std::string secret, std::optional<int> since = std::nullopt);

  /// Takes the next message in; false: none came.
  bool hear(milliseconds wait = milliseconds(10'000));
  /// Until the message of this kind has come; it.
  json::object wait_for(std::string_view type, milliseconds wait = milliseconds(10'000));
  /// Until the newest event is of this kind.
  void wait_for_event(std::string_view kind);
  /// Sends a command and waits for its answer: `ack` or `refused`.
  json::object command(json::object message);
  json::object play(std::string_view line) { return command({{"t", "do"}, {"line", line}}); }
  /// Any of the legal lines; false: there is none.
  bool play_any(std::mt19937& random);

  [[nodiscard]] int seat() const { return seat_; }  // 0: watching
  [[nodiscard]] int version() const { return version_; }
  [[nodiscard]] const json::value& view() const { return view_; }
  [[nodiscard]] const json::object& now() const { return now_; }
  [[nodiscard]] const json::object& welcome() const { return welcome_; }
  /// Whom this player has muted and blocked, as told last.
  [[nodiscard]] const json::value& settings() const { return settings_; }
  [[nodiscard]] std::string state() const { return std::string(now_.at("state").as_string()); }
  [[nodiscard]] bool over() const { return !now_.empty() && state() == "over"; }
  /// What happened, from the first version on: `what` of each event.
  [[nodiscard]] const std::vector<json::value>& events() const { return events_; }
  [[nodiscard]] std::vector<std::string> lines() const;
  /// Every text that was received, and the view after each event.
  [[nodiscard]] const std::vector<std::string>& received() const { return received_; }
  [[nodiscard]] const std::vector<json::value>& views() const { return views_; }
  /// How long after it happened each event since the welcome came, by the clock of this machine.
  [[nodiscard]] const std::vector<milliseconds>& ages() const { return ages_; }
  Socket& socket() { return socket_; }
  [[nodiscard]] const Socket& socket() const { return socket_; }

 private:
  void take(const json::object& message);

  Socket socket_;
  int seat_ = 0;
  int version_ = 0;
  int next_id_ = 0;
  std::string prefix_;
  json::value view_;
  json::object now_;
  json::object welcome_;
  json::value settings_;
  json::object last_;
  std::vector<json::value> events_;
  std::vector<json::value> views_;
  std::vector<std::string> received_;
  std::vector<milliseconds> ages_;
};

/// Everybody gives a part of the dice, so that a full table starts at once.
void seed_all(const std::vector<Player*>& players);

/// Plays until the game is over and its dice are revealed: whoever has something to do does anything.
void finish(const std::vector<Player*>& players, unsigned seed);

/// A table with these seats; `more` is put into the wish.
struct Made {
  std::string id;
  std::vector<std::string> secrets;
};
Made make_table(int port, std::string_view game, int people, int bots, const json::object& more = {});

/// A table of so many people, each with a browser of their own.
Made make_company(int port, std::string_view game, int people, const json::object& more = {});

}  // namespace longroad::tests
