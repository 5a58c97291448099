#include "server/desk/possible_json.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "tournament/model/event_json.hpp"

namespace longroad::server::desk {
namespace {

namespace json = boost::json;
using namespace tournament;

int number_of(int table) { return table; }
int number_of(PlayerId player) { return player.number; }

/// Ascending numbers in runs, `[[1,400],[403,403]]`: a list of all players is as short as one of a few.
json::array runs_json(const auto& numbers) {
  json::array runs;
  int last = -1;
  for (const auto& one : numbers) {
    const int n = number_of(one);
    if (!runs.empty() && n == last + 1)
      runs.back().as_array()[1] = n;
    else
      runs.push_back(json::array{n, n});
    last = n;
  }
  return runs;
}

json::array words_json(const std::vector<std::string>& words) {
  return json::array(words.begin(), words.end());
}

/// Of a drop it is the first game missed, of a return where to.
std::string_view game_key(DeskCommand command) {
  if (command == DeskCommand::Drop) return "from";
  return command == DeskCommand::Return ? "to" : "game";
}

json::object sheet_json(const SheetForm& form) {
  return {{"least", form.least},
          {"most", form.most},
          {"doubtful", form.doubtful},
          {"to_win", form.to_win},
          {"winner_least", form.winner_least},
          {"nobody", form.nobody},
          {"same_winner", form.same_winner}};
}

json::object offer_json(const Offer& offer) {
  json::object out{{"do", name(offer.command)}};
  if (offer.game) out[game_key(offer.command)] = text(*offer.game);
  if (!offer.tables.empty()) out["tables"] = runs_json(offer.tables);
  if (!offer.players.empty()) {
    std::vector<PlayerId> players = offer.players;
    std::ranges::sort(players);
    out["players"] = runs_json(players);
  }
  if (offer.event) out["event"] = *offer.event;
  if (offer.semifinal) out["semifinal"] = true;
  if (offer.accepted) out["accepted"] = true;
  if (offer.results) out["results"] = *offer.results;
  if (offer.unofficial) out["unofficial"] = true;
  if (offer.seed) out["seed"] = *offer.seed;
  if (offer.sheet) out["sheet"] = sheet_json(*offer.sheet);
  if (!offer.keys.empty()) out["keys"] = words_json(offer.keys);
  if (offer.command == DeskCommand::Banker) out["names"] = words_json(offer.names);
  if (offer.seated) out["seated"] = true;
  if (!offer.leaves.empty()) {
    json::array leaves;
    for (const StaffMember& s : offer.leaves)
      leaves.push_back({{"name", s.name}, {"role", tournament::name(s.role)}});
    out["leaves"] = std::move(leaves);
  }
  return out;
}

}  // namespace

bool tells_who_qualified(const Offer& offer) {
  const bool later = offer.game && !offer.game->is_preliminary();
  return offer.semifinal || (offer.command == DeskCommand::Drop && later);
}

json::array possible_json(const std::vector<Offer>& offers) {
  json::array out;
  for (const Offer& offer : offers) out.push_back(offer_json(offer));
  return out;
}

void hide_unpublished(std::vector<Offer>& offers, const std::vector<Offer>& shown) {
  for (Offer& offer : offers) {
    if (!tells_who_qualified(offer)) continue;
    const auto is_same = [&](const Offer& other) {
      return other.command == offer.command && other.game == offer.game && other.semifinal == offer.semifinal;
    };
    const auto known = std::ranges::find_if(shown, is_same);
    std::erase_if(offer.players, [&](PlayerId p) {
      return known == shown.end() || std::ranges::find(known->players, p) == known->players.end();
    });
  }
  std::erase_if(offers,
                [](const Offer& offer) { return tells_who_qualified(offer) && offer.players.empty(); });
}

}  // namespace longroad::server::desk
