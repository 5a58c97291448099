#include "server/api/site/other_files.hpp"

#include <optional>
#include <utility>

#include "encoding/gzip.hpp"
#include "server/http/page.hpp"
#include "store/page/page_files.hpp"

namespace longroad::server {
namespace {

/// What is in memory of other versions, some ten of them; then it is read again.
constexpr std::size_t kMostBytes = 32 * 1024 * 1024;
/// Paths that are looked up at the same time, and those who wait for one.
constexpr std::size_t kMostPaths = 64;
constexpr std::size_t kMostWaiting = 2'000;
constexpr std::size_t kLargestFile = 16 * 1024 * 1024;

}  // namespace

void OtherFiles::send(const std::string& path, bool gzip, Reply reply) {
  if (!house_.shared() || !is_named_by_content(path)) return reply(not_found());
  if (house_.disk().away()) return reply(problem(503, "busy.database"));
  std::unique_lock lock(mutex_);
  if (const auto file = read_.find(path); file != read_.end()) {
    const Bytes bytes = file->second;
    lock.unlock();
    return reply(response(path, bytes, gzip));
  }
  const bool asked = waiting_.contains(path);
  if (asked ? waiting_[path].size() >= kMostWaiting : waiting_.size() >= kMostPaths) {
    lock.unlock();
    return reply(busy());
  }
  waiting_[path].push_back({gzip, std::move(reply)});
  lock.unlock();
  if (!asked) look_up(path);
}

void OtherFiles::look_up(const std::string& path) {
  const auto bytes = std::make_shared<std::optional<std::string>>();
  house_.disk().submit(
      [path, bytes](store::Store& store) { *bytes = store::PageFiles(store.database()).find(path); },
      [this, path, bytes](bool read) {
        found(path, *bytes ? std::make_shared<std::string>(std::move(**bytes)) : nullptr, read);
      });
}

void OtherFiles::found(const std::string& path, const Bytes& bytes, bool read) {
  std::vector<Waiting> waiting;
  {
    const std::lock_guard lock(mutex_);
    waiting = std::move(waiting_.extract(path).mapped());
    if (bytes) {
      if (read_bytes_ + bytes->size() > kMostBytes) {
        read_.clear();
        read_bytes_ = 0;
      }
      read_[path] = bytes;
      read_bytes_ += bytes->size();
    }
  }
  for (const Waiting& one : waiting) one.reply(read ? response(path, bytes, one.gzip) : no_disk());
}

Response OtherFiles::response(const std::string& path, const Bytes& bytes, bool gzip) {
  if (!bytes) return not_found();
  const bool packed = encoding::is_gzip(*bytes);
  Response response = file_head(path, packed && gzip);
  if (!packed || gzip) {
    response.body = *bytes;
    return response;
  }
  auto plain = encoding::gunzip(*bytes, kLargestFile);
  if (!plain) return not_found();
  response.body = std::move(*plain);
  return response;
}

}  // namespace longroad::server
