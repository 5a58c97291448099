#include "server/api/desk/links.hpp"

#include <algorithm>

#include "notation/json.hpp"
#include "notation/words.hpp"
#include "server/api/calls/read_body.hpp"
#include "server/api/desk/bodies.hpp"
#include "server/api/desk/prints.hpp"
#include "server/http/refusal.hpp"

namespace longroad::server {

using notation::Node;

namespace {

constexpr std::size_t kLongestBase = 200;  // a longer one makes no QR code for phones

/// Those who are listed, or all who have no link.
std::vector<desk::Viewer> holders_of_cards(const Node& listed, const Hall& hall) {
  const tournament::State& state = hall.shown().state();
  std::vector<tournament::PlayerId> players;
  for (int i = 0, count = listed.size(0xFFFF); i < count; ++i) {
    const auto id = tournament::PlayerId::of(listed.at(i).number(1, 0xFFFF, 0));
    if (!state.has(id)) listed.at(i).refuse("there is no such player.");
    if (std::ranges::find(players, id) != players.end()) listed.at(i).refuse("this player is listed twice.");
    players.push_back(id);
  }
  for (int i = 1; !listed.given() && i <= std::ssize(state.people); ++i) {
    const auto id = tournament::PlayerId::of(i);
    if (hall.links().of_player(id) == nullptr) players.push_back(id);
  }
  std::vector<desk::Viewer> holders;
  if (listed.faulty()) return holders;
  for (const tournament::PlayerId id : players)
    holders.push_back({desk::DeskRole::Player, state.person(id).name, id});
  return holders;
}

/// Replies the one link that was made.
Hall::LinksMade tell_link(const Pending& pending, const std::string& event) {
  return [reply = pending.reply, event](const std::vector<desk::Links::Made>& made) {
    reply(ok(link_made(event, made.front().link.number, made.front().secret), 201));
  };
}

}  // namespace

desk::wire::LinkMade link_made(const std::string& event, int link, const std::string& secret) {
  return {.event = event,
          .link = std::to_string(link),
          .secret = secret,
          .address = "/desk/" + event + "#" + secret};
}

void list_links(const DeskCall& call) {
  // Whoever hands out cards has to know who has one, and nothing of the staff's links.
  const bool all = desk::may(call.viewer.role, desk::Right::Links);
  std::vector<desk::wire::Link> links = call.hall->links().told();
  if (!all) std::erase_if(links, [](const auto& link) { return link.role != name(desk::DeskRole::Player); });
  call.reply(ok_list("links", links));
}

void make_link(const DeskCall& call) {
  const auto asked = read_body_as<body::MakeLink>(call.request, call.reply);
  if (!asked) return;
  const auto role = desk::find_role(asked->role);
  if (!role) return call.reply(bad_request({"role: there is no such role."}));
  desk::Viewer holder{*role, asked->name, tournament::PlayerId::of(asked->player)};
  const tournament::State& state = call.hall->shown().state();
  const bool is_player = holder.role == desk::DeskRole::Player;
  if (is_player && !state.has(holder.player))
    return call.reply(bad_request({"player: there is no such player."}));
  if (!is_player && holder.name.empty()) return call.reply(bad_request({"name: a name is expected."}));
  if (!is_player && !desk::may(call.viewer.role, desk::Right::Links))
    return call.reply(refusal(403, "not_allowed", tournament::say("staff_links")));
  if (is_player)
    holder.name = state.person(holder.player).name;
  else
    holder.player = {};
  call.hall->make_links(call.viewer.name, {holder}, call.reply, tell_link(call, call.hall->id()));
}

void make_organiser_link(const ApiCall& call) {
  call.with_hall(call.name(), [pending = Pending(call)](const Halls::HallPtr& hall) {
    const std::string founder = hall->shown().entries().front().by;
    hall->make_links(founder, {{desk::DeskRole::Organiser, founder, {}}}, pending.reply,
                     tell_link(pending, hall->id()));
  });
}

void make_cards(const DeskCall& call) {
  const auto body = read_body(call.request, call.reply);
  if (!body) return;
  notation::Fault fault;
  const Node node(*body, fault);
  node.only({"players", "base", "paper"});
  const std::string base(node.at("base").word({}));
  const std::string paper(kPapers[static_cast<std::size_t>(node.at("paper").choice(kPapers, 0))]);
  if (base.size() > kLongestBase) node.at("base").refuse("an address of at most 200 characters is expected.");
  // Old links end with the new ones, so all is looked at first.
  const auto holders = holders_of_cards(node.at("players"), *call.hall);
  if (fault.found()) return call.reply(bad_request(fault.error()));
  if (holders.empty()) return call.reply(problem(400, "bad_request.cards"));
  call.hall->make_links(call.viewer.name, holders, call.reply,
                        [call, base, paper](const auto& made) { print_cards(call, base, paper, made); });
}

void revoke_link(const DeskCall& call) {
  const auto number = notation::read_number(call.names[0], 1, 1'000'000);
  if (!number) return call.reply(not_found());
  call.hall->revoke_link(*number, call.reply);
}

}  // namespace longroad::server
