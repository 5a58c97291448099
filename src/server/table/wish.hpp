/// Reading the wish for a new table (wire schema: NewTable): everything is checked here, and what
/// is wrong is said in a sentence.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/table/model/notice.hpp"

namespace longroad::server {

/// One seat of a new table: a bot's name, my name, or neither for whoever comes.
struct SeatWish {
  std::string bot;
  std::string me;
  bool program = false;  // mine, and played by a program of mine
  bool here = false;     // somebody else at my screen, who has no account here
};

struct Wish {
  Settings settings;
  std::vector<SeatWish> seats;
  std::string from_table;   // play on from a moment of this table …
  std::string from_record;  // … or of this record
  int from_line = 0;
};

Result<Wish> read_wish(const boost::json::value& value);

/// Puts the position of that moment into the settings.
Result<Wish> play_on(Wish wish, std::string_view record);

}  // namespace longroad::server
