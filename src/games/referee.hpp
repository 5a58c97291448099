/// The referee: one game at a time, asked and told in JSON, one request and one answer a line. It is
/// the interface for every outside program, and it never dies of what it is told.
#pragma once

#include <array>
#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"
#include "notation/json.hpp"

namespace longroad::games {

class Referee {
 public:
  /// The answer to one request; neither has a line end.
  std::string answer(std::string_view request);

 private:
  using Request = notation::Node;
  using Answer = boost::json::object;
  struct Command;

  Answer respond(const boost::json::value& request);
  Answer start(const Request& request);
  Answer set_position(const Request& request);
  Answer play(const Request& request);
  Answer play_chance(const Request& request);
  Answer list_legal(const Request& request);
  Answer show(const Request& request);
  Answer show_view(const Request& request);
  Answer count_score(const Request& request);
  Answer write_record(const Request& request);
  Answer show_log(const Request& request);
  Answer show_moves(const Request& request);

  /// The line that stands under this key, if it may be played; otherwise `answer` says why not.
  std::optional<Action> read_line(const Request& request, std::string_view key, Answer& answer) const;
  void begin(PositionPtr position, RandKey luck, std::string begun);
  void put(Action line);

  PositionPtr position_;  // null before the first game
  Luck luck_;
  std::vector<Action> lines_;
  std::string begun_;                                         // the position where play began midway
  std::array<std::vector<std::string>, kMaxSeats + 1> seen_;  // the log of each seat, then the spectators'
};

}  // namespace longroad::games
