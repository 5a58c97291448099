/// Our SQL as PostgreSQL wants it.
#pragma once

#include <string>
#include <string_view>

namespace longroad::store {

/// A statement with `?` or `?1` for its parameters, with `$1` instead.
struct Translated {
  std::string sql;
  int parameters = 0;
};
Translated translate(std::string_view sql);

}  // namespace longroad::store
