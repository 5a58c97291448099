/// What is packed comes out as it was, and what is torn or too long does not come out at all.
#include <gtest/gtest.h>

#include <string>

#include "encoding/base64.hpp"
#include "encoding/gzip.hpp"

namespace longroad::encoding {
namespace {

TEST(Base64, IsTheUsualOne) {
  EXPECT_EQ(to_base64(""), "");
  EXPECT_EQ(to_base64("f"), "Zg==");
  EXPECT_EQ(to_base64("fo"), "Zm8=");
  EXPECT_EQ(to_base64("foo"), "Zm9v");
  EXPECT_EQ(to_base64("foobar"), "Zm9vYmFy");
  EXPECT_EQ(to_base64("\xff\xfe\xfd"), "//79");
}

TEST(Base64, BringsBackEveryByteAndRefusesWhatIsNone) {
  std::string bytes;
  for (int i = 0; i < 1'000; ++i) {
    EXPECT_EQ(from_base64(to_base64(bytes)), bytes);
    bytes += static_cast<char>(i * 7);
  }
  for (const char* text : {"Zg", "Zg=", "Z===", "Zm8!", "Zg==Zg==", "===="}) EXPECT_FALSE(from_base64(text));
}

TEST(Gzip, BringsBackTheTextWithinItsBound) {
  std::string text;
  for (int i = 0; i < 50'000; ++i) text += std::to_string(i % 997);
  const std::string small = gzip(text);
  EXPECT_LT(small.size(), text.size());
  EXPECT_TRUE(is_gzip(small));
  EXPECT_FALSE(is_gzip(text));
  EXPECT_EQ(gunzip(small, text.size()), text);
  EXPECT_EQ(gunzip(gzip(""), 0), "");
  EXPECT_FALSE(gunzip(small, text.size() - 1)) << "longer than it may be";
  EXPECT_FALSE(gunzip(small.substr(0, small.size() / 2), text.size())) << "torn";
  EXPECT_FALSE(gunzip("nothing of the kind", 1'000));
  EXPECT_FALSE(gunzip("", 1'000));
}

}  // namespace
}  // namespace longroad::encoding
