/// Answers made small for their way, where whoever asks can read that.
#pragma once

#include <string>
#include <string_view>

#include "server/http/http.hpp"

namespace longroad::server {

std::string gzip(std::string_view text);

/// Whether making it small is worth the time: a text of some size that is not small already.
bool worth_gzip(const Response& response);
Response gzipped(Response response);

}  // namespace longroad::server
