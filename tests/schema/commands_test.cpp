/// Commands to the desk: everything that is declared is read as it was written, and fits the schema.

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "../server/schema.hpp"
#include "notation/values/read.hpp"
#include "notation/values/write.hpp"
#include "server/desk/commands.hpp"
#include "tournament/model/event_forms.hpp"
#include "tournament/model/event_json.hpp"

namespace longroad::tests {
namespace {

using server::desk::AnyCommand;
using tournament::Event;
using tournament::GameId;
using tournament::PlayerId;

/// Gives every member something that a new value does not have.
template <class T>
struct Filler {
  using Value = T;
  T& value;

  static void fill(bool& one) { one = !one; }
  static void fill(int& one) { ++one; }
  static void fill(std::uint64_t& one) { one = 0xFFFF'FFFF'FFFF'FFFF; }
  static void fill(std::string& one) { one = "semi"; }
  static void fill(PlayerId& one) { one = PlayerId::of(7); }
  static void fill(GameId& one) { one = GameId::preliminary(1, 2); }
  static void fill(tournament::Role& one) { one = tournament::Role::Judge; }
  template <class M>
  static void fill(std::vector<M>& one) {
    fill(one.emplace_back());
  }
  template <class M>
  static void fill(std::optional<M>& one) {
    fill(one.emplace());
  }
  template <notation::Described M>
  static void fill(M& one) {
    M::fields(Filler<M>{one});
  }
  template <class M>
  void operator()(std::string_view, M T::*member, const notation::As& = {}) const {
    fill(value.*member);
  }
  template <notation::Described M>
  void operator()(M T::*member, const notation::As& = {}) const {
    fill(value.*member);
  }
};

/// One of each kind, with everything that it can have.
template <class... Kinds>
std::vector<std::variant<Kinds...>> all_kinds(std::type_identity<std::variant<Kinds...>>) {
  std::vector<std::variant<Kinds...>> all;
  const auto add = [&]<class T>(T full) {
    T::fields(Filler<T>{full});
    all.emplace_back(std::move(full));
  };
  (add(Kinds{}), ...);
  return all;
}

std::string text_of(const AnyCommand& command) {
  std::string text;
  notation::JsonText out(text);
  out.object([&] {
    out.member("id", "a1");
    notation::write_kind(out, "do", command);
  });
  return text;
}

TEST(DeskCommands, AreReadAsTheyWereWrittenAndFitTheSchema) {
  for (const AnyCommand& command : all_kinds(std::type_identity<AnyCommand>{})) {
    const std::string text = text_of(command);
    const boost::json::value document = boost::json::parse(text);
    EXPECT_EQ(schema_fault("desk", "Command", document), "") << text;
    notation::Fault fault;
    const notation::Node node(document, fault);
    AnyCommand again;
    ASSERT_TRUE(notation::read_kind(node, notation::name_of(command), again, notation::kMessage));
    notation::refuse_strangers(node, {"id", "do"}, again);
    EXPECT_FALSE(fault.found()) << fault.error().sentence;
    EXPECT_EQ(text_of(again), text);
  }
}

TEST(DeskCommands, WhatNobodyDeclaredIsRefusedWithItsPlace) {
  const auto why = [](std::string_view text) {
    notation::Fault fault;
    const boost::json::value document = boost::json::parse(text);
    const notation::Node node(document, fault);
    AnyCommand command;
    EXPECT_TRUE(notation::read_kind(node, node.at("do").word({}), command, notation::kLogged));
    notation::refuse_strangers(node, {"id", "do"}, command);
    EXPECT_NE(schema_fault("desk", "Command", document), "") << text;  // the schema refuses it too
    return fault.found() ? fault.error().sentence : "";
  };
  EXPECT_EQ(why(R"({"id":"1","do":"warn","player":1,"grund":"…"})"), "there is no 'grund'.");
  EXPECT_EQ(why(R"({"id":"1","do":"warn","player":"Ada"})"), "player: a whole number is expected.");
  EXPECT_EQ(why(R"({"id":"1","do":"disqualify","player":1,"decision":{"game":"1.1","tabel":3}})"),
            "decision: there is no 'tabel'.");
  EXPECT_EQ(why(R"({"id":"1","do":"register","players":[{"name":"Ada"},{"name":7}]})"),
            "players[1].name: a text in quotation marks is expected.");
}

TEST(TournamentEvents, AreReadAsTheyWereWritten) {
  for (const Event& event : all_kinds(std::type_identity<Event>{})) {
    tournament::Entry entry{.number = 3, .at = "2026-05-01T09:30:00Z", .by = "Ruth", .event = event};
    const std::string text = entry_text(entry);
    const auto again = tournament::read_entry(boost::json::parse(text));
    ASSERT_TRUE(again) << text << again.error().sentence;
    EXPECT_EQ(entry_text(*again), text);
  }
}

}  // namespace
}  // namespace longroad::tests
