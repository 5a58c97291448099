/// `Now` of the wire schema: what can be done at a position, and how it stands. What all viewers are told
/// alike is written once.
#pragma once

#include <string>
#include <string_view>

#include "games/game.hpp"
#include "store/model/table_state.hpp"

namespace longroad::server {

class NowText {
 public:
  /// The position must outlive this; null before the start.
  NowText(const games::Position* position, store::TableState state);

  [[nodiscard]] std::string text(games::Viewer viewer, std::string_view clocks) const;

 private:
  void add_lines(std::string& text, games::Viewer viewer) const;
  void add_score(std::string& text, games::Viewer viewer) const;

  const games::Position* position_;
  bool playing_;
  SeatSet seats_;     // that are to act
  std::string head_;  // state and seats
  games::Score score_;
  std::string shown_;  // by everybody's points
  std::string end_;    // all points, once it is over, and the winner
};

}  // namespace longroad::server
