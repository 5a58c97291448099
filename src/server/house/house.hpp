/// A server without its network: what all of it shares, its tables and its tournaments.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "server/actors/runtime.hpp"
#include "server/desks/halls.hpp"
#include "server/http/page_files.hpp"
#include "server/tables/rooms.hpp"

namespace longroad::server {

class House final : public Runtime {
 public:
  struct Options {
    Runtime::Options runtime{};
    int most_rooms = 5000;                          // tables at once
    int most_desks = 1000;                          // tournaments at once
    std::span<const PageFile> page = page_files();  // that this node serves
  };

  House(const Options& options, std::unique_ptr<store::Store> store);
  ~House();

  /// Takes up what was running, and runs the loops.
  void run();

  [[nodiscard]] Rooms& rooms() { return rooms_; }
  [[nodiscard]] Halls& halls() { return halls_; }

 private:
  /// What was running when the server stopped.
  struct Running {
    Running(store::Store& store, bool shared);
    std::vector<store::TableRow> tables;
    std::vector<std::string> desks;
    Time now = 0;  // by the database's clock, where others go by it too
  };
  House(const Options& options, Running running, std::unique_ptr<store::Store> store);

  /// Closes what was abandoned, and takes out of memory what is over and looked at by nobody.
  void sweep(std::size_t loop);
  /// Three times in a lease, so that nobody takes this node for dead.
  void prolong_lease();
  /// Once an hour, whatever has expired on disk goes.
  void forget_expired();
  /// Other nodes have this one's page files too, as long as it runs and for a while after that.
  void keep_page();

  const std::span<const PageFile> page_;
  Rooms rooms_;
  Halls halls_;
  std::vector<std::unique_ptr<Timer>> sweeping_;  // of each loop
  Timer forgetting_;
  Timer prolonging_;
};

}  // namespace longroad::server
