/// The schemas have what the program declares: whoever changes a declaration writes them anew with
/// `LONGROAD_UPDATE=1 build/asan/tests/test_schema`.

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "../server/schema.hpp"
#include "lessons/wire.hpp"
#include "notation/values/read.hpp"
#include "notation/values/schema.hpp"
#include "notation/values/write.hpp"
#include "server/api/accounts/answers.hpp"
#include "server/api/tables/answers.hpp"
#include "server/desk/commands.hpp"
#include "server/desk/wire/answers.hpp"
#include "server/desk/wire/document.hpp"
#include "server/desk/wire/message.hpp"
#include "server/table/answers/values.hpp"
#include "server/table/model/request.hpp"
#include "server/table/record/replay_text.hpp"
#include "server/table/wire/message.hpp"
#include "server/table/wire/new_table.hpp"
#include "server/table/wire/now.hpp"
#include "server/table/wire/what.hpp"
#include "server/table/wish.hpp"
#include "tournament/model/event_forms.hpp"
#include "where.hpp"

namespace longroad::tests {
namespace {

using server::AnyRequest;

/// What is answered over HTTP.
void define_answers(notation::Schema& schema) {
  schema.define<server::answer::TableMade>();
  schema.define<server::answer::Problem>();
  schema.define<server::answer::Report>();
  schema.define<server::answer::BlockedPerson>();
  schema.define<server::answer::HostAccounts>();
  schema.define<server::answer::About>();
  schema.define<server::answer::Games>();
  schema.define<server::Frame>();
  schema.define<server::Replay>();
}

void define_wire(notation::Schema& schema) {
  schema.define_kinds<server::RequestHead>(std::type_identity<AnyRequest>{}, "Request", "t",
                                           "What changes something. It carries an id of the page's own "
                                           "choice and is answered by `ack` or `refused` "
                                           "with that id; it may be sent again until then and counts once.");
  schema.define_kind<notation::NoHead, server::message::Hello>("Hello", "t");
  schema.define_kind<notation::NoHead, server::message::Ping>("Ping", "t");
  schema.define_kinds<notation::NoHead>(std::type_identity<server::message::Any>{}, "ServerMessage", "t");
  schema.define<server::message::Happening>();
  schema.define_kinds<notation::NoHead>(std::type_identity<server::what::Any>{}, "What", "kind");
  schema.define<server::NowTold>();
  schema.define_kinds<notation::NoHead>(
      std::type_identity<server::NewSeat>{}, "SeatWish", "kind",
      "A seat of a new table: for me, for a program of mine, for somebody else at my screen (`here`: pass "
      "and play), for anyone who comes, or for a bot of the server. Where several are mine, the first is my "
      "account's and the others are `here`. My name is the account's where I am signed in.");
  schema.define<server::NewTable>();
  define_answers(schema);
  schema.define<lessons::wire::List>();
  schema.define<lessons::wire::Attempt>();
  schema.define<lessons::wire::State>();
}

void define_desk(notation::Schema& schema) {
  namespace wire = server::desk::wire;
  schema.define_kinds<server::desk::CommandHead>(std::type_identity<server::desk::AnyCommand>{}, "Command",
                                                 "do",
                                                 "What a link asks of the desk, with an id of its page's own "
                                                 "choice: one that is sent again counts once.");
  schema.define_kind<notation::NoHead, wire::Hello>("Hello", "t");
  schema.define_kind<notation::NoHead, wire::Ping>("Ping", "t");
  schema.define_kind<notation::NoHead, wire::StateMessage>("StateMessage", "t");
  schema.define_kind<notation::NoHead, wire::Pong>("Pong", "t");
  schema.define<wire::Document>();
  schema.define<wire::Done>();
  schema.define<wire::Changed>();
  schema.define<wire::Explained>();
  schema.define<wire::LogPage>();
  schema.define<wire::Link>();
  schema.define<wire::LinkMade>();
}

void expect_file(const std::string& name, const notation::Schema& schema) {
  const std::string path = std::string(kFolder) + "/../schema/" + name;
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  const std::string wanted = notation::with_definitions(text.str(), schema.definitions());
  if (std::getenv("LONGROAD_UPDATE") != nullptr)
    std::ofstream(path) << wanted;
  else
    EXPECT_TRUE(text.str() == wanted)
        << "schema/" << name << " is not as declared: run LONGROAD_UPDATE=1 build/asan/tests/test_schema";
}

TEST(Schema, OfTheWireIsAsDeclared) {
  notation::Schema schema;
  define_wire(schema);
  expect_file("wire.schema.json", schema);
}

TEST(Schema, OfTheDeskIsAsDeclared) {
  notation::Schema schema;
  define_desk(schema);
  expect_file("desk.schema.json", schema);
}

/// One of each request, with everything that it may have.
std::vector<AnyRequest> requests() {
  using namespace server::request;
  return {Do{"1 roll", 7},
          Do{"1 roll", std::nullopt},
          Say{"Grüß dich"},
          GiveSeed{"any \"text\""},
          BeReady{false},
          BeReady{true},
          Start{"novice"},
          Start{},
          Vote{Seat::of(1), server::Choice::Substitute},
          Vote{std::nullopt, server::Choice::End},
          Leave{},
          Rematch{},
          Mute{Seat::of(2), false},
          Block{Seat::of(0), true},
          Settle{true}};
}

std::string text_of(const AnyRequest& request) {
  std::string text;
  notation::JsonText out(text);
  out.object([&] {
    notation::write_kind(out, "t", request);
    notation::write_members(out, server::RequestHead{"a1"});
  });
  return text;
}

TEST(Requests, AreReadAsTheyWereWrittenAndFitTheSchema) {
  for (const AnyRequest& request : requests()) {
    const std::string text = text_of(request);
    const boost::json::value document = boost::json::parse(text);
    EXPECT_EQ(schema_fault("Request", document), "") << text;
    EXPECT_EQ(schema_fault("ClientMessage", document), "") << text;
    notation::Fault fault;
    const notation::Node node(document, fault);
    AnyRequest again;
    ASSERT_TRUE(notation::read_kind(node, notation::name_of(request), again, notation::kMessage));
    notation::refuse_strangers(node, {"t", "id"}, again);
    EXPECT_FALSE(fault.found()) << fault.error().sentence;
    EXPECT_EQ(text_of(again), text);
  }
}

TEST(Requests, FaultsNameTheirPlace) {
  const auto why = [](std::string_view text) {
    notation::Fault fault;
    const boost::json::value document = boost::json::parse(text);
    const notation::Node node(document, fault);
    AnyRequest request;
    EXPECT_TRUE(notation::read_kind(node, node.at("t").word({}), request, notation::kMessage));
    notation::refuse_strangers(node, {"t", "id"}, request);
    EXPECT_NE(schema_fault("Request", document), "") << text;  // the schema refuses it too
    return fault.found() ? fault.error().sentence : "";
  };
  EXPECT_EQ(why(R"({"t":"do","id":"1"})"), "line: this is missing.");
  EXPECT_EQ(why(R"({"t":"do","id":"1","line":"1 roll","version":"7"})"),
            "version: a whole number is expected.");
  EXPECT_EQ(why(R"({"t":"vote","id":"1","choice":"dance"})"),
            "choice: 'dance' is none of wait, bot, substitute, end.");
  EXPECT_EQ(why(R"({"t":"mute","id":"1","seat":7})"), "seat: a number from 1 to 6 is expected.");
  EXPECT_EQ(why(R"({"t":"leave","id":"1","seat":1})"), "there is no 'seat'.");
}

TEST(NewTables, AreReadAsTheSchemaSays) {
  const boost::json::value whole = boost::json::parse(
      R"({"game":"base","name":"Ours","seats":[{"kind":"me","name":"Ada"},{"kind":"here","name":"Ben"},
          {"kind":"bot","bot":"novice"},{"kind":"open"}],"options":{},"seed":7,"public":true,
          "clock":{"turn":60000,"reserve":0,"answer":20000},"watchers":false,"delay":1000,"pace":0})");
  EXPECT_EQ(schema_fault("NewTable", whole), "");
  const auto wish = server::read_wish(whole);
  ASSERT_TRUE(wish) << wish.error().sentence;
  EXPECT_EQ(wish->seats[1].me, "Ben");
  EXPECT_TRUE(wish->seats[1].here);
  EXPECT_EQ(wish->seats[2].bot, "novice");
  EXPECT_EQ(wish->settings.clock->turn, 60'000);
  EXPECT_FALSE(wish->settings.board.is_null());

  const auto why = [](std::string_view text) {
    const boost::json::value document = boost::json::parse(text);
    EXPECT_NE(schema_fault("NewTable", document), "") << text;
    const auto read = server::read_wish(document);
    return read ? "" : read.error().sentence;
  };
  EXPECT_EQ(why(R"({"game":"base","seats":[{"kind":"throne"}]})"),
            "seats[0].kind: a seat is open, me, here, program or bot.");
  EXPECT_EQ(why(R"({"game":"base","seats":[{"kind":"open"},{"kind":"open","name":"Ada"}]})"),
            "seats[1]: there is no 'name'.");
  EXPECT_EQ(why(R"({"game":"base","seats":[{"kind":"open"}],"pace":6000})"),
            "pace: a number from 0 to 5000 is expected.");
  EXPECT_EQ(why(R"({"game":"base","seats":[{"kind":"open"}],"from":{"tabel":"x","line":1}})"),
            "from: there is no 'tabel'.");
}

}  // namespace
}  // namespace longroad::tests
