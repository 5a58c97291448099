/// A page of one version that asks a node of another version for a part of itself.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <future>
#include <memory>
#include <string>
#include <thread>

#include "encoding/gzip.hpp"
#include "postgres/database.hpp"
#include "server/api/api.hpp"
#include "server/http/page.hpp"
#include "temporary_folder.hpp"

namespace longroad::tests {
namespace {

using server::PageFile;
using server::Response;

/// A node with this page, without a network; the others have the same database.
class PageNode {
 public:
  PageNode(const std::string& folder, const std::string& name, std::span<const PageFile> page)
      : house_(std::make_unique<server::House>(
            server::House::Options{.runtime = {.limited = false, .node = name, .shared = true}, .page = page},
            std::move(*store::Store::open(database_for(folder))))) {
    api_ = std::make_unique<server::Api>(*house_, server::Api::Options{.share = {}, .admin_token = "token"});
    house_->run();
  }

  Response ask(const std::string& path, bool gzip = true) {
    server::Request request;
    request.method = "GET";
    request.path = path;
    request.takes_gzip = gzip;
    std::promise<Response> answer;
    api_->handle(request, [&](Response response) { answer.set_value(std::move(response)); });
    return answer.get_future().get();
  }
  /// Once the other node has put its files into the database.
  Response ask_until_there(const std::string& path) {
    for (int i = 0; i < 200; ++i) {
      Response response = ask(path);
      if (response.status == 200) return response;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return ask(path);
  }

 private:
  std::unique_ptr<server::Api> api_;  // outlives the loops that ask it
  std::unique_ptr<server::House> house_;
};

std::string header(const Response& response, std::string_view name) {
  const auto found = std::ranges::find(response.headers, name,
                                       [](const auto& item) { return std::string_view(item.first); });
  return found == response.headers.end() ? "" : found->second;
}

TEST(OtherFiles, OfEveryVersionAreServedByAnyNodeAlsoAfterTheUpgrade) {
  const TemporaryFolder folder;
  const std::string text(20'000, 'x');
  const std::string small = encoding::gzip(text);
  const std::array<PageFile, 3> before{{{"/assets/Part-before1.js", text, small},
                                        {"/assets/font-before2.woff2", "wOF2", {}},
                                        {"/index-before.html", "before", {}}}};
  const std::array<PageFile, 1> after{{{"/assets/Part-after123.js", "after", {}}}};
  PageNode upgraded(folder.path(), "upgraded", after);
  {
    PageNode old(folder.path(), "old", before);
    const Response part = upgraded.ask_until_there("/assets/Part-before1.js");
    ASSERT_EQ(part.status, 200);
    EXPECT_EQ(part.body, small);
    EXPECT_EQ(part.type, "text/javascript; charset=utf-8");
    EXPECT_EQ(header(part, "Content-Encoding"), "gzip");
    EXPECT_EQ(header(part, "Cache-Control"), "public, max-age=31536000, immutable");
    const Response plain = upgraded.ask("/assets/Part-before1.js", false);
    EXPECT_EQ(plain.body, text);
    EXPECT_EQ(header(plain, "Content-Encoding"), "");
    EXPECT_EQ(old.ask_until_there("/assets/Part-after123.js").body, "after") << "the other way too";
    EXPECT_EQ(old.ask("/index-before.html").status, 404) << "what changes with a build is everybody's own";
    EXPECT_EQ(upgraded.ask("/index-before.html").status, 404);
  }
  PageNode later(folder.path(), "later", after);
  EXPECT_EQ(later.ask("/assets/Part-before1.js").body, small) << "nobody is left who had it";
  EXPECT_EQ(later.ask("/assets/font-before2.woff2", false).body, "wOF2");
  EXPECT_EQ(later.ask("/assets/Part-unknown1.js").status, 404);
}

TEST(OtherFiles, AreLookedUpByPlainNamesAlone) {
  EXPECT_TRUE(server::is_named_by_content("/assets/index.svelte-B_a-1234.js"));
  for (const std::string& path : {std::string("/index.html"), std::string("/assets/a/b.js"),
                                  std::string("/assets/%2e.js"), std::string("/assets/a b.js"),
                                  std::string("/assets/\xc3\xa4.js"), "/assets/" + std::string(500, 'a')})
    EXPECT_FALSE(server::is_named_by_content(path)) << path;
}

}  // namespace
}  // namespace longroad::tests
