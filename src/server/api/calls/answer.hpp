/// What answers a request. Each subject declares its own, and `api/routes.cpp` names them all.
#pragma once

#include "server/api/calls/call.hpp"

namespace longroad::server {

using CallAnswer = void(const ApiCall& call);
using DeskAnswer = void(const DeskCall& call);

}  // namespace longroad::server
