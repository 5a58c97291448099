/// Boards by their number, so that people can choose one they have seen: the same number gives the
/// same board here and at `longroad board --seed`.
#pragma once

#include "server/api/calls/answer.hpp"

namespace longroad::server {

CallAnswer draw_board;

}  // namespace longroad::server
