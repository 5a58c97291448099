/// Why the server says no: every reason has its sentence in every language, and a code that stays.
#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <iterator>

#include "server/http/reasons.hpp"
#include "server/table/model/refused.hpp"
#include "translation_faults.hpp"
#include "where.hpp"

namespace longroad::server {
namespace {

std::vector<phrases::Declared> all_reasons() {
  std::vector<phrases::Declared> all(kTableReasons.begin(), kTableReasons.end());
  all.insert(all.end(), kServerReasons.begin(), kServerReasons.end());
  return all;
}

TEST(Reasons, HaveTheirSentenceInEveryLanguage) {
  for (const Language language : kLanguages)
    EXPECT_EQ(tests::translation_faults(all_reasons(), phrases::book(language, "server")),
              std::vector<std::string>{})
        << code_of(language);
}

/// A page looks for a sentence among those of games, of the server and of championships.
TEST(Reasons, AreNotTakenForAnotherSentence) {
  for (const phrases::Declared& reason : all_reasons()) {
    EXPECT_FALSE(phrases::refusals(Language::English).contains(reason.code)) << reason.code;
    const bool told_whole = reason.code.find('.') != reason.code.npos || !reason.args.empty();
    EXPECT_FALSE(told_whole && phrases::book(Language::English, "tournament").contains(reason.code))
        << reason.code;
  }
}

TEST(Reasons, AreInTheDocumentation) {
  std::string pages;
  for (const char* page : {"wire", "desk"}) {
    std::ifstream file(std::string(tests::kFolder) + "/../docs/" + page + ".md");
    pages.append(std::istreambuf_iterator<char>(file), {});
  }
  for (const phrases::Declared& reason : all_reasons()) {
    const std::string code = "`" + std::string(phrases::code_of(reason.code)) + "`";
    EXPECT_NE(pages.find(code), pages.npos) << code;
  }
}

TEST(Reasons, OneCodeMayHaveSeveralSentences) {
  using boost::json::serialize;
  EXPECT_EQ(serialize(phrases::refusal_json(refuse("seat_taken").why)),
            R"({"code":"seat_taken","error":"That seat is taken."})");
  EXPECT_EQ(serialize(phrases::refusal_json(refuse("full.seats").why)),
            R"({"code":"full","error":"All seats are taken.",)"
            R"("why":{"code":"full.seats","args":{},"text":"All seats are taken."}})");
  EXPECT_EQ(serialize(phrases::refusal_json(deny("too_large", {{"most", 64}}))),
            R"({"code":"too_large","error":"At most 64 KB are possible here.",)"
            R"("why":{"code":"too_large","args":{"most":64},"text":"At most 64 KB are possible here."}})");
  EXPECT_EQ(refuse("full.table").code(), "full");
}

}  // namespace
}  // namespace longroad::server
