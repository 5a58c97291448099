// Links over HTTP: who has one, a new one, cards for players, and none any more.
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "notation/json.hpp"
#include "notation/words.hpp"
#include "server/desk_api.hpp"
#include "server/refusal.hpp"

namespace longroad::server {

namespace json = boost::json;
using notation::Node;

void DeskApi::list_links(const Visit& visit) {
  visit.reply(ok(json::object{{"links", visit.hall->links().json()}}));
}

void DeskApi::make_link(const Visit& visit) {
  const auto body = read_body(visit.request, visit.reply);
  if (!body) return;
  notation::Fault fault;
  const Node node(*body, fault);
  node.only({"role", "name", "player"});
  const auto role = desk::find_role(node.at("role").word({}));
  if (!role) node.at("role").refuse("there is no such role.");
  desk::Viewer holder{role.value_or(desk::DeskRole::Display), std::string(node.at("name").word({})),
                      tournament::PlayerId::of(node.at("player").number(0, 0xFFFF, 0))};
  const tournament::State& state = visit.hall->shown().state();
  const bool is_player = holder.role == desk::DeskRole::Player;
  if (is_player && !state.has(holder.player)) node.at("player").refuse("there is no such player.");
  if (!is_player && holder.name.empty()) node.at("name").refuse("a name is expected.");
  if (fault.found()) return visit.reply(problem(400, "bad_request", fault.error().sentence));
  if (!is_player && !desk::may(visit.viewer.role, desk::Right::Links))
    return visit.reply(refusal(403, "not_allowed", tournament::say("staff_links")));
  if (is_player)
    holder.name = state.person(holder.player).name;
  else
    holder.player = {};
  visit.hall->make_links(visit.viewer.name, {holder}, visit.reply,
                         [reply = visit.reply, id = visit.hall->id()](const auto& made) {
                           reply(ok(made_json(id, made.front().link.number, made.front().secret), 201));
                         });
}

void DeskApi::make_cards(const Visit& visit) {
  const auto body = read_body(visit.request, visit.reply);
  if (!body) return;
  notation::Fault fault;
  const Node node(*body, fault);
  node.only({"players", "base", "paper"});
  const tournament::State& state = visit.hall->shown().state();
  const std::string base(node.at("base").word({}));
  const std::string paper(node.at("paper").word("A4"));
  std::vector<desk::Viewer> holders;
  const auto add = [&](int player) {
    const auto id = tournament::PlayerId::of(player);
    if (state.has(id)) holders.push_back({desk::DeskRole::Player, state.person(id).name, id});
  };
  if (node.at("players").given()) {
    const int count = node.at("players").size(0xFFFF);
    for (int i = 0; i < count; ++i) add(node.at("players").at(i).number(1, 0xFFFF, 0));
  } else {
    for (int i = 1; i <= std::ssize(state.people); ++i)
      if (visit.hall->links().of_player(tournament::PlayerId::of(i)) == nullptr) add(i);
  }
  if (fault.found()) return visit.reply(problem(400, "bad_request", fault.error().sentence));
  visit.hall->make_links(
      visit.viewer.name, holders, visit.reply,
      [this, visit, base, paper](const auto& made) { print_cards(visit, base, paper, made); });
}

void DeskApi::revoke_link(const Visit& visit) {
  const auto number = notation::read_number(visit.words[1], 1, 1'000'000);
  if (!number) return visit.reply(not_found());
  visit.hall->revoke_link(*number, visit.reply);
}

}  // namespace longroad::server
