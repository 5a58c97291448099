/// A server with a tournament on it.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/array.hpp>

#include "desk_client.hpp"

namespace longroad::tests {

class DeskTest : public ::testing::Test {
 protected:
  DeskTest() : server_(folder_.path()), desk_(server_.port()) {}

  void play(std::string_view game) {
    desk_.must({{"do", "start"}, {"game", game}});
    desk_.finish(game);
    desk_.must({{"do", "publish"}, {"game", game}, {"results", true}});
  }
  /// Lays out the board, and lets everybody choose by rank.
  void choose(std::string_view game) {
    desk_.must({{"do", "layout"}, {"game", game}, {"confirmed", true}});
    for (int t = 1; t <= desk_.tables_of(game); ++t) {
      int position = 4;
      const json::array selection = desk_.table(game, t).at("selection").as_array();
      for (const auto& player : selection)
        desk_.must({{"do", "choose"},
                    {"game", game},
                    {"table", t},
                    {"player", player},
                    {"position", std::min<int>(position--, static_cast<int>(selection.size()))}});
    }
  }
  json::object next() { return desk_.document(desk_.organiser()).at("next").as_object(); }

  TemporaryFolder folder_;
  Server server_;
  DeskClient desk_;
};

}  // namespace longroad::tests
