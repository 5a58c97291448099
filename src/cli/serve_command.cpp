#include "server/serve.hpp"

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "store/store.hpp"

namespace longroad::cli {

void add_serve_command(CLI::App& program) {
  auto* command = program.add_subcommand("serve", "Serves the web page and its tables");
  const auto options = std::make_shared<server::ServeOptions>();
  options->folder = "longroad-data";
  command->add_option("--port", options->port, "The port; 0 for any that is free")
      ->capture_default_str()
      ->check(CLI::Range(0, 65535));
  command->add_option("--address", options->address, "Listen here only; 127.0.0.1 keeps others out")
      ->capture_default_str();
  command->add_option("--data", options->folder, "The folder where everything is kept")
      ->capture_default_str();
  command
      ->add_option("--threads", options->threads, "Threads for tables, and as many for bots; 0: one a core")
      ->check(CLI::Range(0, 64));
  command->add_option("--tables", options->most_tables, "Tables at once")->capture_default_str();
  command->add_option("--sockets", options->most_sockets, "Connections at once")->capture_default_str();
  command->add_flag("!--no-limits", options->limited, "Let everybody ask as often as they like");
  command->add_flag("!--no-qr", options->qr, "Print no QR code");
  command->footer("Examples:\n  longroad serve\n  longroad serve --port 80 --data /var/lib/longroad");
  command->callback([options] {
    if (const auto served = server::serve(*options); !served) fail(served.error().sentence);
  });
}

void add_backup_command(CLI::App& program) {
  auto* command = program.add_subcommand("backup", "Copies the data of a server, also while it runs");
  const auto folder = std::make_shared<std::string>("longroad-data");
  const auto file = std::make_shared<std::string>();
  command->add_option("--data", *folder, "The server's data folder")->capture_default_str();
  command->add_option("FILE", *file, "The copy; it must not exist yet")->required();
  command->footer(
      "Example:\n  longroad backup --data longroad-data backup.db\nTo restore, put the copy into an "
      "empty data folder as longroad.db.");
  command->callback([folder, file] {
    auto store = store::Store::open(*folder);
    if (!store) fail(store.error().sentence);
    (*store)->backup(*file);
  });
}

}  // namespace longroad::cli
