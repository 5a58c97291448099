/// The web page, built into the program.
#pragma once

#include <string>
#include <string_view>

#include "server/http/http.hpp"

namespace longroad::server {

/// Whether it names a file, or an address inside the page (`/t/…`), of which all are its first file.
bool is_file_path(std::string_view path);
/// The file at this path. `gzip`: whether the browser takes that.
Response page_file(std::string_view path, bool gzip);
/// The page's first file, with this at the end of its head. Where the page was not built, a plain one that
/// says how to build it.
Response first_page(std::string_view head);
std::string with_head(std::string html, std::string_view head);

}  // namespace longroad::server
