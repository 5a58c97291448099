/// Files of the web page, of every version that a node has served lately, so that each node has those of all:
/// files whose name changes with their content, and so never mean two things.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "store/sql/database.hpp"

namespace longroad::store {

class PageFiles {
 public:
  explicit PageFiles(Database& database) : database_(database) {}

  /// This file is served by somebody who lives.
  void keep(std::string_view path, std::string_view bytes);
  /// Its bytes; nothing where it was not kept.
  [[nodiscard]] std::optional<std::string> find(std::string_view path);
  /// Those that nobody has kept for so long, by the database's clock.
  void forget(std::chrono::milliseconds age);

 private:
  Database& database_;
};

}  // namespace longroad::store
