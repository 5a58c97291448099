/// Parts of pages of other versions, from real nodes.
#include "server/http/page.hpp"
#include "nodes.hpp"
#include "server/http/page_files.hpp"
#include "store/page/page_files.hpp"
#include "store/store.hpp"

namespace longroad::tests {
namespace {

TEST_F(Nodes, ServePartsOfPagesOfOtherVersionsForAWhile) {
  const auto store = std::move(*store::Store::open(postgres_for(folder_.path())));
  store::PageFiles files(store->database());
  // As a node of another version does when it begins.
  files.keep("/assets/Part-before1.js", "export {}");
  for (const auto& node : {ada_.get(), ben_.get()}) {
    const Answer part = get(node->port(), "/assets/Part-before1.js");
    EXPECT_EQ(part.status, 200);
    EXPECT_EQ(part.body, "export {}");
    EXPECT_NE(part.headers.find("Content-Type: text/javascript"), std::string::npos) << part.headers;
    EXPECT_NE(part.headers.find("immutable"), std::string::npos) << part.headers;
    EXPECT_EQ(get(node->port(), "/assets/Part-unknown1.js").status, 404);
  }
  for (const server::PageFile& file : server::page_files()) {
    if (!server::is_named_by_content(file.path)) continue;
    EXPECT_EQ(files.find(file.path), file.gzipped.empty() ? file.content : file.gzipped) << file.path;
  }
  // A node that begins clears away what nobody has served for long.
  files.keep("/assets/Part-older123.js", "export {}");
  store->database().execute("UPDATE page_files SET served = served - 8 * 86400000 WHERE path LIKE '%older%'");
  const auto cleo = start("cleo");
  wait_until([&] { return !files.find("/assets/Part-older123.js"); });
  EXPECT_EQ(get(cleo->port(), "/assets/Part-older123.js").status, 404);
  EXPECT_EQ(get(cleo->port(), "/assets/Part-before1.js").status, 200);
}

}  // namespace
}  // namespace longroad::tests
