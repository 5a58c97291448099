/// Tables over HTTP: listed, shown and made.
#pragma once

#include "server/api/calls/answer.hpp"

namespace longroad::server {

CallAnswer list_tables, show_table, make_table;

}  // namespace longroad::server
