/// What players say at a table, whom they don't want to hear, and what they prefer.
#pragma once

#include <string_view>

#include "server/table/core/table_model.hpp"
#include "server/table/model/refused.hpp"
#include "server/table/model/request.hpp"

namespace longroad::server {

class Talk {
 public:
  /// The table must outlive this.
  explicit Talk(TableModel& table) : table_(table) {}

  Answer say(const Command& command, std::string_view text);
  /// By the host of the server.
  Answer silence(Seat seat, bool on, Time at);

  Answer ask(const Command& command, const TableRequest& asked);

 private:
  /// Why nothing can be done about who sits there, with this reason where it is nobody or oneself.
  [[nodiscard]] Answer refuse_other(const Command& command, Seat seat,
                                    phrases::Reason<kTableReasons> reason) const;
  template <class Kind>
  Answer answer(const Command& command, const Kind& asked);

  TableModel& table_;
};

}  // namespace longroad::server
