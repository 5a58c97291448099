/// A plain page for the host of the server: tables, reports and counters.
#pragma once

#include <string_view>

#include "server/http/http.hpp"

namespace longroad::server {

/// `/admin` or its script, `/admin.js`.
Response admin_page(std::string_view path);

}  // namespace longroad::server
