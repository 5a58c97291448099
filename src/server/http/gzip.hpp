/// Answers made small for their way, where whoever asks can read that.
#pragma once

#include "server/http/http.hpp"

namespace longroad::server {

/// Whether making it small is worth the time: a text of some size that is not small already.
bool worth_gzip(const Response& response);
Response gzipped(Response response);

}  // namespace longroad::server
