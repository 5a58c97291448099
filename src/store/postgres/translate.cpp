#include "store/postgres/translate.hpp"

#include <algorithm>
#include <charconv>

namespace longroad::store {

Translated translate(std::string_view sql) {
  Translated translated;
  int last = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < sql.size(); ++i) {
    if (sql[i] == '\'') quoted = !quoted;
    if (sql[i] != '?' || quoted) {
      translated.sql += sql[i];
      continue;
    }
    int number = last + 1;
    const auto* const digits = sql.data() + i + 1;
    i = static_cast<std::size_t>(std::from_chars(digits, sql.data() + sql.size(), number).ptr - sql.data()) -
        1;
    last = number;
    translated.parameters = std::max(translated.parameters, number);
    translated.sql += '$' + std::to_string(number);
  }
  return translated;
}

}  // namespace longroad::store
