#include "encoding/gzip.hpp"

#include <zlib.h>

#include <algorithm>
#include <stdexcept>

namespace longroad::encoding {
namespace {

constexpr int kGzipWindow = 15 + 16;  // 16 asks for the header of gzip
constexpr std::size_t kUnpackedAtOnce = 64 * 1024;

Bytef* bytes_of(std::string_view text) {
  return reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));  // it is only read
}

}  // namespace

std::string gzip(std::string_view text) {
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_SPEED + 2, Z_DEFLATED, kGzipWindow, 8, Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::runtime_error("There is not enough memory to make an answer small.");
  std::string out(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
  stream.next_in = bytes_of(text);
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

bool is_gzip(std::string_view bytes) { return bytes.starts_with("\x1f\x8b"); }

std::optional<std::string> gunzip(std::string_view bytes, std::size_t most) {
  z_stream stream{};
  if (inflateInit2(&stream, kGzipWindow) != Z_OK)
    throw std::runtime_error("There is not enough memory to read what was made small.");
  stream.next_in = bytes_of(bytes);
  stream.avail_in = static_cast<uInt>(bytes.size());
  std::string out;
  int state = Z_OK;
  while (state == Z_OK && out.size() <= most) {
    const std::size_t before = out.size();
    const std::size_t space = std::min(kUnpackedAtOnce, most + 1 - before);
    out.resize(before + space);
    stream.next_out = reinterpret_cast<Bytef*>(out.data() + before);
    stream.avail_out = static_cast<uInt>(space);
    state = inflate(&stream, Z_NO_FLUSH);
    out.resize(before + space - stream.avail_out);
  }
  inflateEnd(&stream);
  if (state != Z_STREAM_END || out.size() > most) return std::nullopt;
  return out;
}

}  // namespace longroad::encoding
