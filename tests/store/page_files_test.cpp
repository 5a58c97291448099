/// Files of the page, of several versions.
#include <gtest/gtest.h>

#include <chrono>

#include "postgres/database.hpp"
#include "store/page/page_files.hpp"
#include "store/store.hpp"
#include "temporary_folder.hpp"

namespace longroad::store {
namespace {

using namespace std::chrono_literals;

TEST(PageFiles, AreKeptByTheByteAsLongAsSomebodyServesThem) {
  const tests::TemporaryFolder folder;
  const auto store = std::move(*Store::open(tests::database_for(folder.path())));
  PageFiles files(store->database());
  std::string bytes;
  for (int i = 0; i < 100'000; ++i) bytes += static_cast<char>(i % 256);
  files.keep("/assets/a-1.wasm", bytes);
  files.keep("/assets/b-2.js", "b");
  EXPECT_EQ(files.find("/assets/a-1.wasm"), bytes);
  EXPECT_FALSE(files.find("/assets/c-3.js"));
  store->database().execute("UPDATE page_files SET served = served - 2000");
  files.keep("/assets/b-2.js", "b");
  files.forget(1s);
  EXPECT_FALSE(files.find("/assets/a-1.wasm"));
  EXPECT_EQ(files.find("/assets/b-2.js"), "b") << "a node with it still runs";
}

}  // namespace
}  // namespace longroad::store
