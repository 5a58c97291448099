/// Tournaments on disk: the entries of their logs, and the links of those who take part. Secrets come
/// in as fingerprints only.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.hpp"

namespace longroad::store {

/// One entry of a tournament's log, as JSON, and the id of the command that caused it.
struct DeskEntry {
  int number = 0;
  std::string body;
  std::string command;
};

struct DeskLink {
  int number = 0;
  std::string role;
  std::string name;
  int player = 0;  // 0: a member of the staff
  std::string fingerprint;
  std::string made;
  bool revoked = false;
};

class Desks {
 public:
  explicit Desks(Store& store) : database_(store.database()) {}

  void set_desk(std::string_view desk, bool over);
  /// The tournaments that are not over.
  std::vector<std::string> open_desks();
  /// Throws where the entry before is not there: after a failure nothing that rests on it may follow.
  void append(std::string_view desk, const DeskEntry& entry) { append_all(desk, {&entry, 1}); }
  void append_all(std::string_view desk, std::span<const DeskEntry> entries);
  std::vector<DeskEntry> log(std::string_view desk);
  /// Adds the link, or changes it.
  void set_link(std::string_view desk, const DeskLink& link);
  std::vector<DeskLink> links(std::string_view desk);

 private:
  Database& database_;
};

}  // namespace longroad::store
