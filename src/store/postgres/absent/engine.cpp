/// In place of PostgreSQL where libpq was not there when the program was built.
#include "store/postgres/engine.hpp"

namespace longroad::store {

std::unique_ptr<Engine> open_postgres(const std::string&) {
  throw StoreError(
      "This program was built without libpq, so it can't keep its data in PostgreSQL. Install Debian's "
      "package "
      "libpq-dev and build it again.");
}

}  // namespace longroad::store
