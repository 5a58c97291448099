#include "temporary_folder.hpp"

#include <cstdlib>
#include <filesystem>
#include <stdexcept>

namespace longroad::tests {

namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder(Place place) {
  const fs::path memory = "/dev/shm";
  const bool in_memory = place == Place::Memory && fs::is_directory(memory);
  path_ = (in_memory ? memory : fs::temp_directory_path()) / "longroad-XXXXXX";
  if (mkdtemp(path_.data()) == nullptr) throw std::runtime_error("no folder for the test");
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

}  // namespace longroad::tests
