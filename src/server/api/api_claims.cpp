/// Games that somebody played as a guest, taken into an account.

#include <boost/json/value.hpp>

#include "notation/json.hpp"
#include "server/accounts/account_words.hpp"
#include "server/accounts/results.hpp"
#include "server/api/api.hpp"

namespace longroad::server {
namespace {

Response claimed_before() { return problem(409, "claimed"); }

}  // namespace

void Api::claim(const ApiCall& call) {
  const auto body = read_body(call.request, call.reply);
  if (!body) return;
  notation::Fault fault;
  const std::string secret(notation::Node(*body, fault).at("secret").word({}));
  with_account(call.request, [this, id = call.name(), secret,
                              reply = call.reply](const std::optional<store::Account>& account) {
    if (!account) return reply(signed_out());
    with_room(id, reply, [this, secret, reply, account = account->id](const House::RoomPtr& room) {
      const Table& table = room->table();
      const auto seat = table.seat_of(secret);
      if (!seat) return reply(problem(403, "bad_secret"));
      if (!room->may_tell_all(secret)) return reply(problem(409, refuse("not_over").why));
      if (!table.chair(*seat).sitter.is_guest()) return reply(claimed_before());
      on_disk(reply, [account, seat = *seat, result = result_of(table)](store::Store& store) {
        return claim_result(store, result, account, seat) ? done() : claimed_before();
      });
    });
  });
}

}  // namespace longroad::server
