/// The server itself over HTTP: whether it runs, its counters, what can be played here and by whom.
#pragma once

#include "server/api/calls/answer.hpp"

namespace longroad::server {

/// Ready: a proxy may send people here.
CallAnswer show_health, show_ready, show_metrics, show_about, list_games;
/// Any short text, as a code that phones read.
CallAnswer draw_qr;

}  // namespace longroad::server
