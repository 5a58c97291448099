#include "server/api/tables/seats.hpp"

#include <fmt/format.h>

#include "server/api/calls/read_body.hpp"
#include "server/api/calls/who_asks.hpp"
#include "server/api/tables/bodies.hpp"
#include "server/http/guest_cookie.hpp"
#include "server/table/answers/answers.hpp"
#include "server/table/model/plain_text.hpp"
#include "server/table/model/secret.hpp"

namespace longroad::server {
namespace {

constexpr int kCookieSeconds = 30 * 86'400;

Response seated_response(const std::string& table, Seat seat, const std::string& secret) {
  Response response = ok(seated(table, seat, secret));
  give_seat_cookie(response, table, secret);
  return response;
}

/// Gives the seat a secret and tells its new owner.
void seat_at(Room& room, Seat seat, Sitter sitter, const Reply& reply) {
  const std::string secret = random_hex(16);
  const std::string table = room.table().id();
  sitter.secret_fingerprint = fingerprint(secret);
  room.join(seat, sitter, [=](const std::variant<Seat, Refused>& result) {
    if (const auto* refused = std::get_if<Refused>(&result)) return reply(problem(409, refused->why));
    reply(seated_response(table, std::get<Seat>(result), secret));
  });
}

}  // namespace

void give_seat_cookie(Response& response, const std::string& table, const std::string& secret) {
  response.headers.emplace_back(
      "Set-Cookie", fmt::format("seat={}; Path=/ws/{}; Max-Age={}; HttpOnly; SameSite=Strict", secret, table,
                                kCookieSeconds));
}

void join_table(const ApiCall& call) {
  const auto asked = read_body_as<body::Join>(call.request, call.reply);
  if (!asked) return;
  const auto name = read_name(asked->name);
  if (!name) return call.reply(bad_request({"name: " + name.error().sentence}));
  const SeatedGuest guest = greet_guest(call.request, call.reply);
  const Pending pending{call.house, call.address, guest.reply};
  with_visitor(call, guest.fingerprint,
               [pending, table = call.name(), name = *name, asked = *asked](Sitter sitter) {
                 sitter.sit_as(name, asked.program);
                 const auto sit = [pending, table, seat = asked.seat, sitter] {
                   pending.with_room(table, [pending, seat, sitter](const Rooms::RoomPtr& room) {
                     seat_at(*room, seat, sitter, pending.reply);
                   });
                 };
                 if (!sitter.account.empty()) return sit();
                 check_guests(pending, {name}, sit);
               });
}

void resume_seat(const ApiCall& call) {
  const auto secret = read_secret(call.request, call.reply);
  if (!secret) return;
  call.with_room(call.name(), [secret = *secret, reply = call.reply](const Rooms::RoomPtr& room) {
    const auto seat = seat_of(room->table().chairs(), secret);
    if (!seat) return reply(problem(403, "bad_secret"));
    reply(seated_response(room->table().id(), *seat, secret));
  });
}

}  // namespace longroad::server
