#include "tournament/files/log.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <cerrno>
#include <chrono>
#include <system_error>
#include <thread>
#include <utility>

#include "notation/json.hpp"
#include "tournament/model/event_json.hpp"

namespace longroad::tournament {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

std::string header() { return fmt::format("{{\"longroad\":\"tournament\",\"format\":{}}}\n", kLogFormat); }

[[noreturn]] void fail(const char* what) { throw std::system_error(errno, std::generic_category(), what); }

void write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) fail("the tournament's log can't be written");
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

void sync(int file) {
  if (::fsync(file) != 0) fail("the tournament's log can't be brought to the disk");
}

/// The name of a new file is safe only when its folder is on the disk too.
void sync_folder(const fs::path& path) {
  const fs::path folder = path.has_parent_path() ? path.parent_path() : ".";
  const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) fail("the folder of the tournament can't be opened");
  const int result = ::fsync(file);
  ::close(file);
  if (result != 0) fail("the folder of the tournament can't be brought to the disk");
}

Error cannot_open(const fs::path& path) {
  return Error{fmt::format("{} can't be opened: {}.", path.string(), std::generic_category().message(errno))};
}

/// Waits a little for whoever has the file: another command is done in a moment, a server never is.
bool lock(int file) {
  constexpr int kTries = 40;
  for (int i = 0; i < kTries; ++i) {
    if (::flock(file, LOCK_EX | LOCK_NB) == 0) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return false;
}

std::string read_file(int file) {
  std::string bytes;
  char block[1 << 16];
  ::lseek(file, 0, SEEK_SET);
  while (true) {
    const ssize_t size = ::read(file, block, sizeof block);
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) fail("the tournament's log can't be read");
    if (size == 0) return bytes;
    bytes.append(block, static_cast<std::size_t>(size));
  }
}

std::optional<Error> check_header(std::string_view line) {
  const Result<json::value> value = notation::parse_json(line);
  if (!value) return Error{"This is no tournament: its first line does not say so."};
  notation::Fault fault;
  const notation::Node node(*value, fault);
  if (node.at("longroad").word("") != "tournament" || fault.found()) {
    return Error{"This is no tournament: its first line does not say so."};
  }
  const int format = node.at("format").number(1, 1'000'000, 0);
  if (format > kLogFormat || fault.found()) {
    return Error{fmt::format("This tournament has format {}; this program knows formats up to {}.", format,
                             kLogFormat)};
  }
  return std::nullopt;
}

/// The longest entry registers all players that a tournament may have, with names, clubs and contacts of the
/// longest kind: far below this.
constexpr std::size_t kLongestLine = 16 << 20;

Result<Entry> read_line(std::string_view line) {
  const Result<json::value> value = notation::parse_json(line, kLongestLine);
  if (!value) return value.error();
  return read_entry(*value);
}

}  // namespace

Log::Log(Log&& other) noexcept
    : file_(std::exchange(other.file_, -1)),
      length_(other.length_),
      torn_(other.torn_),
      entries_(std::move(other.entries_)) {}

Log& Log::operator=(Log&& other) noexcept {
  std::swap(file_, other.file_);
  length_ = other.length_;
  torn_ = other.torn_;
  entries_ = std::move(other.entries_);
  return *this;
}

Log::~Log() {
  if (file_ >= 0) ::close(file_);
}

Result<Log> Log::create(const fs::path& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  if (file < 0 && errno == EEXIST) return Error{fmt::format("{} is there already.", path.string())};
  if (file < 0) return cannot_open(path);
  Log log(file);
  ::flock(file, LOCK_EX | LOCK_NB);
  write_all(file, header());
  sync(file);
  sync_folder(path);
  log.length_ = static_cast<std::int64_t>(header().size());
  return log;
}

Result<Log> Log::open(const fs::path& path, Access access) {
  const bool write = access == Access::Write;
  const int file = ::open(path.c_str(), (write ? O_RDWR : O_RDONLY) | O_CLOEXEC);
  if (file < 0) return cannot_open(path);
  Log log(file);
  if (write && !lock(file)) {
    return Error{fmt::format("Another program is writing {} just now.", path.string())};
  }
  if (std::optional<Error> error = log.read_all()) return *error;
  return log;
}

std::optional<Error> Log::read_all() {
  const std::string bytes = read_file(file_);
  std::string_view rest = bytes;
  for (int line = 1; !rest.empty(); ++line) {
    const std::size_t end = rest.find('\n');
    const std::string_view text = rest.substr(0, end);
    // Power that fails within a write can leave a last line without its end, or with empty blocks.
    torn_ = end == std::string_view::npos ||
            (end + 1 == rest.size() && text.find('\0') != std::string_view::npos);
    if (torn_) break;
    if (line == 1) {
      if (std::optional<Error> error = check_header(text)) return error;
    } else {
      Result<Entry> entry = read_line(text);
      if (entry && entry->number != line - 1) entry = Error{fmt::format("its number is {}.", entry->number)};
      if (!entry)
        return Error{fmt::format("Line {} of the log is damaged: {}", line, entry.error().sentence)};
      entries_.push_back(std::move(*entry));
    }
    rest.remove_prefix(end + 1);
    length_ += static_cast<std::int64_t>(end) + 1;
  }
  if (length_ == 0) return Error{"This is no tournament: the file is empty."};
  return std::nullopt;
}

void Log::append(Entry entry) {
  entry.number = static_cast<int>(entries_.size()) + 1;
  const std::string line = entry_text(entry) + "\n";
  if (::ftruncate(file_, length_) != 0 || ::lseek(file_, length_, SEEK_SET) < 0) {
    fail("the tournament's log can't be written");
  }
  write_all(file_, line);
  sync(file_);
  length_ += static_cast<std::int64_t>(line.size());
  entries_.push_back(std::move(entry));
}

}  // namespace longroad::tournament
