/// Passwords: changed by those who know the old one, and set anew with a code of the host.
#pragma once

#include "server/api/calls/answer.hpp"

namespace longroad::server {

CallAnswer change_password;

}  // namespace longroad::server
