/// The server's time.
#pragma once

#include <cstdint>

namespace longroad::server {

/// Milliseconds since 1970, by the server's clock, which is never set while it runs; and spans of them.
using Time = std::int64_t;

}  // namespace longroad::server
