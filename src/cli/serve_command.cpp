#include "server/serve.hpp"

#include <fmt/format.h>
#include <sys/stat.h>

#include <filesystem>

#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "notation/words.hpp"
#include "store/backup.hpp"

namespace longroad::cli {
namespace {

struct ServeArguments : server::ServeOptions {
  ServeArguments() { folder = "longroad-data"; }
};

void run_serve(const ServeArguments& arguments) {
  server::ServeOptions options = arguments;
  options.database = database_argument(arguments.database);
  if (const auto served = server::serve(options); !served) fail(served.error().sentence);
}

struct BackupArguments {
  std::string folder = "longroad-data";
  std::string database;
  std::string file;
};

void run_backup(const BackupArguments& arguments) {
  if (std::filesystem::exists(arguments.file))
    refuse_argument("FILE", fmt::format("There is a file {} already.", notation::quote(arguments.file)));
  const std::string database = database_argument(arguments.database);
  if (database.empty()) require_data(arguments.folder, "--data");
  umask(0077);  // the copy holds what only the host may read
  if (const auto failed = store::back_up(database.empty() ? arguments.folder : database, arguments.file))
    fail(failed->sentence);
  fmt::print("{} is written.\n", arguments.file);
}

}  // namespace

void add_serve_command(Command& program) {
  auto [command, a] = program.command("serve", "Serves the web page and its tables", run_serve);
  command.option("--port", a.port, "The port; 0 for any that is free", {.range = {0, 65535}})
      .option("--address", a.address, "Listen on this address only; 127.0.0.1 is for this machine alone")
      .option("--data", a.folder, "The folder where everything is stored")
      .option("--database", a.database, kDatabaseHelp)
      .option("--bus", a.bus,
              "Be one of several nodes with the same database, which meet at this NATS server "
              "(nats://HOST:4222; docs/cluster.md)")
      .option("--threads", a.threads, "Threads for tables, and as many for bots; otherwise one a core",
              {.range = {0, 64}})
      .option("--workers", a.workers,
              "Hand so many decisions of bots at the same time, and as many analyses, to workers (longroad "
              "worker) "
              "at the NATS server",
              {.range = {0, 256}})
      .option("--tables", a.most_tables, "At most so many tables at the same time")
      .option("--tournaments", a.most_tournaments, "At most so many tournaments at the same time")
      .option("--sockets", a.most_sockets, "At most so many connections at the same time")
      .flag("--behind-proxy", a.behind_proxy,
            "All requests come through a proxy, which puts the client's address last into X-Forwarded-For")
      .flag_off("--no-limits", a.limited, "No limits by rate or by address, for tests and measurements")
      .flag_off("--no-qr", a.qr, "Print no QR code in the terminal")
      .note("Installing, proxies and backups: docs/server.md")
      .examples({"longroad serve", "longroad serve --port 9000 --data /var/lib/longroad"});
}

void add_backup_command(Command& program) {
  auto [command, a] =
      program.command("backup", "Copies the data of a server, also while it runs", run_backup);
  command.option("--data", a.folder, "The server's data folder")
      .option("--database", a.database, kDatabaseHelp)
      .option("FILE", a.file, "The copy; it must not exist yet", kRequired)
      .examples({"longroad backup --data longroad-data backup.db"})
      .note(
          "To restore, put the copy into an empty data folder as longroad.db; from there `longroad move` "
          "brings it into PostgreSQL.");
}

}  // namespace longroad::cli
