#include "server/table/table.hpp"

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace longroad::server {

Result<std::unique_ptr<Table>> Table::open(std::string id, notice::Opened opened, Time at) {
  // The board is not drawn yet; any key tells whether the options and a given board are right.
  if (const auto position = begin_game(opened.settings, RandKey{}); !position) return position.error();
  std::unique_ptr<Table> table(new Table(std::move(id)));
  table->model_.note(std::move(opened), at);
  return table;
}

Result<std::unique_ptr<Table>> Table::restore(std::string id, std::span<const store::LogEntry> log) {
  std::unique_ptr<Table> table(new Table(std::move(id)));
  for (const auto& event : log) {
    if (event.version != table->version() + 1) return Error{"An event is missing in the log of the table."};
    if (auto error = table->model_.read(event)) return *error;
  }
  if (table->chairs().empty()) return Error{"There is no such table."};
  table->forget_causes();
  return table;
}

Answer Table::ask(const Command& command, const TableRequest& asked) {
  auto refused = talk_.ask(command, asked);
  // Whoever is muted now, or whose offers are all refused, may have made the offer that waits.
  if (!refused) play_.settle(command.at);
  return refused;
}

}  // namespace longroad::server
