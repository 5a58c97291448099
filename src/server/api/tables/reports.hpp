/// What players report to the host of the server, and how the host reads it.
#pragma once

#include "server/api/calls/answer.hpp"

namespace longroad::server {

CallAnswer send_report;
/// For the host.
CallAnswer list_reports, close_report;

}  // namespace longroad::server
