#include "server/http/gzip.hpp"

#include <zlib.h>

#include <algorithm>
#include <stdexcept>

namespace longroad::server {
namespace {

constexpr std::size_t kLeastGzip = 4 * 1024;
constexpr int kGzipWindow = 15 + 16;  // 16 asks for the header of gzip

}  // namespace

std::string gzip(std::string_view text) {
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_SPEED + 2, Z_DEFLATED, kGzipWindow, 8, Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::runtime_error("There is not enough memory to make an answer small.");
  std::string out(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));  // it is only read
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

bool worth_gzip(const Response& response) {
  const bool text = response.type.starts_with("text/") || response.type == "application/json";
  const auto encoded = [](const auto& header) { return header.first == "Content-Encoding"; };
  return text && response.body.size() >= kLeastGzip && std::ranges::none_of(response.headers, encoded);
}

Response gzipped(Response response) {
  response.body = gzip(response.body);
  response.headers.emplace_back("Content-Encoding", "gzip");
  response.headers.emplace_back("Vary", "Accept-Encoding");
  return response;
}

}  // namespace longroad::server
