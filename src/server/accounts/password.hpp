/// Passwords as argon2id hashes. Both take a good part of a tenth of a second on purpose: call them
/// from the work pool.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace longroad::server {

/// How long a code of the host to set a new password is good.
inline constexpr std::int64_t kResetTime = 3'600'000;

std::string hash_password(std::string_view password);
bool is_password(std::string_view password, const std::string& hash);

}  // namespace longroad::server
