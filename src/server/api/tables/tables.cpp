#include "server/api/tables/tables.hpp"

#include "server/api/calls/read_body.hpp"
#include "server/api/calls/who_asks.hpp"
#include "server/api/tables/seats.hpp"
#include "server/http/guest_cookie.hpp"
#include "server/table/answers/answers.hpp"
#include "server/table/record/replay_text.hpp"
#include "server/table/shown.hpp"

namespace longroad::server {
namespace {

/// What those are called who sit down without an account.
std::vector<std::string> guests_of(const Wish& wish, const Sitter& opener) {
  std::vector<std::string> names;
  for (const SeatWish& seat : wish.seats)
    if (!seat.me.empty() && (seat.here || seat.program || opener.account.empty())) names.push_back(seat.me);
  return names;
}

/// `TableMade`, with the cookie of the first seat that is the opener's.
Response made_response(const Table& table, const std::vector<Claim>& claims) {
  Response response = ok(made(table, claims), 201);
  if (!claims.empty()) give_seat_cookie(response, table.id(), claims.front().secret);
  return response;
}

void open_table(const Pending& pending, const Wish& wish, const Sitter& opener) {
  if (wish.settings.rated && opener.account.empty())
    return pending.reply(problem(403, "needs_account.rated"));
  auto opening = Rooms::open(wish, opener);
  if (!opening) return pending.reply(bad_request(opening.error()));
  pending.house.rooms().adopt(*opening->table,
                              [claims = opening->claims, pending](const Rooms::RoomPtr& room) {
                                if (!room) return pending.reply(no_disk());
                                room->belong_to(pending.address);
                                pending.reply(made_response(room->table(), claims));
                              });
}

/// Opens the table at the moment of the record that was wished for.
void play_from(const Pending& pending, const Wish& wish, const Sitter& opener, const std::string& record) {
  if (is_long_record(record)) return pending.reply(problem(413, "too_long", {{"most", kMostRecordLines}}));
  pending.work_on(pending.house.pools().replays, [pending, wish, opener, record] {
    const auto moment = play_on(wish, record);
    if (!moment) return pending.reply(bad_request(moment.error()));
    open_table(pending, *moment, opener);
  });
}

/// The same, at the end of a finished game that this node or another has.
void play_from_table(const Pending& pending, const Wish& wish, const Sitter& opener) {
  if (Neighbours* const others = pending.house.neighbours()) {
    Request request;
    request.method = "GET";
    request.path = "/api/tables/" + encode_path(wish.from_table) + "/record";
    return others->ask({false, wish.from_table}, std::move(request),
                       [pending, wish, opener](Response record) {
                         if (record.status != 200) return pending.reply(std::move(record));
                         play_from(pending, wish, opener, record.body);
                       });
  }
  pending.with_room(wish.from_table, [pending, wish, opener](const Rooms::RoomPtr& room) {
    if (!room->may_tell_all({})) return pending.reply(problem(409, refuse("not_over").why));
    play_from(pending, wish, opener, notation::write_record(room->table().record()));
  });
}

void make_wished(const Pending& pending, const Wish& wish, const Sitter& opener) {
  if (!wish.from_record.empty()) return play_from(pending, wish, opener, wish.from_record);
  if (wish.from_table.empty()) return open_table(pending, wish, opener);
  play_from_table(pending, wish, opener);
}

}  // namespace

void list_tables(const ApiCall& call) {
  call.reply(ok_text(R"({"tables":)" + call.house.rooms().lobby().list_public() + "}"));
}

void show_table(const ApiCall& call) {
  call.with_room(call.name(), [secret = call.request.bearer(), reply = call.reply](
                                  const Rooms::RoomPtr& room) { reply(ok(room->info_for(secret))); });
}

void make_table(const ApiCall& call) {
  if (!call.house.rooms().has_room(1)) return call.reply(problem(503, "full.tables"));
  const auto body = read_body(call.request, call.reply);
  if (!body) return;
  const auto wish = read_wish(*body);
  if (!wish) return call.reply(bad_request(wish.error()));
  const SeatedGuest guest = greet_guest(call.request, call.reply);
  const Pending pending{call.house, call.address, guest.reply};
  with_visitor(call, guest.fingerprint, [pending, wish = *wish](const Sitter& visitor) {
    check_guests(pending, guests_of(wish, visitor), [pending, wish, visitor] {
      // The disk has other things to do than making games.
      pending.house.loop_of(pending.address).post([=] { make_wished(pending, wish, visitor); });
    });
  });
}

}  // namespace longroad::server
