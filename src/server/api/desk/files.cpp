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

/// A tournament as it was when somebody asked.
struct Snapshot {
  std::string event;
  Tournament tournament;
  desk::Links links;
};

Response exported(const std::string& what, const Snapshot& snapshot) {
  const State& state = snapshot.tournament.state();
  const char separator = separator_of(state);
  const auto csv = [&](const std::vector<CsvRow>& rows) {
    return file("text/csv; charset=utf-8", write_csv(rows, separator));
  };
  if (what == "standings.csv") return csv(standings_rows(state, separator));
  if (what == "results.csv") return csv(results_rows(state));
  if (what == "players.csv") return csv(players_rows(state));
  if (what == "event.json") {
    const boost::json::object beside{{"event", snapshot.event}, {"links", snapshot.links.export_json()}};
    return file("application/json", export_json(snapshot.tournament, beside));
  }
  if (what == "report.txt")
    return file("text/plain; charset=utf-8", paper::report_text(state, language_of(state.settings.language)));
  return problem(404, "not_found.export");
}

/// The others have contacts in them.
bool is_for_all_staff(std::string_view what) { return what == "standings.csv" || what == "results.csv"; }

}  // namespace

void export_file(const DeskCall& call) {
  const std::string& what = call.names[0];
  if (!is_for_all_staff(what) && !desk::may(call.viewer.role, desk::Right::Everything))
    return call.reply(refusal(403, "not_allowed", say("organiser_only")));
  const Snapshot snapshot{call.hall->id(), call.hall->shown(), call.hall->links()};
  call.work_on(call.house.pools().paper,
               [what, snapshot, reply = call.reply] { reply(exported(what, snapshot)); });
}

}  // namespace longroad::server
