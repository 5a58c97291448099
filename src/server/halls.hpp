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

#include "server/hall.hpp"

namespace longroad::server {

class Halls {
 public:
  Halls(House& house, std::vector<std::string> open) : house_(house), open_(std::move(open)) {}

  /// Takes up the tournaments that are not over.
  void run();

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
  /// an error where the rules refuse it. Calls back from any thread.
  void found(std::vector<tournament::Entry> entries, const std::string& organiser,
             const std::optional<Origin>& origin, std::function<void(const Result<Founded>* founded)> done);

  /// From a hall that can't go on; it is read from the disk when somebody asks again.
  void drop(const std::string& id);

  /// The hall hears when this table is over.
  void expect_table(const std::string& table, const std::string& hall);
  void table_ended(const std::string& table);

 private:
  void load(const std::string& id);
  void loaded(const std::string& id, const std::vector<store::DeskEntry>& log,
              std::vector<store::DeskLink> links);

  House& house_;
  std::vector<std::string> open_;
  std::mutex mutex_;  // of what follows; halls themselves are touched on their loops only
  std::unordered_map<std::string, HallPtr> halls_;
  std::unordered_map<std::string, std::vector<Use>> loading_;
  std::unordered_map<std::string, std::string> tables_;  // the hall of each online table
};

}  // namespace longroad::server
