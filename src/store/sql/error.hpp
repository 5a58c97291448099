/// What fails here is a broken world (disk, file, database server), so it is thrown.
#pragma once

#include <stdexcept>

namespace longroad::store {

struct StoreError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The database can't be reached for now. Nothing of the present transaction is kept, unless it was being
/// committed.
struct AwayError : StoreError {
  using StoreError::StoreError;
};

}  // namespace longroad::store
