/// A tournament on the disk: whoever enters something gets a refusal, or it is safe.
#pragma once

#include <filesystem>
#include <string>

#include "tournament/files/log.hpp"
#include "tournament/rules/tournament.hpp"

namespace longroad::tournament {

class Desk {
 public:
  /// A new tournament in a new file.
  static Result<Desk> create(const std::filesystem::path& path, event::New event, const std::string& by,
                             const std::string& at);
  /// The tournament of an existing file, from these entries: another laptop takes over.
  static Result<Desk> restore(const std::filesystem::path& path, const std::vector<Entry>& entries);
  static Result<Desk> open(const std::filesystem::path& path, Log::Access access);

  [[nodiscard]] const Tournament& tournament() const { return tournament_; }
  [[nodiscard]] const State& state() const { return tournament_.state(); }
  [[nodiscard]] bool was_torn() const { return log_.was_torn(); }

  /// What `submit` would answer, with nothing changed.
  [[nodiscard]] Answer<Notices> preview(Event event, const std::string& by) const;
  /// Refused, or on the disk when it returns. Throws std::system_error where the disk fails.
  Answer<Notices> submit(Event event, const std::string& by, const std::string& at);

 private:
  Desk(Log log, Tournament tournament) : log_(std::move(log)), tournament_(std::move(tournament)) {}

  Log log_;
  Tournament tournament_;
};

/// The time now, as entries have it: 2026-05-01T09:30:00Z.
std::string now_text();

}  // namespace longroad::tournament
