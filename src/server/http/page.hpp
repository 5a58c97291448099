/// The web page, built into the program.
#pragma once

#include <string_view>

#include "server/http/http.hpp"

namespace longroad::server {

/// The file at this path; addresses inside the page (`/t/…`) are all its first file. Where the page
/// was not built, a plain one that says how to build it. `gzip`: whether the browser takes that.
Response page_file(std::string_view path, bool gzip);

}  // namespace longroad::server
