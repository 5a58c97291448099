/// The tables of a load, and the sockets of those who play and watch there: thousands of them, heard by
/// one thread.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "load/load.hpp"
#include "load/socket.hpp"

namespace longroad::load {

struct Table;

struct Seat {
  Socket socket;
  Table* table = nullptr;
  bool plays = false;
  bool waits = false;  // for the line that was sent
  std::string next;    // what it could play now
};

struct Table {
  std::vector<std::unique_ptr<Seat>> seats;
  Clock::time_point sent;
  Clock::time_point moved;
  bool over = false;
};

class Tables {
 public:
  using Hear = std::function<void(Seat& seat, std::string_view text)>;

  /// `hear` is told every text that comes.
  Tables(const Options& options, Hear hear);
  ~Tables();
  Tables(const Tables&) = delete;
  Tables& operator=(const Tables&) = delete;

  /// Opens one more table, of all that are wished for.
  std::optional<Error> open_next();
  /// Reads what has come, and waits for it until then at most.
  void listen(Clock::time_point until);

  [[nodiscard]] const std::vector<std::unique_ptr<Table>>& all() const { return tables_; }
  /// Sockets that the server has closed.
  [[nodiscard]] int closed() const { return closed_; }

 private:
  std::optional<Error> seat(Table& table, const std::string& id, const std::string& secret);

  const Options& options_;
  Hear hear_;
  int epoll_;
  std::vector<std::unique_ptr<Table>> tables_;
  int closed_ = 0;
};

}  // namespace longroad::load
