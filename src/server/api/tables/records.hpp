/// Records of finished games: to download, to replay, to check.
#pragma once

#include "server/api/calls/answer.hpp"

namespace longroad::server {

CallAnswer download_record, replay_table, replay_record, verify_record;

}  // namespace longroad::server
