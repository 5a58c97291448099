/// Files of a tournament, to keep.
#pragma once

#include "server/api/calls/answer.hpp"

namespace longroad::server {

DeskAnswer export_file;

}  // namespace longroad::server
