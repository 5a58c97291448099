/// A tournament's tables on this server: opened with everybody in their seat, told what the referees decide,
/// and reported when they are over, for the players to sign.
#pragma once

#include <functional>
#include <string>

#include "server/accounts/results.hpp"
#include "server/desk/draft.hpp"
#include "server/desk/order.hpp"
#include "server/http/http.hpp"
#include "server/tables/rooms.hpp"

namespace longroad::server {

class Hall;
class Halls;

class OnlineTables {
 public:
  static constexpr std::string_view kOpen = "open_tables";
  using Drafted = std::function<void(desk::Draft draft)>;

  OnlineTables(Hall& hall, Halls& halls) : hall_(hall), halls_(halls) {}

  // online_tables.cpp: before they play
  /// The command `kOpen`: what it drafts, or a reply that says why not.
  void open(const desk::Viewer& viewer, const desk::Order& order, const Reply& reply, const Drafted& drafted);
  /// Whether the server has room for the tables of the game.
  [[nodiscard]] bool has_room_for(tournament::GameId game) const;
  [[nodiscard]] desk::Refused put_online(tournament::GameId game, desk::Draft& draft) const;
  /// The tables of a draft that was carried out.
  void start(const desk::Draft& draft, int pace);
  /// How long a bot among people waits before a line.
  static int pace_of(const desk::Order& order);

  // online_results.cpp: while they play
  /// Once, when the hall is among all halls.
  void take_up();
  /// Asks all that play for their results, now or once they are over.
  void collect_all();
  [[nodiscard]] bool any_play() const;
  /// The player's seats at tables that play open with the link there is now, and with no other.
  void hand_over_seats(tournament::PlayerId player);
  /// Tells the tables whom they lost and how long a turn is.
  void tell_rulings();
  /// A table that may be one of ours is over.
  void ended(const std::string& table);

 private:
  /// Calls back on the table's loop; null where there is no such table of this tournament.
  void with_own(const std::string& table, Rooms::Use use);
  void hand_over_seat(const tournament::Sheet& sheet, tournament::PlayerId player);
  void tell_ruling(const tournament::Game& game, const tournament::Sheet& sheet);
  /// Asks the table for its result, now or once it is over.
  void collect(const tournament::Place& at, const std::string& table);
  void report(const tournament::Place& at, const std::string& table, const GameResult& result);
  /// The table is not here: it is another server's or tournament's, or went with the power. It can be opened
  /// anew.
  void forget(const tournament::Place& at, const std::string& table);

  Hall& hall_;
  Halls& halls_;
};

}  // namespace longroad::server
