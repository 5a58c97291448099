/// The data folders of older versions go on (tests/kept).

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include <boost/json/parse.hpp>

#include "browser.hpp"
#include "desk_client.hpp"
#include "player.hpp"
#include "postgres/database.hpp"
#include "server/net/loop.hpp"
#include "server/table/table.hpp"
#include "store/backup.hpp"
#include "store/store.hpp"

namespace longroad::tests {
namespace {

constexpr std::int64_t kNow = 4'000'000'000'000;  // later than anything that was kept

/// A copy of a data folder that an older version wrote, as if it had been left a moment ago.
class KeptFolder {
 public:
  explicit KeptFolder(const std::string& name) {
    const std::string unpack = "gzip -dc '" + std::string(kFolder) + "/kept/folders/" + name + ".db.gz' > '" +
                               (folder_ / "longroad.db") + "'";
    if (std::system(unpack.c_str()) != 0) throw std::runtime_error(unpack);
    {
      const auto opened = store::Store::open(folder_.path());
      store::Statement((*opened)->database(), "UPDATE tables SET changed = ?").run(server::wall_now());
    }
    if (!on_postgres()) return;
    const auto moved = store::move_data(folder_.path(), database_for(folder_.path()));
    if (!moved) throw std::runtime_error(moved.error().sentence);
  }
  [[nodiscard]] const std::string& path() const { return folder_.path(); }
  [[nodiscard]] store::Store& store() {
    if (!store_) store_ = std::move(*store::Store::open(database_for(folder_.path())));
    return *store_;
  }
  /// The first column of every row.
  std::vector<std::string> texts(const std::string& query) {
    std::vector<std::string> found;
    store::Statement statement(store().database(), query);
    statement.ask();
    while (statement.row()) found.emplace_back(statement.text(0));
    return found;
  }
  /// Nobody but a server uses the folder from here on.
  void close() { store_.reset(); }

 private:
  TemporaryFolder folder_;
  std::unique_ptr<store::Store> store_;
};

TEST(Kept, EveryTableOpensAsItWas) {
  KeptFolder folder("table-games");
  const auto ids = folder.texts("SELECT id FROM tables");
  ASSERT_EQ(ids.size(), 11U);
  std::vector<std::size_t> versions;
  for (const std::string& id : ids)
    versions.push_back(folder.store().logs().read(store::stream_of_table(id)).size());
  folder.close();
  const Server server(folder.path());
  for (std::size_t i = 0; i < ids.size(); ++i) {
    ASSERT_EQ(get(server.port(), "/api/tables/" + ids[i]).status, 200) << ids[i];
    const Player watcher(server.port(), ids[i], "");
    EXPECT_GE(watcher.events().size(), versions[i]) << ids[i];
    EXPECT_EQ(get(server.port(), "/api/tables/" + ids[i] + "/replay").status, watcher.over() ? 200 : 409)
        << ids[i];
  }
}

/// Plays on with any line that is legal; whether the game came to its end.
bool play_to_the_end(server::Table& table) {
  std::mt19937 random(1);
  for (int i = 0; i < 20'000 && table.state() == server::TableState::Playing; ++i) {
    Actions legal;
    table.position()->legal(legal);
    if (legal.empty()) return false;
    const Action line = legal[static_cast<int>(random() % static_cast<unsigned>(legal.size()))];
    const std::string text = table.position()->text(line);
    const Seat seat = Seat::of(text[0] - '1');
    if (!table.play().line({seat, std::to_string(i), kNow + i}, text)) continue;
    const std::string& bot = table.chair(seat).bot;
    if (!table.play().bot_line({seat, bot, line, table.version()}, kNow + i)) return false;
  }
  return table.state() == server::TableState::Over;
}

TEST(Kept, RunningGamesGoOnToTheirEnd) {
  KeptFolder folder("table-games");
  int running = 0;
  for (const auto& row : folder.store().live_tables()) {
    auto table = server::Table::restore(row.id, folder.store().logs().read(store::stream_of_table(row.id)));
    ASSERT_TRUE(table) << row.id << table.error().sentence;
    if ((*table)->state() != server::TableState::Playing) continue;
    ++running;
    EXPECT_TRUE(play_to_the_end(**table)) << row.id;
  }
  EXPECT_GT(running, 3);
}

TEST(Kept, EveryTournamentOpens) {
  KeptFolder folder("desk");
  const auto ids = folder.texts("SELECT id FROM desks");
  ASSERT_EQ(ids.size(), 33U);
  folder.close();
  const Server server(folder.path());
  std::string token = admin(folder.path(), "token");
  token.pop_back();
  for (const std::string& id : ids) {
    const Answer made = http(server.port(), "POST", "/api/admin/desks/" + id + "/organiser", "",
                             "Authorization: Bearer " + token + "\r\n");
    ASSERT_EQ(made.status, 201) << id << made.body;
    const DeskClient desk(server.port(), id, std::string(made.value().at("secret").as_string()));
    EXPECT_EQ(desk.document(desk.organiser()).at("me").at("role"), "organiser") << id;
  }
}

TEST(Kept, AnExportIsTakenOver) {
  std::ifstream file(std::string(kFolder) + "/kept/tournaments/event.json");
  const json::value kept = json::parse(std::string(std::istreambuf_iterator<char>(file), {}));
  const TemporaryFolder folder;
  const Server server(folder.path());
  const Answer made =
      post(server.port(), "/api/desk/restore", json::object{{"organiser", "Olga"}, {"export", kept}});
  ASSERT_EQ(made.status, 201) << made.body;
  const DeskClient desk(server.port(), std::string(made.value().at("event").as_string()),
                        std::string(made.value().at("secret").as_string()));
  const json::value again = desk.get(desk.organiser(), "/export/event.json").value();
  const json::array& before = kept.at("log").as_array();
  const json::array& after = again.at("log").as_array();
  ASSERT_GE(after.size(), before.size());
  json::object first = after[0].as_object();
  EXPECT_EQ(first["rules"], 1) << "the revision it was played by is named from now on";
  first.erase("rules");
  EXPECT_EQ(first, before[0]);
  for (std::size_t i = 1; i < before.size(); ++i) ASSERT_EQ(after[i], before[i]) << "entry " << i + 1;
}

}  // namespace
}  // namespace longroad::tests
