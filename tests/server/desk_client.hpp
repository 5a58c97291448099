/// A tournament on a real server, asked as pages ask it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "client.hpp"

namespace longroad::tests {

class DeskClient {
 public:
  /// Founds a tournament; its organiser is Olga Ort.
  explicit DeskClient(int port);
  /// One that is there already.
  DeskClient(int port, std::string event, std::string organiser)
      : port_(port), event_(std::move(event)), organiser_(std::move(organiser)) {}

  [[nodiscard]] const std::string& event() const { return event_; }
  [[nodiscard]] const std::string& organiser() const { return organiser_; }
  [[nodiscard]] int port() const { return port_; }

  /// What somebody with this secret is answered; the path is the one behind the event.
  [[nodiscard]] Answer get(std::string_view secret, std::string_view path) const;
  [[nodiscard]] Answer post(std::string_view secret, std::string_view path, const json::value& body) const;
  [[nodiscard]] json::object document(std::string_view secret) const;

  /// Sends a command, with an id of its own where it has none.
  Answer command(std::string_view secret, json::object command);
  /// The same by the organiser, which must be done.
  json::object must(json::object command);

  /// The secret of a new link.
  [[nodiscard]] std::string staff_link(std::string_view role, std::string_view name) const;
  [[nodiscard]] std::string player_link(int player) const;

  /// Registers `count` players named P1, P2, …, checks them in, and adds Ruth as referee and Jon as judge.
  void welcome(int count);
  /// Plans and publishes the event's games that have not begun.
  void plan();
  /// A table of the organiser's document.
  [[nodiscard]] json::object table(std::string_view game, int table) const;
  [[nodiscard]] int tables_of(std::string_view game) const;
  /// A report of this table's players, the one at `winner` with 10 points.
  [[nodiscard]] json::object report(std::string_view game, int table, std::size_t winner = 0) const;
  /// Reports and signs everything of the game.
  void finish(std::string_view game);

 private:
  int port_;
  std::string event_;
  std::string organiser_;
  int sent_ = 0;
};

/// The live document of one link.
class DeskSocket {
 public:
  DeskSocket(const DeskClient& desk, std::string_view secret);

  /// The next message; nothing after the wait.
  std::optional<json::object> message(milliseconds wait = milliseconds(5000));
  /// Waits until the document fits; fails the test otherwise.
  template <class Fits>
  json::object wait_for(Fits fits) {
    while (auto next = message()) {
      if (const auto* state = next->if_contains("state"); state != nullptr && fits(state->as_object()))
        return state->as_object();
    }
    throw std::runtime_error("the document never came to this");
  }

 private:
  Socket socket_;
};

}  // namespace longroad::tests
