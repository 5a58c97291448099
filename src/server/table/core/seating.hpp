/// Who sits at a table: people come, get ready, leave, come back, and go on to the next game together.
#pragma once

#include <string>
#include <string_view>

#include "server/table/core/table_model.hpp"
#include "server/table/model/refused.hpp"

namespace longroad::server {

class Seating {
 public:
  /// The table must outlive this.
  explicit Seating(TableModel& table) : table_(table) {}

  Answer sit(Seat seat, const Sitter& sitter, Time at);
  /// The seat's part of the dice, once.
  Answer give_seed(const Command& command, std::string_view seed);
  Answer be_ready(const Command& command, bool on);
  Answer leave(const Command& command);
  [[nodiscard]] bool leaving_frees() const { return table_.leaving_frees(); }
  void come_back(Seat seat, Time at);
  /// Another secret opens a person's seat, or none; false: it is so already.
  bool rekey(Seat seat, const std::string& secret_fingerprint, Time at);
  Answer ask_rematch(const Command& command);
  /// All who want another game go on at this table.
  void open_rematch(std::string_view table, Time at);

 private:
  [[nodiscard]] Answer must_be_rated(const Sitter& sitter) const;

  TableModel& table_;
};

}  // namespace longroad::server
