/// Tournaments on disk beside their logs: which are over, and the links of those who take part. Secrets
/// come in as fingerprints only.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/store.hpp"

namespace longroad::store {

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
  /// Adds the link, or changes it.
  void set_link(std::string_view desk, const DeskLink& link);
  std::vector<DeskLink> links(std::string_view desk);

 private:
  Database& database_;
};

}  // namespace longroad::store
