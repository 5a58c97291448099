/// What the desk answers beside the document: reasons, the log, boards, texts.
#pragma once

#include "server/api/calls/answer.hpp"

namespace longroad::server {

/// Why one is ahead of the other.
DeskAnswer explain_ranks, list_log, show_board, list_texts;

}  // namespace longroad::server
