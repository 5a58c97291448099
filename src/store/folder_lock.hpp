/// One server a data folder: whoever may change what is kept there in a way that others would not
/// expect holds this lock. The system lets go of it when the process dies.
#pragma once

#include <string>

#include "base/result.hpp"

namespace longroad::store {

class FolderLock {
 public:
  /// Makes the folder where it is missing; refused in words where somebody else holds the lock.
  static Result<FolderLock> take(const std::string& folder);
  ~FolderLock();
  FolderLock(FolderLock&& other) noexcept;
  FolderLock& operator=(FolderLock&&) = delete;

 private:
  explicit FolderLock(int file) : file_(file) {}
  int file_;
};

}  // namespace longroad::store
