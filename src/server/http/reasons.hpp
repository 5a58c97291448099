/// Why the server says no, beside what tables and championships refuse; the sentences are in
/// `translations/LANGUAGE/server.json`.
#pragma once

#include <array>
#include <utility>

#include "phrases/reason.hpp"
#include "phrases/sentence.hpp"

namespace longroad::server {

inline constexpr auto kServerReasons = std::to_array<phrases::Declared>({
    {"not_found"},
    {"not_found.blocked"},
    {"not_found.game"},
    {"not_found.export"},
    {"not_found.print"},
    {"not_found.report"},
    {"no_such_table"},
    {"no_such_lesson"},
    {"lesson_changed"},
    {"no_such_account"},
    {"no_such_event"},
    {"bad_request", "error"},
    {"bad_request.http"},
    {"bad_request.object"},
    {"bad_request.report"},
    {"bad_request.settings"},
    {"bad_request.text"},
    {"bad_request.export"},
    {"bad_request.cards"},
    {"bad_record", "error"},
    {"bad_export", "error"},
    {"board", "error"},
    {"refused.tournament", "error"},
    {"too_large", "most"},
    {"too_large.head"},
    {"too_long", "most"},
    {"too_long.export", "most"},
    {"too_fast.address"},
    {"too_fast.link"},
    {"busy"},
    {"busy.database"},
    {"busy.node"},
    {"busy.analysis"},
    {"not_over.record"},
    {"full.tables"},
    {"full.tournaments"},
    {"broken"},
    {"disk.saved"},
    {"foreign"},
    {"socket"},
    {"not_host.server"},
    {"signed_out"},
    {"bad_password"},
    {"bad_code"},
    {"old_code"},
    {"name_taken.account"},
    {"name_reserved"},
    {"needs_account.rated"},
    {"claimed"},
    {"bad_secret"},
    {"bad_secret.report"},
    {"bad_secret.rekeyed"},
    {"bad_secret.substituted"},
    {"no_link.unknown"},
    {"revoked.newer"},
    {"revoked"},
    {"hello_first"},
    {"greeted"},
    {"version"},
    {"no_watchers"},
    {"crowded"},
    {"too_many.places"},
    {"too_many.link_places"},
    {"bad_message.unread", "error"},
    {"bad_message.object"},
    {"bad_message.kind"},
    {"bad_message.id"},
    {"bad_message.hello"},
    {"bad_message.first"},
});
using ServerReason = phrases::Reason<kServerReasons>;

inline phrases::Sentence deny(ServerReason reason, phrases::Values values = {}) {
  return phrases::say("server", reason.word(), std::move(values));
}

}  // namespace longroad::server
