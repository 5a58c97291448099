#include "server/desk/links.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "names/names.hpp"
#include "notation/json.hpp"
#include "server/table/model/secret.hpp"

namespace longroad::server::desk {

namespace json = boost::json;
using store::DeskLink;

namespace {

bool opens_for_organiser(const DeskLink& link) {
  return link.role == name(DeskRole::Organiser) && !link.revoked;
}

/// Whether the tournament still knows the holder as what the link says.
bool takes_part(const Viewer& holder, const tournament::State& state) {
  if (holder.role == DeskRole::Player) return state.has(holder.player);
  const auto role = staff_role(holder.role);
  return !role || state.has_role(holder.name, *role);
}

}  // namespace

Viewer holder_of(const DeskLink& link) {
  return {find_role(link.role).value_or(DeskRole::Display), link.name, tournament::PlayerId::of(link.player)};
}

const DeskLink* Links::find(std::string_view secret) const {
  const std::string print = fingerprint(secret);
  const auto found =
      std::ranges::find_if(rows_, [&](const DeskLink& l) { return same_secret(l.fingerprint, print); });
  return found == rows_.end() ? nullptr : &*found;
}

const DeskLink* Links::of_player(tournament::PlayerId player) const {
  const auto good = [&](const DeskLink& l) {
    return l.player == player.number && !player.is_none() && !l.revoked;
  };
  const auto found = std::ranges::find_if(rows_, good);
  return found == rows_.end() ? nullptr : &*found;
}

const DeskLink* Links::of_holder(const DeskLink& holder) const {
  const auto found = std::ranges::find_if(rows_, [&](const DeskLink& l) {
    const bool same = holder.player != 0 ? l.player == holder.player : names::same(l.name, holder.name);
    return same && l.role == holder.role && !l.revoked;
  });
  return found == rows_.end() ? nullptr : &*found;
}

Links::Made Links::make(const Viewer& holder, const std::string& at) const {
  Made made = make_another(holder, at);
  // Everybody has one link for a role: a new secret takes the place of the old.
  if (const DeskLink* old = of_holder(made.link)) made.link.number = old->number;
  return made;
}

Links::Made Links::make_another(const Viewer& holder, const std::string& at) const {
  std::string secret = random_hex(16);
  DeskLink link{.number = static_cast<int>(rows_.size()) + 1,
                .role = std::string(name(holder.role)),
                .name = holder.name,
                .player = holder.player.number,
                .fingerprint = fingerprint(secret),
                .made = at,
                .revoked = false};
  return {std::move(link), std::move(secret)};
}

tournament::Answer<DeskLink> Links::revoke(int number) const {
  if (number < 1 || number > std::ssize(rows_)) return tournament::say("no_link", {{"link", number}});
  DeskLink link = rows_[static_cast<std::size_t>(number) - 1];
  if (link.revoked) return tournament::say("revoked_already");
  link.revoked = true;
  if (ends_organisers({link})) return tournament::say("last_organiser");
  return link;
}

std::vector<DeskLink> Links::of_left(const tournament::State& state) const {
  std::vector<DeskLink> left;
  for (const DeskLink& link : rows_) {
    if (link.revoked || takes_part(holder_of(link), state)) continue;
    left.push_back(link);
    left.back().revoked = true;
  }
  return left;
}

bool Links::ends_organisers(const std::vector<DeskLink>& revoked) const {
  Links rest = *this;
  for (const DeskLink& link : revoked) rest.put(link);
  return organisers() > 0 && rest.organisers() == 0;
}

std::ptrdiff_t Links::organisers() const { return std::ranges::count_if(rows_, opens_for_organiser); }

void Links::put(const DeskLink& link) {
  if (link.number > std::ssize(rows_))
    rows_.push_back(link);
  else
    rows_[static_cast<std::size_t>(link.number) - 1] = link;
}

std::vector<wire::Link> Links::told() const {
  std::vector<wire::Link> links;
  for (const DeskLink& l : rows_)
    links.push_back(
        {.link = std::to_string(l.number),
         .role = l.role,
         .name = l.name,
         .player = l.player == 0 ? std::nullopt : std::optional(tournament::PlayerId::of(l.player)),
         .made = l.made,
         .revoked = l.revoked});
  return links;
}

json::array Links::export_json() const {
  json::array links;
  for (const DeskLink& l : rows_)
    links.push_back({{"role", l.role},
                     {"name", l.name},
                     {"player", l.player},
                     {"fingerprint", l.fingerprint},
                     {"made", l.made},
                     {"revoked", l.revoked}});
  return links;
}

Result<std::vector<DeskLink>> read_links(const json::value& value, const tournament::State& state) {
  constexpr int kMostRead = 2 * static_cast<int>(kMostLinks);  // another one wherever it was taken over
  notation::Fault fault;
  const notation::Node list(value, fault);
  std::vector<DeskLink> links;
  const int count = list.size(kMostRead);
  for (int i = 0; i < count && !fault.found(); ++i) {
    const notation::Node node = list.at(i);
    node.only({"role", "name", "player", "fingerprint", "made", "revoked"});
    DeskLink link{.number = i + 1,
                  .role = std::string(node.at("role").word({})),
                  .name = std::string(node.at("name").word({})),
                  .player = node.at("player").number(0, 0xFFFF, 0),
                  .fingerprint = std::string(node.at("fingerprint").word({})),
                  .made = std::string(node.at("made").word({})),
                  .revoked = node.at("revoked").flag(false)};
    const auto role = find_role(link.role);
    const bool is_player = role == DeskRole::Player;
    const bool known = is_player ? state.has(tournament::PlayerId::of(link.player)) : link.player == 0;
    const bool fits = link.fingerprint.size() == fingerprint("").size() &&
                      link.fingerprint.find_first_not_of("0123456789abcdef") == std::string::npos;
    if (!role || !fits || (!known && !link.revoked)) node.refuse("this is no link of this tournament.");
    links.push_back(std::move(link));
  }
  if (fault.found()) return fault.error();
  return links;
}

}  // namespace longroad::server::desk
