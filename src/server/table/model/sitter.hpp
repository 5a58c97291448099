/// Somebody who sits down at a table.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "store/person.hpp"

namespace longroad::server {

using store::Person;

/// The secret of the seat itself is known to its owner only.
struct Sitter {
  std::string name;
  std::string account;  // empty: a guest
  std::string secret_fingerprint;
  bool program = false;           // no person: a program at the other end of the socket
  std::string guest{};            // the fingerprint of the browser's cookie; empty: not known
  std::vector<Person> blocked{};  // whom this one wants nothing to do with

  /// An account sits down under its own name, so that nobody looks like another; a program is nobody's.
  void sit_as(const std::string& wished, bool by_program) {
    program = by_program;
    if (program) account.clear();
    name = account.empty() ? wished : account;
  }

  [[nodiscard]] Person person() const {
    if (!account.empty()) return Person::account(account);
    return guest.empty() ? Person() : Person::guest(guest);
  }
  /// The same account, or the same browser.
  [[nodiscard]] bool is_same_as(const Sitter& other) const {
    return (!account.empty() && account == other.account) || (!guest.empty() && guest == other.guest);
  }
  [[nodiscard]] bool blocks(const Person& other) const {
    return other.known() && std::ranges::find(blocked, other) != blocked.end();
  }
};

}  // namespace longroad::server
