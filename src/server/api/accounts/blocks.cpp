#include "server/api/accounts/blocks.hpp"

#include <algorithm>

#include "server/api/accounts/answers.hpp"
#include "server/api/calls/who_asks.hpp"
#include "server/http/guest_cookie.hpp"
#include "server/table/model/secret.hpp"
#include "store/blocks.hpp"

namespace longroad::server {
namespace {

/// Names an entry of the owner's list; who is behind it can't be told from it, nor compared.
std::string id_of(const Person& owner, const store::Block& block) {
  return fingerprint(owner.text() + " " + block.person.text());
}

}  // namespace

void list_blocks(const ApiCall& call) {
  with_visitor(call, known_guest(call.request), [pending = Pending(call)](const Sitter& visitor) {
    pending.on_disk([owner = visitor.person()](store::Store& store) {
      std::vector<answer::BlockedPerson> list;
      for (const store::Block& block : store::Blocks(store).of(owner))
        list.push_back({id_of(owner, block), block.name, block.person.has_account(), block.at});
      return ok_list("blocked", list);
    });
  });
}

void unblock(const ApiCall& call) {
  with_visitor(
      call, known_guest(call.request), [pending = Pending(call), id = call.name()](const Sitter& visitor) {
        pending.on_disk([owner = visitor.person(), id](store::Store& store) {
          store::Blocks blocks(store);
          const auto list = blocks.of(owner);
          const auto found =
              std::ranges::find(list, id, [&](const store::Block& block) { return id_of(owner, block); });
          if (found == list.end()) return problem(404, "not_found.blocked");
          blocks.remove(owner, found->person);
          return done();
        });
      });
}

}  // namespace longroad::server
