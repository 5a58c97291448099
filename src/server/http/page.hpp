/// The web page, built into the program.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/http/http.hpp"

namespace longroad::server {

/// Whether it names a file, or an address inside the page (`/t/…`), of which all are its first file.
bool is_file_path(std::string_view path);
/// Whether the build names the file at this path by its content, so that it never changes; the first file
/// does with every build.
bool is_named_by_content(std::string_view path);
/// How the file at this path is sent, but for its bytes.
Response file_head(std::string_view path, bool gzipped);
/// The file at this path; none where this program has none. `gzip`: whether the browser takes that.
std::optional<Response> page_file(std::string_view path, bool gzip);
/// The page's first file, with this at the end of its head. Where the page was not built, a plain one that
/// says how to build it.
Response first_page(std::string_view head);
std::string with_head(std::string html, std::string_view head);

}  // namespace longroad::server
