/// A finished game explained (docs/analysis.md), for pages that do not compute that themselves.
#pragma once

#include "server/api/calls/answer.hpp"

namespace longroad::server {

/// Takes a record, and answers how far its analysis is; `show_analysis` is asked then, until it is done.
CallAnswer analyse_record, show_analysis;

}  // namespace longroad::server
