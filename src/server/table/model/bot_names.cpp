#include "server/table/model/bot_names.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "base/id.hpp"

namespace longroad::server {
namespace {

constexpr std::array<std::string_view, 24> kNames{
    "Alma", "Bosse", "Clio", "Dario", "Edda",  "Falk", "Greta", "Hugo",  "Ilse", "Juri", "Kaja",  "Ludo",
    "Mira", "Nils",  "Orla", "Pelle", "Quill", "Runa", "Sten",  "Tilda", "Ulla", "Vito", "Wanda", "Yrsa"};

bool is_taken(std::string_view name, const std::vector<Chair>& chairs) {
  return std::ranges::any_of(chairs, [&](const Chair& chair) { return chair.sitter.name == name; });
}

}  // namespace

std::string bot_name(std::string_view table, std::size_t seat, const std::vector<Chair>& chairs) {
  // Neighbours at the table are neighbours in the list; the step past a taken name reaches all of them.
  std::size_t next = std::accumulate(table.begin(), table.end(), seat);
  while (is_taken(kNames[next % kNames.size()], chairs)) next += kMaxSeats + 1;
  return std::string(kNames[next % kNames.size()]);
}

}  // namespace longroad::server
