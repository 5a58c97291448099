#include "server/api/desk/commands.hpp"

#include "server/api/calls/read_body.hpp"
#include "server/desk/order.hpp"
#include "server/desks/order_run.hpp"

namespace longroad::server {
namespace {

/// The command that somebody sends; replies where it is none.
std::optional<desk::Order> order_in(const DeskCall& call) {
  const auto body = read_body(call.request, call.reply);
  if (!body) return std::nullopt;
  auto order = desk::read_order(*body);
  if (order) return std::move(*order);
  call.reply(bad_request(order.error()));
  return std::nullopt;
}

}  // namespace

void show_document(const DeskCall& call) { call.reply(ok_text(call.hall->document(call.viewer))); }

void carry_out_command(const DeskCall& call) {
  if (const auto order = order_in(call)) OrderRun(call.hall, call.viewer, *order, call.reply).command();
}

void preview_command(const DeskCall& call) {
  if (const auto order = order_in(call)) OrderRun(call.hall, call.viewer, *order, call.reply).preview();
}

}  // namespace longroad::server
