#include "tournament/files/desk.hpp"

#include <fmt/chrono.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ctime>

#include "tournament/model/event_json.hpp"
#include "tournament/words/utf8.hpp"

namespace longroad::tournament {

Result<Desk> Desk::create(const std::filesystem::path& path, event::New event, const std::string& by,
                          const std::string& at) {
  return restore(path, {Entry{1, at, by, std::move(event)}});
}

Result<Desk> Desk::restore(const std::filesystem::path& path, const std::vector<Entry>& entries) {
  Result<Tournament> tournament = Tournament::replay(entries);
  if (!tournament) return tournament.error();
  Result<Log> log = Log::create(path);
  if (!log) return log.error();
  for (const Entry& entry : entries) log->append(entry);
  return Desk(std::move(*log), std::move(*tournament));
}

Result<Desk> Desk::open(const std::filesystem::path& path, Log::Access access) {
  Result<Log> log = Log::open(path, access);
  if (!log) return log.error();
  Result<Tournament> tournament = Tournament::replay(log->entries());
  if (!tournament) return tournament.error();
  return Desk(std::move(*log), std::move(*tournament));
}

Answer<Notices> Desk::preview(Event event, const std::string& by) const {
  return tournament_.check({0, "", by, std::move(event)});
}

Answer<Notices> Desk::submit(Event event, const std::string& by, const std::string& at) {
  Entry entry{0, at, by, std::move(event)};
  // The log is JSON, which holds nothing else.
  if (!is_utf8(entry_text(entry))) return say_plainly({"This is no text in UTF-8."});
  Answer<Notices> checked = tournament_.check(entry);
  if (!checked) return checked;
  log_.append(entry);
  tournament_.add(std::move(entry));
  return checked;
}

std::string now_text() { return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr))); }

}  // namespace longroad::tournament
