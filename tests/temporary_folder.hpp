/// A new folder for the files of one test; it goes away with this.
#pragma once

#include <cstdint>
#include <string>

namespace longroad::tests {

class TemporaryFolder {
 public:
  /// Memory, where the machine has such a place, is for tests that sync often.
  enum class Place : std::uint8_t { Disk, Memory };

  explicit TemporaryFolder(Place place = Place::Disk);
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string operator/(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

}  // namespace longroad::tests
