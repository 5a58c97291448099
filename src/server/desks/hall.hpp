/// A tournament's actor: what is accepted and what is on disk of it, the links of those who take part, and
/// the documents that their sockets are sent. Its online tables and its autopilot are classes of their own,
/// and so is each order on its way (`order_run.hpp`).
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
#include "server/actors/runtime.hpp"
#include "server/desk/document/documents.hpp"
#include "server/desk/links.hpp"
#include "server/desk/order.hpp"
#include "server/desks/autopilot.hpp"
#include "server/desks/online_tables.hpp"
#include "server/http/http.hpp"

namespace longroad::server {

class Halls;

struct HallGuest : SocketGuest {
  static constexpr int kMostStrikes = 1;
  int link = 0;  // 0: has not said hello
  desk::Viewer viewer{};
  std::uint64_t told = 0;  // the mark of the document it has
  Rate rate{{.per_second = 5, .burst = 20}};
};

/// How a tournament is read again.
struct HallSource {
  static constexpr std::string_view kKind = "tournament";
  struct Rows {
    std::vector<store::LogEntry> log;
    std::vector<store::DeskLink> links;
  };
  /// All that is kept of one.
  struct Kept {
    std::string id;
    tournament::Tournament head;
    tournament::Tournament shown;  // the same: copying a long one takes its time, and not the loop's
    std::vector<store::DeskLink> links;
    std::set<std::string> commands;  // the ids of those that were carried out
  };
  static std::string stream(const std::string& id) { return store::stream_of_desk(id); }
  static Rows read(store::Store& store, const std::string& id);
  static bool empty(const Rows& rows) { return rows.log.empty(); }
  static Result<Kept> restore(const std::string& id, Rows rows);
  /// A long log takes its time, so no loop reads it.
  static WorkPool* pool(Pools& pools) { return &pools.desks; }
};

class Hall final : public Actor<HallGuest>, public std::enable_shared_from_this<Hall> {
 public:
  using Source = HallSource;
  Hall(Halls& halls, Loop& loop, HallSource::Kept kept);

  /// Once, when the hall is among all halls: takes up the tables that were playing. `restarted`: the server
  /// was away in the meantime.
  void begin(bool restarted);

  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] Loop& loop() { return loop_; }
  [[nodiscard]] bool closed() const { return log_.closed(); }
  [[nodiscard]] OnlineTables& online() { return online_; }
  /// The tournament with what is on its way to the disk: commands are checked against it.
  [[nodiscard]] const tournament::Tournament& head() const { return head_; }
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

  /// Whether the command of this name counts already.
  [[nodiscard]] bool has_done(const std::string& command) const { return commands_.contains(command); }
  /// Whether the whole log may be gone through once more now, as to undo something takes.
  [[nodiscard]] bool may_go_through_log();
  using Actor::once_stored;

  // hall_links.cpp
  using LinksMade = std::function<void(std::vector<desk::Links::Made> made)>;
  /// Makes links; refused where the tournament can't have this person as staff.
  void make_links(const std::string& by, const std::vector<desk::Viewer>& holders, const Reply& reply,
                  LinksMade made);
  void revoke_link(int number, const Reply& reply);

  /// Nothing so far, by this author.
  [[nodiscard]] desk::Draft draft(const std::string& by) const;
  /// Appends what was drafted; `told` once it is on disk.
  void keep(desk::Draft draft, const std::string& command, LogWriter::Told told);
  using Drafted = OnlineTables::Drafted;
  /// Plans on another thread, and drafts what came of it; replies where nothing did.
  void plan(const std::string& by, const desk::Planning& planning, const Reply& reply, Drafted drafted);

 private:
  using Guest = HallGuest;

  [[nodiscard]] int version() const override { return static_cast<int>(head_.entries().size()); }
  void stored() override;
  /// What is shown comes up to this version.
  void show(std::size_t version);
  void hear(Guest& guest, const notation::Node& message) override;

  // hall.cpp: the log and the sockets
  void write(const std::vector<tournament::Entry>& entries, const std::string& command,
             const std::vector<store::DeskLink>& links, LogWriter::Told told);
  void changed();
  void tell_guests();
  void tell(Guest& guest);
  /// The oldest socket of a link makes room for another.
  void make_room(int link);
  void hear_hello(Guest& guest, std::string_view secret);

  // hall_links.cpp
  void close_link(int number, ServerReason why);
  /// Whoever has left the tournament's staff has no link any more; these are for the disk.
  [[nodiscard]] std::vector<store::DeskLink> close_links_of_left();

  Halls& halls_;
  std::string id_;
  tournament::Tournament head_;   // with what is on its way to the disk
  tournament::Tournament shown_;  // without
  desk::Links links_;
  std::set<std::string> commands_;
  Rate gone_through_{{.per_second = 10, .burst = 100}};  // thousands of entries
  desk::Documents documents_;
  Timer telling_;
  Time told_at_ = 0;
  Time used_ = 0;
  OnlineTables online_;
  Autopilot autopilot_;
};

}  // namespace longroad::server
