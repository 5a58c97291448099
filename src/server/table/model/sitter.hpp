/// Somebody who sits down at a table.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "notation/values/value.hpp"
#include "server/table/model/secret.hpp"
#include "store/model/person.hpp"

namespace longroad::server {

using store::Person;

/// The same person without a name, for logs that others keep.
inline Person hidden(const Person& person) {
  return Person::from_text("hidden/" + fingerprint(person.text()));
}

/// The secret of the seat itself is known to its owner only.
struct Sitter {
  std::string name;
  std::string account;  // empty: a guest
  std::string secret_fingerprint;
  bool program = false;           // no person: a program at the other end of the socket
  std::string guest{};            // the fingerprint of the browser's cookie; empty: not known
  std::vector<Person> blocked{};  // whom this one wants nothing to do with

  static void fields(auto f) {
    LONGROAD_FIELDS(f, name, account);
    f("secret", &Sitter::secret_fingerprint);
    LONGROAD_FIELDS(f, program, guest);
    f("blocks", &Sitter::blocked);
  }

  /// An account sits down under its own name, so that nobody looks like another; a program is nobody's.
  void sit_as(const std::string& wished, bool by_program) {
    program = by_program;
    if (program) account.clear();
    name = account.empty() ? wished : account;
  }

  /// A person without an account.
  [[nodiscard]] bool is_guest() const { return account.empty() && !program; }
  [[nodiscard]] Person person() const {
    if (!account.empty()) return Person::account(account);
    return guest.empty() ? Person() : Person::guest(guest);
  }
  /// The same account, or the same browser.
  [[nodiscard]] bool is_same_as(const Sitter& other) const {
    return (!account.empty() && account == other.account) || (!guest.empty() && guest == other.guest);
  }
  [[nodiscard]] bool blocks(const Person& other) const {
    const auto has = [&](const Person& one) { return std::ranges::find(blocked, one) != blocked.end(); };
    return other.known() && (has(other) || has(hidden(other)));
  }
};

}  // namespace longroad::server
