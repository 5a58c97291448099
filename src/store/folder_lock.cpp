#include "store/folder_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <filesystem>
#include <utility>

namespace longroad::store {

Result<FolderLock> FolderLock::take(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return Error{"The data folder " + folder + " can't be made: " + error.message() + "."};
  FolderLock lock(open((folder + "/lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
  if (lock.file_ < 0) return Error{"The data folder " + folder + " can't be written to."};
  if (flock(lock.file_, LOCK_EX | LOCK_NB) != 0)
    return Error{"Another server runs with the data folder " + folder + "."};
  return lock;
}

FolderLock::FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

FolderLock::~FolderLock() {
  if (file_ >= 0) close(file_);
}

}  // namespace longroad::store
