/// A tournament whose first game is played at tables of the server.
#pragma once

#include <boost/json/array.hpp>
#include <stdexcept>
#include <thread>

#include "desk_client.hpp"
#include "player.hpp"

namespace longroad::tests {

/// A game 1 with these people, at four tables with bots, open on the server.
class OnlineGame {
 public:
  explicit OnlineGame(int people) : server_(folder_.path()), desk(server_.port()) {
    desk.welcome(people);
    desk.must({{"do", "register_bots"}, {"count", 16 - people}, {"bot", "random"}});
    desk.plan();
    desk.must({{"do", "limit"}, {"game", "1.1"}, {"table", 0}, {"seconds", 90}, {"asked", "the organiser"}});
    desk.must({{"do", "start"}, {"game", "1.1"}});
  }
  void open() { desk.must({{"do", "open_tables"}, {"game", "1.1"}, {"pace", 0}}); }
  /// The player's own table, as their page has it.
  [[nodiscard]] json::value own_table(const std::string& secret) const {
    return desk.document(secret).at("mine").at("games").as_array()[0];
  }
  [[nodiscard]] std::string id_of(const std::string& secret) const {
    return std::string(own_table(secret).at("sheet").at("online").as_string());
  }
  /// Until the sheet of the player's table is in this state; it.
  [[nodiscard]] json::value wait_for(const std::string& secret, std::string_view state) const {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    for (;;) {
      const json::value sheet = own_table(secret).at("sheet");
      if (sheet.at("state").as_string() == state) return sheet;
      if (std::chrono::steady_clock::now() > end) throw std::runtime_error(json::serialize(sheet));
      std::this_thread::sleep_for(milliseconds(50));
    }
  }
  [[nodiscard]] int port() const { return server_.port(); }

 private:
  TemporaryFolder folder_;
  Server server_;

 public:
  DeskClient desk;
};

/// Such a game with one person, who sits at the table by their link.
class SeatedGame : public OnlineGame {
 public:
  SeatedGame() : OnlineGame(1), link(opened()), id(id_of(link)), player(port(), id, link) {}

 private:
  std::string opened() {
    std::string secret = desk.player_link(1);
    open();
    return secret;
  }

 public:
  const std::string link;
  const std::string id;  // of the table
  Player player;
};

}  // namespace longroad::tests
