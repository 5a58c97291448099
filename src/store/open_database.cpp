#include "store/open_database.hpp"

#include "store/postgres/engine.hpp"
#include "store/sqlite/engine.hpp"

namespace longroad::store {

bool is_postgres(std::string_view place) {
  return place.starts_with("postgresql://") || place.starts_with("postgres://");
}

std::string database_at(const std::string& place) {
  return is_postgres(place) ? place : place + "/longroad.db";
}

std::string without_secrets(std::string_view url) {
  url = url.substr(0, url.find('?'));
  const auto begin = url.find("://") + 3;
  const auto at = url.find('@', begin);
  return std::string(url.substr(0, begin)) + std::string(url.substr(at == url.npos ? begin : at + 1));
}

Database open_database(const std::string& place) {
  return Database(is_postgres(place) ? open_postgres(place) : open_sqlite(place));
}

}  // namespace longroad::store
