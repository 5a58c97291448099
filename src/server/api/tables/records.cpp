#include "server/api/tables/records.hpp"

#include "server/table/answers/answers.hpp"
#include "server/table/record/fair.hpp"
#include "server/table/record/replay_text.hpp"

namespace longroad::server {
namespace {

/// The record of a finished game; while it is played, its cards are secret. At a table that is shown later,
/// those who played have it at once with the secret of their seat.
std::optional<std::string> finished_record(const Room& room, const std::string& secret, const Reply& reply) {
  if (room.may_tell_all(secret)) return notation::write_record(room.table().record());
  reply(problem(409, refuse("not_over").why));
  return std::nullopt;
}

/// Whether the record is short enough to be worked on; replies where it is not.
bool short_enough(std::string_view record, const Reply& reply) {
  if (!is_long_record(record)) return true;
  reply(problem(413, "too_long", {{"most", kMostRecordLines}}));
  return false;
}

Response no_record(const Error& error, const games::BadLine& bad) { return ok(bad_record(error, bad), 400); }

void replay(const Pending& pending, std::string record) {
  if (!short_enough(record, pending.reply)) return;
  pending.work_on(pending.house.pools().replays, [record = std::move(record), reply = pending.reply] {
    games::BadLine bad;
    auto text = replay_text(record, kMostReplayBytes, &bad);
    reply(text ? ok_text(std::move(*text)) : no_record(text.error(), bad));
  });
}

}  // namespace

void download_record(const ApiCall& call) {
  call.with_room(call.name(), [secret = call.request.bearer(),
                               reply = call.reply](const Rooms::RoomPtr& room) {
    auto record = finished_record(*room, secret, reply);
    if (!record) return;
    reply({.status = 200,
           .type = "text/plain; charset=utf-8",
           .body = std::move(*record),
           .headers = {{"Content-Disposition", "attachment; filename=\"" + room->table().id() + ".game\""}}});
  });
}

void replay_table(const ApiCall& call) {
  call.with_room(call.name(),
                 [secret = call.request.bearer(), pending = Pending(call)](const Rooms::RoomPtr& room) {
                   if (auto record = finished_record(*room, secret, pending.reply))
                     replay(pending, std::move(*record));
                 });
}

void replay_record(const ApiCall& call) { replay(call, call.request.body); }

void verify_record(const ApiCall& call) {
  if (!short_enough(call.request.body, call.reply)) return;
  const auto check = [text = call.request.body, reply = call.reply] {
    const auto record = notation::read_record(text);
    if (!record) return reply(problem(400, "bad_record", {{"error", record.error().sentence}}));
    games::BadLine bad;
    const auto verdict = verify(*record, &bad);
    reply(verdict ? ok(*verdict) : no_record(verdict.error(), bad));
  };
  call.work_on(call.house.pools().replays, check);
}

}  // namespace longroad::server
