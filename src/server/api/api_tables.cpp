/// Making, finding and joining tables.

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "notation/json.hpp"
#include "server/api/api.hpp"
#include "server/api/bodies.hpp"
#include "server/http/guest_cookie.hpp"
#include "server/table/model/plain_text.hpp"
#include "server/table/model/secret.hpp"
#include "server/table/record/replay_text.hpp"
#include "server/table/shown.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

constexpr int kCookieSeconds = 30 * 86'400;

json::object seated_json(const std::string& table, Seat seat, const std::string& secret) {
  return {{"seat", seat.index + 1}, {"secret", secret}, {"resume", "/t/" + table + "#" + secret}};
}

/// Only the socket of this table is sent the cookie, and no script can read it.
void give_cookie(Response& response, const std::string& table, const std::string& secret) {
  response.headers.emplace_back(
      "Set-Cookie", fmt::format("seat={}; Path=/ws/{}; Max-Age={}; HttpOnly; SameSite=Strict", secret, table,
                                kCookieSeconds));
}

/// Gives the seat a secret and tells its new owner.
void seat_at(Room& room, Seat seat, Sitter sitter, const Reply& reply) {
  const std::string secret = random_hex(16);
  const std::string table = room.table().id();
  sitter.secret_fingerprint = fingerprint(secret);
  room.join(seat, sitter, [=](const std::variant<Seat, Refused>& result) {
    if (const auto* refused = std::get_if<Refused>(&result)) return reply(problem(409, refused->why));
    Response response = ok(seated_json(table, std::get<Seat>(result), secret));
    give_cookie(response, table, secret);
    reply(std::move(response));
  });
}

/// What those are called who sit down without an account.
std::vector<std::string> guests_of(const Wish& wish, const Sitter& opener) {
  std::vector<std::string> names;
  for (const SeatWish& seat : wish.seats)
    if (!seat.me.empty() && (seat.here || seat.program || opener.account.empty())) names.push_back(seat.me);
  return names;
}

}  // namespace

void Api::list_tables(const ApiCall& call) {
  call.reply(ok_text(R"({"tables":)" + house_.lobby().list_public() + "}"));
}

void Api::show_table(const ApiCall& call) {
  with_room(call.name(), call.reply,
            [secret = call.request.bearer(), reply = call.reply](const House::RoomPtr& room) {
              reply(ok(room->info_for(secret)));
            });
}

void Api::make_table(const ApiCall& call) {
  if (!house_.has_room(1)) return call.reply(problem(503, "full.tables"));
  const auto body = read_body(call.request, call.reply);
  if (!body) return;
  auto wish = read_wish(*body);
  if (!wish) return call.reply(bad_request(wish.error()));
  const SeatedGuest guest = greet_guest(call.request, call.reply);
  with_visitor(call.request, guest.fingerprint,
               [this, wish = *wish, asker = call.request.remote, reply = guest.reply](const Sitter& visitor) {
                 check_guests(guests_of(wish, visitor), reply, [this, wish, visitor, asker, reply] {
                   // The disk has other things to do than making games.
                   house_.loop_of(asker).post([=, this] { make_wished(wish, visitor, asker, reply); });
                 });
               });
}

void Api::check_guests(std::vector<std::string> names, const Reply& reply, std::function<void()> go_on) {
  if (names.empty()) return go_on();
  const auto taken = std::make_shared<bool>(false);
  house_.disk().submit(
      [taken, names = std::move(names)](store::Store& store) {
        *taken = std::ranges::any_of(
            names, [&](const std::string& name) { return store::Accounts(store).reserved(name); });
      },
      [taken, reply, go_on = std::move(go_on)](bool) {
        if (!*taken) return go_on();
        reply(problem(409, "name_reserved"));
      });
}

void Api::make_wished(const Wish& wish, const Sitter& opener, const std::string& asker, const Reply& reply) {
  const auto play_from = [this, wish, opener, asker, reply](const std::string& record) {
    if (is_long_record(record)) return reply(problem(413, "too_long", {{"most", kMostRecordLines}}));
    work_on(house_.pools().replays, asker, reply, [this, wish, opener, asker, record, reply] {
      const auto moment = play_on(wish, record);
      if (!moment) return reply(bad_request(moment.error()));
      open_table(*moment, opener, asker, reply);
    });
  };
  if (!wish.from_record.empty()) return play_from(wish.from_record);
  if (wish.from_table.empty()) return open_table(wish, opener, asker, reply);
  with_room(wish.from_table, reply, [play_from, reply](const House::RoomPtr& room) {
    if (!room->may_tell_all({})) return reply(problem(409, refuse("not_over").why));
    play_from(notation::write_record(room->table().record()));
  });
}

void Api::open_table(const Wish& wish, const Sitter& opener, const std::string& asker, const Reply& reply) {
  if (wish.settings.rated && opener.account.empty()) return reply(problem(403, "needs_account.rated"));
  auto opening = house_.open(wish, opener);
  if (!opening) return reply(bad_request(opening.error()));
  const auto claims = opening->claims;
  house_.adopt(*opening->table, [claims, asker, reply](const House::RoomPtr& room) {
    if (!room) return reply(no_disk());
    room->belong_to(asker);
    const std::string& id = room->table().id();
    json::array seats;
    for (const auto& claim : claims) seats.push_back(seated_json(id, claim.seat, claim.secret));
    Response response =
        ok(json::object{{"table", id}, {"seats", std::move(seats)}, {"info", info_json(room->table())}}, 201);
    if (!claims.empty()) give_cookie(response, id, claims.front().secret);
    reply(std::move(response));
  });
}

void Api::join(const ApiCall& call) {
  const auto asked = body::read<body::Join>(call.request, call.reply);
  if (!asked) return;
  const auto name = read_name(asked->name);
  if (!name) return call.reply(bad_request({"name: " + name.error().sentence}));
  const SeatedGuest guest = greet_guest(call.request, call.reply);
  with_visitor(call.request, guest.fingerprint,
               [this, table = call.name(), seat = asked->seat, program = asked->program, name = *name,
                reply = guest.reply](Sitter sitter) {
                 sitter.sit_as(name, program);
                 check_guests(sitter.account.empty() ? std::vector{name} : std::vector<std::string>(), reply,
                              [this, table, seat, sitter, reply] {
                                with_room(table, reply, [seat, sitter, reply](const House::RoomPtr& room) {
                                  seat_at(*room, seat, sitter, reply);
                                });
                              });
               });
}

void Api::resume(const ApiCall& call) {
  const auto body = read_body(call.request, call.reply);
  if (!body) return;
  notation::Fault fault;
  const std::string secret(notation::Node(*body, fault).at("secret").word({}));
  with_room(call.name(), call.reply, [secret, reply = call.reply](const House::RoomPtr& room) {
    const auto seat = room->table().seat_of(secret);
    if (!seat) return reply(problem(403, "bad_secret"));
    Response response = ok(seated_json(room->table().id(), *seat, secret));
    give_cookie(response, room->table().id(), secret);
    reply(std::move(response));
  });
}

}  // namespace longroad::server
