#include "store/page/page_files.hpp"

#include <fmt/format.h>

#include "encoding/base64.hpp"

namespace longroad::store {

void PageFiles::keep(std::string_view path, std::string_view bytes) {
  Statement(database_, fmt::format("INSERT INTO page_files (path, body, served) VALUES (?, ?, {}) "
                                   "ON CONFLICT (path) DO UPDATE SET served = excluded.served",
                                   now_words(database_.dialect())))
      .run(path, encoding::to_base64(bytes));
}

std::optional<std::string> PageFiles::find(std::string_view path) {
  Statement file(database_, "SELECT body FROM page_files WHERE path = ?");
  file.ask(path);
  std::optional<std::string> bytes;
  while (file.row()) bytes = encoding::from_base64(file.text(0));
  return bytes;
}

void PageFiles::forget(std::chrono::milliseconds age) {
  Statement(database_,
            fmt::format("DELETE FROM page_files WHERE served < {} - ?", now_words(database_.dialect())))
      .run(std::int64_t{age.count()});
}

}  // namespace longroad::store
