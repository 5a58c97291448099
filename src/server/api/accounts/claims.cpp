#include "server/api/accounts/claims.hpp"

#include "server/accounts/results.hpp"
#include "server/api/calls/read_body.hpp"
#include "server/api/calls/who_asks.hpp"

namespace longroad::server {
namespace {

Response claimed_before() { return problem(409, "claimed"); }

/// On the table's loop.
void claim_seat(const Pending& pending, const Room& room, const std::string& secret, std::int64_t account) {
  const Table& table = room.table();
  const auto seat = seat_of(table.chairs(), secret);
  if (!seat) return pending.reply(problem(403, "bad_secret"));
  if (!room.may_tell_all(secret)) return pending.reply(problem(409, refuse("not_over").why));
  if (!table.chair(*seat).sitter.is_guest()) return pending.reply(claimed_before());
  pending.on_disk([account, seat = *seat, result = result_of(table)](store::Store& store) {
    return claim_result(store, result, account, seat) ? done() : claimed_before();
  });
}

}  // namespace

void claim_game(const ApiCall& call) {
  const auto secret = read_secret(call.request, call.reply);
  if (!secret) return;
  with_signed_in(
      call, [pending = Pending(call), table = call.name(), secret = *secret](const store::Account& account) {
        pending.with_room(table, [pending, secret, id = account.id](const Rooms::RoomPtr& room) {
          claim_seat(pending, *room, secret, id);
        });
      });
}

}  // namespace longroad::server
