/// All tournaments of the server. Each has a hall on one of the house's loops, chosen by its id; whoever
/// wants one gets it there.
#pragma once

#include <boost/json/value.hpp>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/actors/hall.hpp"

namespace longroad::server {

class Halls {
 public:
  Halls(House& house, std::vector<std::string> open, int most)
      : house_(house), open_(std::move(open)), most_(static_cast<std::size_t>(most)) {}

  /// Takes up the tournaments that are not over, one after the other, beside the loops.
  void run();
  /// Whether there are as many tournaments in use as may be.
  [[nodiscard]] bool full();
  /// What nobody has used for a while goes out of memory; it is read again when somebody asks.
  void sweep();

  using HallPtr = std::shared_ptr<Hall>;
  using Use = std::function<void(const HallPtr& hall)>;
  /// Calls back on the hall's loop; null where there is no such tournament.
  void with_hall(const std::string& id, Use use);

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
  void drop(const std::string& id);

  /// The hall hears when this table is over.
  void expect_table(const std::string& table, const std::string& hall);
  void table_ended(const std::string& table);

 private:
  struct Held {
    HallPtr hall;
    Time used = 0;  // 0: nobody has asked for it yet
  };
  void take_up_next();
  void load(const std::string& id);
  /// On the hall's loop, with what was read of it.
  void loaded(const std::string& id, std::optional<Hall::Kept> kept);
  /// On the hall's loop: out of memory with it, where it is at rest and was not used lately.
  void let_rest(const std::string& id, Time since);

  House& house_;
  std::vector<std::string> open_;
  std::size_t most_;
  std::mutex mutex_;      // of what follows; halls themselves are touched on their loops only
  std::string taken_up_;  // the one that is being read since the server was away
  std::unordered_map<std::string, Held> halls_;
  std::unordered_map<std::string, std::vector<Use>> loading_;
  std::unordered_map<std::string, std::string> tables_;  // the hall of each online table
};

}  // namespace longroad::server
