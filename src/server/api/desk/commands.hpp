/// The desk itself: the document that a link may read, and the commands that it may give.
#pragma once

#include "server/api/calls/answer.hpp"

namespace longroad::server {

DeskAnswer show_document, carry_out_command, preview_command;

}  // namespace longroad::server
