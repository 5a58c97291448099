#include "server/api/desk/files.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "paper/prints.hpp"
#include "server/http/refusal.hpp"
#include "tournament/files/export.hpp"

namespace longroad::server {
namespace {

using namespace tournament;

Response file(std::string_view type, std::string body) {
  return {.status = 200, .type = std::string(type), .body = std::move(body), .headers = {}};
}

}  // namespace

void export_file(const DeskCall& call) {
  const Tournament& tournament = call.hall->shown();
  const State& state = tournament.state();
  const std::string& what = call.names[0];
  const char separator = separator_of(state);
  const auto reply_csv = [&](const std::vector<CsvRow>& rows) {
    call.reply(file("text/csv; charset=utf-8", write_csv(rows, separator)));
  };
  if (what == "standings.csv") return reply_csv(standings_rows(state, separator));
  if (what == "results.csv") return reply_csv(results_rows(state));
  // The others have contacts in them.
  if (!desk::may(call.viewer.role, desk::Right::Everything))
    return call.reply(refusal(403, "not_allowed", say("organiser_only")));
  if (what == "players.csv") return reply_csv(players_rows(state));
  if (what == "event.json") {
    const boost::json::object beside{{"event", call.hall->id()}, {"links", call.hall->links().export_json()}};
    return call.reply(file("application/json", export_json(tournament, beside)));
  }
  if (what == "report.txt")
    return call.reply(
        file("text/plain; charset=utf-8", paper::report_text(state, language_of(state.settings.language))));
  call.reply(problem(404, "not_found.export"));
}

}  // namespace longroad::server
