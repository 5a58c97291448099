/// `longroad move`: the data of a server from a folder into PostgreSQL, or back.
#include <fmt/format.h>
#include <sys/stat.h>

#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "server/house/replay_all.hpp"
#include "store/backup.hpp"
#include "store/open_database.hpp"
#include "store/store.hpp"

namespace longroad::cli {
namespace {

struct MoveArguments {
  std::string from;
  std::string to;
};

server::Replayed replayed_at(const std::string& place, const std::string& argument) {
  return server::replay_all(*expect(store::Store::open(place, store::OlderFormat::Refuse), argument));
}

void run_move(const MoveArguments& a) {
  if (!store::is_postgres(a.from)) require_data(a.from, "--from");
  umask(0077);  // what is stored is for its owner only
  const auto copied = store::move_data(a.from, a.to);
  if (!copied) fail(copied.error().sentence);
  fmt::print("{} rows are copied and compared, {} of them entries of logs.\n", copied->rows, copied->entries);
  const auto replayed = replayed_at(a.to, "--to");
  fmt::print("{} tables and {} tournaments are replayed.\n", replayed.tables, replayed.tournaments);
  for (const std::string& broken : replayed.broken) fmt::print("It can't be replayed: {}\n", broken);
  if (!replayed.broken.empty() && replayed.broken != replayed_at(a.from, "--from").broken)
    fail("Where it was copied from it can be replayed; go on there.");
  fmt::print("What was copied is also still where it was; only one of the two should be used from now on.\n");
}

}  // namespace

void add_move_command(Command& program) {
  auto [command, a] =
      program.command("move", "Brings the data of a server into PostgreSQL, or back into a folder", run_move);
  command.option("--from", a.from, "The data folder, or postgresql://USER@HOST/NAME", kRequired)
      .option("--to", a.to, "Where it should be; there must be no data yet", kRequired)
      .examples({"longroad move --from longroad-data --to postgresql://longroad@localhost/longroad",
                 "longroad move --from postgresql://longroad@localhost/longroad --to new-folder"})
      .note("The server must be stopped.");
}

}  // namespace longroad::cli
