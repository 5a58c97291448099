/// A command to the desk: read, held against the rights of its sender and against what the sender
/// had seen, and turned into entries of the log.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>

#include "server/desk/commands.hpp"
#include "server/desk/draft.hpp"
#include "server/desk/roles.hpp"

namespace longroad::server::desk {

using Refused = std::optional<tournament::Sentence>;

struct Order {
  std::string id;
  std::string verb;
  std::optional<int> version;  // the document that its author looked at
  std::optional<int> seen;     // the sheet that its author looked at
  boost::json::object fields;  // all others
};

/// Refused where it has no id, there is no such command, or a sheet is meant that its author has not seen.
Result<Order> read_order(const boost::json::value& value);

/// Why the sender may not do this; for a player it is only about themselves and their own table.
Refused refuse_right(const Viewer& viewer, const Order& order, const tournament::Tournament& tournament);

/// The table that the order is about; nothing where it is about none or there is no such table.
std::optional<tournament::Place> table_of(const Order& order, const tournament::State& state);

/// Whether the sheet is for the viewer's eyes before its results are published.
bool may_see_sheet(const Viewer& viewer, const tournament::State& state, const tournament::Place& at);

/// Nobody takes it back: signatures and decisions stand, a table that was opened is played, and a tournament
/// keeps its only organiser.
bool is_lasting(const tournament::State& state, const tournament::Event& event);
/// Whether the author of a draft could undo it at once: nothing rests on its entries yet, so that it leads
/// back to how it was `before`.
bool can_undo(const Viewer& viewer, const tournament::State& before, const Draft& draft);

/// Where something changed since its author looked: the sentence.
Refused refuse_stale(const Order& order, const tournament::Tournament& tournament);

/// Adds what the order says to the draft.
Refused carry_out(const Order& order, Draft& draft);

/// Planning takes its time, so a schedule goes three steps: what is to be planned, the plan, the draft.
inline constexpr std::string_view kSchedule = "schedule";
struct Planning {
  int event = 1;
  tournament::PlanRequest request;
};
Result<Planning> planning_of(const command::Schedule& asked, const tournament::Tournament& tournament);
Result<Planning> read_planning(const Order& order, const tournament::Tournament& tournament);
Refused carry_out(const Planning& planning, const tournament::Schedule& plan, Draft& draft);

}  // namespace longroad::server::desk
