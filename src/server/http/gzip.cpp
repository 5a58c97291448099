#include "server/http/gzip.hpp"

#include <algorithm>

#include "encoding/gzip.hpp"

namespace longroad::server {
namespace {

constexpr std::size_t kLeastGzip = 4 * 1024;

}  // namespace

bool worth_gzip(const Response& response) {
  const bool text = response.type.starts_with("text/") || response.type == "application/json";
  const auto encoded = [](const auto& header) { return header.first == "Content-Encoding"; };
  return text && response.body.size() >= kLeastGzip && std::ranges::none_of(response.headers, encoded);
}

Response gzipped(Response response) {
  response.body = encoding::gzip(response.body);
  response.headers.emplace_back("Content-Encoding", "gzip");
  response.headers.emplace_back("Vary", "Accept-Encoding");
  return response;
}

}  // namespace longroad::server
