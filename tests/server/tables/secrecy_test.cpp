/// Every byte that is sent to a seat or a spectator over whole games of all games: none holds a card,
/// an order of a deck, a seed or a secret that this one may not know.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "games/game.hpp"
#include "games/replay.hpp"
#include "notation/members.hpp"
#include "player.hpp"
#include "server/table/model/secret.hpp"
#include "server/table/record/fair.hpp"

namespace longroad::tests {
namespace {

/// The texts in the bytes of a socket. Fails where a frame could carry something unseen.
std::vector<std::string> decode(std::string_view bytes) {
  bytes.remove_prefix(bytes.find("\r\n\r\n") + 4);
  std::vector<std::string> texts;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  while (bytes.size() >= 2) {
    const int opcode = byte(0) & 0xF;
    EXPECT_EQ(byte(0) & 0x70, 0) << "no extension was agreed on";
    std::size_t size = byte(1) & 0x7F;
    std::size_t header = 2;
    const std::size_t digits = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (digits > 0) size = 0;
    for (; header < 2 + digits; ++header) size = size << 8 | byte(header);
    if (bytes.size() < header + size) break;
    if (opcode == 1) texts.emplace_back(bytes.substr(header, size));
    EXPECT_TRUE(opcode == 1 || (opcode == 9 && size == 0))
        << "a frame of kind " << opcode << ", " << size << " bytes";
    bytes.remove_prefix(header + size);
  }
  return texts;
}

/// Fails where a value that only its owner may know is anything but a count.
void expect_counts(const json::value& view, int seat) {
  if (!view.is_object()) return;
  // The Library of the card game shows one hand to the player to move, who then chooses from it.
  const auto& turn = view.at("turn").as_object();
  const auto* phase = turn.if_contains("phase");
  const bool library = phase != nullptr && *phase == "choose" && turn.at("seat").to_number<int>() == seat;
  const auto hidden = [](const json::object& object, std::string_view key) {
    const auto* value = object.if_contains(key);
    return value == nullptr || value->is_number() || value->is_null();
  };
  int number = 0;
  for (const auto& other : view.at("seats").as_array()) {
    if (++number == seat || library) continue;
    for (const char* key : {"hand", "cards", "fresh"})
      ASSERT_TRUE(hidden(other.as_object(), key)) << json::serialize(other);
  }
  ASSERT_TRUE(hidden(view.as_object(), "deck"));
  ASSERT_TRUE(hidden(view.as_object(), "stack"));
}

/// Whether a line names cards that only those who move them may see.
bool names_cards(std::string_view line) {
  for (const char* verb : {"* draw ", "* stolen ", "* taken ", "* deal "})
    if (line.starts_with(verb)) return !line.ends_with("?") && !line.ends_with(" -");
  return line.find(" give ") != std::string_view::npos && !line.ends_with("?");
}

/// What the event says that its line moved.
std::string moved_in(const json::value& event) {
  const auto* moved = event.as_object().if_contains("moved");
  return moved == nullptr ? std::string() : json::serialize(*moved);
}

/// Every view and every line must be exactly what the rules let this viewer know.
void expect_own_knowledge(const Player& player, const notation::Record& record) {
  auto begun = games::begin(record);
  ASSERT_TRUE(begun) << begun.error().sentence;
  games::Position& position = **begun;
  const games::Viewer viewer =
      player.seat() == 0 ? games::Viewer{} : games::Viewer{Seat::of(player.seat() - 1)};
  std::size_t line = 0;
  for (std::size_t i = 0; i < player.events().size(); ++i) {
    const json::value& event = player.events()[i];
    if (event.at("kind").as_string() == "line") {
      const auto action = position.parse(record.lines[line++].action);
      const std::string text = position.text_for(viewer, *action);
      const bool open = text == position.text(*action);
      const auto sight = open ? notation::Sight::Open : notation::Sight::Counted;
      ASSERT_EQ(event.at("line").as_string(), text);
      ASSERT_EQ(moved_in(event), notation::text(position.moved(*action), sight)) << text;
      position.apply(*action);
      ASSERT_FALSE(!viewer && names_cards(event.at("line").as_string())) << json::serialize(event);
    } else if (event.at("kind").as_string() != "started") {
      continue;
    }
    notation::Members members;
    position.view(viewer)->write(members);
    ASSERT_EQ(player.views()[i], json::parse(members.whole())) << "after line " << line;
    expect_counts(player.views()[i], player.seat());
  }
  EXPECT_EQ(line, record.lines.size());
}

/// What nobody may be sent while the game is played.
std::vector<std::string> secrets_of(const Made& made, const server::Fair& dice) {
  std::vector<std::string> secrets = made.secrets;
  for (const std::string& secret : made.secrets) secrets.push_back(server::fingerprint(secret));
  secrets.push_back(dice.secret);
  for (const std::string& seed : dice.seeds) secrets.push_back(seed);
  return secrets;
}

void expect_no_secret(const Player& player, const std::vector<std::string>& secrets) {
  const std::vector<std::string> texts = decode(player.socket().bytes());
  ASSERT_GE(texts.size(), player.received().size());
  ASSERT_TRUE(std::equal(player.received().begin(), player.received().end(), texts.begin()));
  const std::string& bytes = player.socket().bytes();
  const std::string_view before = std::string_view(bytes).substr(0, bytes.find("\"revealed\""));
  ASSERT_LT(before.size(), bytes.size());
  for (const std::string& secret : secrets)
    EXPECT_EQ(before.find(secret), std::string_view::npos) << "a secret was sent to seat " << player.seat();
}

/// A whole game with everybody at it and two who watch, one of them later.
class Secrecy : public ::testing::TestWithParam<std::string_view> {
 protected:
  static constexpr int kDelay = 700;

  void play(const json::object& more) {
    const games::Game& game = *games::find_game(GetParam());
    made_ = make_table(server_.port(), game.name, game.max_players, 0, more);
    for (const auto& secret : made_.secrets)
      players_.push_back(std::make_unique<Player>(server_.port(), made_.id, secret));
    spectator_ = std::make_unique<Player>(server_.port(), made_.id, "");
    std::vector<Player*> seats;
    for (const auto& player : players_) seats.push_back(player.get());
    seed_all(seats);
    public_ = get(server_.port(), "/api/tables/" + made_.id).body + get(server_.port(), "/api/tables").body;
    EXPECT_EQ(get(server_.port(), "/api/tables/" + made_.id + "/record").status, 409);
    EXPECT_EQ(get(server_.port(), "/api/tables/" + made_.id + "/replay").status, 409);
    finish(seats, 5);
    spectator_->wait_for_event("revealed");
  }
  void expect_all_kept() {
    const Answer text = get(server_.port(), "/api/tables/" + made_.id + "/record");
    ASSERT_EQ(text.status, 200);
    const auto record = notation::read_record(text.body);
    ASSERT_TRUE(record);
    const auto verdict = server::verify(*record);
    ASSERT_TRUE(verdict);
    EXPECT_TRUE(verdict->proven) << verdict->sentence;
    const auto secrets = secrets_of(made_, verdict->fair);
    for (const auto& player : players_) {
      expect_own_knowledge(*player, *record);
      expect_no_secret(*player, secrets);
    }
    expect_own_knowledge(*spectator_, *record);
    expect_no_secret(*spectator_, secrets);
    for (const std::string& secret : secrets) EXPECT_EQ(public_.find(secret), std::string::npos);
  }

  TemporaryFolder folder_;
  Server server_{folder_.path()};
  Made made_;
  std::vector<std::unique_ptr<Player>> players_;
  std::unique_ptr<Player> spectator_;
  std::string public_;
};

TEST_P(Secrecy, NobodyIsSentWhatOnlyOthersMayKnow) {
  play({{"public", true}});
  expect_all_kept();
}

TEST_P(Secrecy, WhoeverWatchesLaterIsSentNothingBefore) {
  play({{"delay", kDelay}});
  expect_all_kept();
  // From the start on; who sits where before it is no secret.
  const auto& events = spectator_->events();
  const auto& ages = spectator_->ages();
  bool started = false;
  for (std::size_t i = 0; i < ages.size(); ++i) {
    started = started || events[events.size() - ages.size() + i].at("kind").as_string() == "started";
    // A millisecond less: the server counts spans by another clock than the one that this one reads.
    ASSERT_TRUE(!started || ages[i].count() + 1 >= kDelay) << ages[i].count();
  }
  EXPECT_TRUE(started);
}

std::vector<std::string_view> all_names() {
  std::vector<std::string_view> names;
  for (const games::Game& game : games::all_games()) names.push_back(game.name);
  return names;
}

INSTANTIATE_TEST_SUITE_P(AllGames, Secrecy, ::testing::ValuesIn(all_names()),
                         [](const auto& test) { return std::string(test.param); });

}  // namespace
}  // namespace longroad::tests
