/// All tournaments of the server. Each has a hall on one of the loops, chosen by its id; whoever wants one
/// gets it there.
#pragma once

#include <boost/json/value.hpp>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/actors/registry.hpp"
#include "server/actors/runtime.hpp"
#include "server/desks/hall.hpp"
#include "server/tables/rooms.hpp"

namespace longroad::server {

class Halls {
 public:
  static constexpr Time kLongUnused = 600'000;

  Halls(Runtime& runtime, Rooms& rooms, std::vector<std::string> open, int most);

  /// Takes up the tournaments that are not over, one after the other, beside the loops.
  void run() { halls_.take_up(open_); }
  /// Those that no other node has any more.
  void take_up(const std::vector<std::string>& ids) { halls_.take_up(ids); }
  /// On the tournament's loop: whether it is in memory.
  [[nodiscard]] bool has(const std::string& id) { return halls_.has(id); }
  /// On its loop: this one is somebody else's from now on; or of the loop of this number those that are
  /// picked.
  void hand_over(const std::string& id) {
    halls_.take_out(id, [](const HallPtr& hall) { hall->hand_over(); });
  }
  void hand_over_all(std::size_t loop, const std::function<bool(const std::string& id)>& goes) {
    halls_.take_out_all(loop, goes, [](const HallPtr& hall) { hall->hand_over(); });
  }
  /// On the loop of this number: the online tables of its tournaments come to this node, where another one
  /// took them up.
  void bring_tables(std::size_t loop);
  /// Whether there are as many tournaments in use as may be.
  [[nodiscard]] bool full() const { return halls_.size() >= most_; }
  /// On the loop of this number: what nobody has used for so long goes out of memory; it is read again when
  /// somebody asks.
  void sweep(std::size_t loop, Time unused = kLongUnused);

  using HallPtr = Registry<Hall>::Ptr;
  using Use = Registry<Hall>::Use;
  /// Calls back on the hall's loop; null where there is no such tournament.
  void with(const std::string& id, Use use);

  struct Founded {
    std::string id;
    int link = 1;
    std::string secret;  // the organiser's
    bool same = false;   // it has the id that it had elsewhere
  };
  /// Where a tournament was before, as its export says.
  struct Origin {
    std::string id;
    boost::json::value links;
  };
  /// A new tournament of these entries, with a link for its organiser. With an origin it is taken over:
  /// it keeps its id, unless one of that id is here already, and its links. Nothing where the disk fails;
  /// an error where the rules refuse it. From any thread, since a long log takes its time; so is the answer.
  void found(std::vector<tournament::Entry> entries, const std::string& organiser,
             const std::optional<Origin>& origin, std::function<void(const Result<Founded>* founded)> done);

  /// From a hall that can't go on; it is read from the disk when somebody asks again.
  void drop(const std::string& id) { halls_.drop(id); }

  /// Out of memory with one that was taken up and has nothing to do.
  void let_rest_soon(const std::string& id);

  [[nodiscard]] Runtime& runtime() { return runtime_; }
  [[nodiscard]] Rooms& rooms() { return rooms_; }
  /// Calls back on the loop of one of its online tables. They live where their tournament does: one that
  /// another node has is brought here.
  void with_table(const std::string& table, Rooms::Use use);
  /// The hall hears when this table is over.
  void expect_table(const std::string& table, const std::string& hall);
  void table_ended(const std::string& table);

 private:
  struct NewDesk {
    Founded founded;
    tournament::Tournament tournament;
    std::vector<store::DeskLink> links;
  };
  void put_in(NewDesk desk, std::function<void(const Result<Founded>* founded)> done);
  /// On the loop of this number: out of memory with those that were not used since then.
  void let_rest(std::size_t loop, Time since);

  Runtime& runtime_;
  Rooms& rooms_;
  std::vector<std::string> open_;
  int most_;
  Registry<Hall> halls_;
  std::mutex tables_mutex_;
  std::unordered_map<std::string, std::string> tables_;  // the hall of each online table
};

}  // namespace longroad::server
