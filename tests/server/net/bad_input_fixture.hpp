/// A table at which somebody tries whatever should not be, with the limits on.
#pragma once

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <string>

#include "player.hpp"

namespace longroad::tests {

class BadInput : public ::testing::Test {
 protected:
  /// Whatever was sent, the table goes on.
  void TearDown() override {
    Player player(server_.port(), made_.id, made_.secrets[0]);
    EXPECT_EQ(player.command({{"t", "say"}, {"text", "still here"}}).at("t").as_string(), "ack");
    if (player.state() == "waiting") player.command({{"t", "start"}});
    EXPECT_TRUE(player.view().is_object());
  }
  /// The error that this text is answered with; empty where the socket was closed without one.
  std::string error_for(std::string_view text, bool greeted = true) {
    Socket socket(server_.port(), made_.id);
    if (greeted) socket.send(json::object{{"t", "hello"}, {"v", 1}, {"secret", made_.secrets[0]}});
    socket.send_frame(1, text);
    while (const auto answer = socket.receive(milliseconds(3000))) {
      const auto message = json::parse(*answer);
      const auto& type = message.at("t").as_string();
      if (type == "error" || type == "refused") return std::string(message.at("code").as_string());
    }
    return {};
  }

  TemporaryFolder folder_;
  Server server_{folder_.path(), {}};
  Made made_ = make_table(server_.port(), "base", 3, 0);
};

}  // namespace longroad::tests
