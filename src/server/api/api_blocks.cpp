/// Whom somebody wants nothing to do with, for accounts and guests alike; they are blocked at tables.

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "server/api/api.hpp"
#include "server/http/guest_cookie.hpp"
#include "server/table/model/secret.hpp"
#include "store/blocks.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

/// Names an entry of the owner's list; who is behind it can't be told from it, nor compared.
std::string id_of(const Person& owner, const store::Block& block) {
  return fingerprint(owner.text() + " " + block.person.text());
}

}  // namespace

void Api::with_visitor(const Request& request, const std::string& guest, std::function<void(Sitter)> use) {
  const auto sitter = std::make_shared<Sitter>();
  sitter->guest = guest;
  house_.disk().submit(
      [sitter, session = request.cookie_value("session")](store::Store& store) {
        if (!session.empty())
          if (const auto account = store::Accounts(store).of_session(fingerprint(session), wall_now()))
            sitter->account = account->name;
        if (!sitter->person().known()) return;
        for (auto& block : store::Blocks(store).of(sitter->person()))
          sitter->blocked.push_back(std::move(block.person));
      },
      [sitter, use = std::move(use)](bool) { use(*sitter); });
}

void Api::list_blocks(const ApiCall& call) {
  with_visitor(call.request, known_guest(call.request), [this, reply = call.reply](const Sitter& visitor) {
    on_disk(reply, [owner = visitor.person()](store::Store& store) {
      json::array list;
      for (const store::Block& block : store::Blocks(store).of(owner))
        list.push_back({{"id", id_of(owner, block)},
                        {"name", block.name},
                        {"account", block.person.has_account()},
                        {"at", block.at}});
      return ok(json::object{{"blocked", std::move(list)}});
    });
  });
}

void Api::unblock(const ApiCall& call) {
  with_visitor(call.request, known_guest(call.request),
               [this, id = call.name(), reply = call.reply](const Sitter& visitor) {
                 on_disk(reply, [owner = visitor.person(), id](store::Store& store) {
                   store::Blocks blocks(store);
                   const auto list = blocks.of(owner);
                   const auto found = std::ranges::find(
                       list, id, [&](const store::Block& block) { return id_of(owner, block); });
                   if (found == list.end()) return problem(404, "not_found.blocked");
                   blocks.remove(owner, found->person);
                   return done();
                 });
               });
}

}  // namespace longroad::server
