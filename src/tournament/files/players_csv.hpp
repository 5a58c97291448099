/// A list of players from a spreadsheet: columns `name`, `club`, `contact`, `apart`, in any order; a list
/// of nothing but names needs no heading. Players with the same word under `apart` are friends or family;
/// several words are joined by a plus sign.
#pragma once

#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "tournament/model/event.hpp"

namespace longroad::tournament {

struct PlayersFile {
  std::vector<event::NewPlayer> players;
  std::vector<std::vector<std::size_t>> apart;  // places in the list above
};

Answer<PlayersFile> read_players(std::string_view csv);

}  // namespace longroad::tournament
