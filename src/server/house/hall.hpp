/// A tournament with all that is round it: the links of those who take part, their sockets, its online
/// tables, and the way of its log to the disk. It lives on one loop and is touched by no other thread.
#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/accounts/results.hpp"
#include "server/actors/actor.hpp"
#include "server/desk/document.hpp"
#include "server/desk/links.hpp"
#include "server/desk/order.hpp"
#include "server/http/http.hpp"
#include "tournament/rules/steps.hpp"

namespace longroad::server {

class House;

struct HallGuest : SocketGuest {
  static constexpr int kMostStrikes = 1;
  int link = 0;  // 0: has not said hello
  desk::Viewer viewer{};
  std::uint64_t told = 0;  // the mark of the document it has
  Rate rate{{.per_second = 5, .burst = 20}};
};

class Hall final : public Actor<HallGuest>, public std::enable_shared_from_this<Hall> {
 public:
  /// All that is kept of a tournament.
  struct Kept {
    tournament::Tournament head;
    tournament::Tournament shown;  // the same: copying a long one takes its time, and not the loop's
    std::vector<store::DeskLink> links;
    std::set<std::string> commands;  // the ids of those that were carried out
  };
  Hall(House& house, Loop& loop, std::string id, Kept kept);

  /// Once, when the hall is in its house: takes up the tables that were playing.
  void begin();

  [[nodiscard]] const std::string& id() const { return id_; }
  /// The tournament as it is on the disk; nobody is told more.
  [[nodiscard]] const tournament::Tournament& shown() const { return shown_; }
  [[nodiscard]] const desk::Links& links() const { return links_; }
  [[nodiscard]] std::string document(const desk::Viewer& viewer) { return documents_.text(viewer); }

  /// Whether nobody is here and nothing goes on, so that it may be read again when somebody asks.
  [[nodiscard]] bool at_rest() const;
  /// When somebody last asked for it; 0: nobody has.
  [[nodiscard]] Time used() const { return used_; }
  void use(Time now) { used_ = now; }

  /// Who holds the secret; or why nobody does.
  struct Stranger {
    bool revoked = false;
  };
  [[nodiscard]] std::variant<desk::Viewer, Stranger> viewer_of(std::string_view secret) const;

  // hall_commands.cpp
  void command(const desk::Viewer& viewer, const desk::Order& order, const Reply& reply);
  void preview(const desk::Viewer& viewer, const desk::Order& order, const Reply& reply);

  // hall_links.cpp
  using LinksMade = std::function<void(std::vector<desk::Links::Made> made)>;
  /// Makes links; refused where the tournament can't have this person as staff.
  void make_links(const std::string& by, const std::vector<desk::Viewer>& holders, const Reply& reply,
                  LinksMade made);
  void revoke_link(int number, const Reply& reply);

  // hall_online.cpp
  /// A table that may be one of ours is over.
  void table_ended(const std::string& table);

 private:
  using Guest = HallGuest;
  using Drafted = std::function<void(desk::Draft draft)>;

  [[nodiscard]] int version() const override { return static_cast<int>(head_.entries().size()); }
  void stored() override;
  void hear(Guest& guest, const notation::Node& message) override;

  // hall.cpp: the log and the sockets
  void keep(desk::Draft draft, const std::string& command, LogWriter::Told told);
  void write(const std::vector<tournament::Entry>& entries, const std::string& command,
             const std::vector<store::DeskLink>& links, LogWriter::Told told);
  void changed();
  void tell_guests();
  void tell(Guest& guest);
  /// The oldest socket of a link makes room for another.
  void make_room(int link);
  void hear_hello(Guest& guest, std::string_view secret);

  // hall_commands.cpp
  [[nodiscard]] desk::Draft draft(const std::string& by) const;
  /// Whether the command counts already; replies where it does.
  bool repeated(const std::string& command, const Reply& reply);
  /// Whether its author has seen what is; replies where not.
  bool up_to_date(const desk::Viewer& viewer, const desk::Order& order, const Reply& reply);
  /// Whether the order may be carried out; replies where it may not.
  bool allowed(const desk::Viewer& viewer, const desk::Order& order, const Reply& reply);
  void carry_out(const desk::Viewer& viewer, const desk::Order& order, const Reply& reply,
                 const Drafted& drafted);
  desk::Refused refuse_outcome(const desk::Viewer& viewer, const desk::Order& order,
                               const desk::Draft& draft) const;
  void plan(const std::string& by, const desk::Planning& planning, const Reply& reply, Drafted drafted);
  void reply_changed(const desk::Viewer& viewer, const desk::Order& order, const tournament::Sentence& why,
                     const Reply& reply);
  void confirm(const desk::Viewer& viewer, const desk::Order& order, desk::Draft draft, const Reply& reply);

  // hall_links.cpp
  void close_link(int number, std::string_view sentence);
  /// Whoever has left the tournament's staff has no link any more; these are for the disk.
  [[nodiscard]] std::vector<store::DeskLink> close_links_of_left();

  // hall_online.cpp
  static constexpr std::string_view kOpenTables = "open_tables";
  void open_tables(const desk::Viewer& viewer, const desk::Order& order, const Reply& reply,
                   const Drafted& drafted);
  /// The player's seats at tables that play open with the link there is now, and with no other.
  void hand_over_seats(tournament::PlayerId player);
  void hand_over_seat(const tournament::Sheet& sheet, tournament::PlayerId player);
  void collect(const tournament::Place& at, const std::string& table);
  void report(const tournament::Place& at, const std::string& table, const GameResult& result);
  /// Tells the online tables whom they lost and how long a turn is.
  void tell_tables();
  void tell_table(const tournament::Game& game, const tournament::Sheet& sheet);
  /// The table is not on this server: it was another's, or went with the power. It can be opened anew.
  void forget(const tournament::Place& at, const std::string& table);
  /// Whether the server has room for the tables of the game.
  [[nodiscard]] bool has_room_for(tournament::GameId game) const;
  [[nodiscard]] desk::Refused put_online(tournament::GameId game, desk::Draft& draft);
  void start_online(const desk::Draft& draft, int pace);
  /// How long a bot among people waits before a line.
  static int pace_of(const desk::Order& order);

  // hall_autopilot.cpp
  void fly();
  desk::Refused take_step(const tournament::NextStep& next, desk::Draft& draft);

  House& house_;
  std::string id_;
  tournament::Tournament head_;   // with what is on its way to the disk
  tournament::Tournament shown_;  // without
  desk::Links links_;
  std::set<std::string> commands_;
  desk::Documents documents_;
  Timer telling_;
  Timer flying_later_;
  Time told_at_ = 0;
  bool flying_ = false;
  Time used_ = 0;
};

}  // namespace longroad::server
