/// A guest is known again by a cookie, so that others can block guests as they block accounts. It opens
/// nothing, and only its fingerprint is kept.
#pragma once

#include <string>

#include "server/http/http.hpp"

namespace longroad::server {

/// The guest's fingerprint; empty where the browser has no such cookie.
std::string known_guest(const Request& request);

/// Somebody who sits down: where the browser has no cookie yet, the reply gives it one.
struct SeatedGuest {
  std::string fingerprint;
  Reply reply;
};
SeatedGuest greet_guest(const Request& request, const Reply& reply);

}  // namespace longroad::server
