// Links: made with the tournament's consent to who works for it, and revoked.
#include <boost/json/object.hpp>

#include "server/desks/hall.hpp"
#include "server/http/refusal.hpp"
#include "tournament/files/desk.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

/// Staff is named in the log, since rulings count by name.
desk::Refused add_staff(const desk::Viewer& holder, desk::Draft& draft) {
  const auto role = desk::staff_role(holder.role);
  if (!role || draft.state().has_role(holder.name, *role)) return std::nullopt;
  return draft.add(tournament::event::Staff{holder.name, *role});
}

}  // namespace

void Hall::make_links(const std::string& by, const std::vector<desk::Viewer>& holders, const Reply& reply,
                      LinksMade made) {
  if (links_.rows().size() + holders.size() > desk::kMostLinks)
    return reply(refused(tournament::say("too_many_links", {{"most", static_cast<int>(desk::kMostLinks)}})));
  desk::Draft next = draft(by);
  for (const desk::Viewer& holder : holders) {
    if (const auto why = add_staff(holder, next)) return reply(refused(*why));
  }
  std::vector<desk::Links::Made> all;
  std::vector<store::DeskLink> rows;
  for (const desk::Viewer& holder : holders) {
    all.push_back(links_.make(holder, tournament::now_text()));
    rows.push_back(all.back().link);
    links_.put(rows.back());
    close_link(rows.back().number, "revoked.newer");
  }
  head_ = next.tournament();
  for (const desk::Viewer& holder : holders) online_.hand_over_seats(holder.player);
  write(next.entries(), "", rows, [reply, made = std::move(made), all = std::move(all)](bool kept) {
    if (!kept) return reply(no_disk());
    made(all);
  });
}

void Hall::revoke_link(int number, const Reply& reply) {
  const auto link = links_.revoke(number);
  if (!link) return reply(refused(link.why()));
  links_.put(*link);
  close_link(number, "revoked");
  online_.hand_over_seats(tournament::PlayerId::of(link->player));
  write({}, "", {*link}, [reply](bool kept) { reply(kept ? ok(json::object()) : no_disk()); });
}

std::vector<store::DeskLink> Hall::close_links_of_left() {
  auto left = links_.of_left(head_.state());
  for (const store::DeskLink& link : left) {
    links_.put(link);
    close_link(link.number, "revoked");
  }
  return left;
}

void Hall::close_link(int number, ServerReason why) {
  for (Guest& guest : guests_.all())
    if (guest.link == number) complain(guest, deny(why), true);
}

}  // namespace longroad::server
