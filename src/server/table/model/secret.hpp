/// Secrets, ids and their fingerprints, from the system's secure source.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace longroad::server {

/// `bytes` random bytes in hexadecimal.
std::string random_hex(std::size_t bytes);

/// A number from 0 to below `end`, each as likely as any other.
std::size_t random_below(std::size_t end);

/// Ten letters and digits that name a table in links.
std::string random_table_id();
/// Whether it could be one of these.
bool is_table_id(std::string_view id);

/// What is kept in place of a secret: nobody gets the secret back from it.
std::string fingerprint(std::string_view secret);

/// Compares without telling by its time how much was right.
bool same_secret(std::string_view a, std::string_view b);

std::string to_hex(std::string_view bytes);
Result<std::string> from_hex(std::string_view hex);

}  // namespace longroad::server
