#include "server/api/site/site.hpp"

#include "server/http/qr.hpp"
#include "server/table/answers/answers.hpp"

namespace longroad::server {
namespace {

constexpr std::size_t kLongestQr = 1000;

}  // namespace

void show_health(const ApiCall& call) { call.reply(done()); }

void show_ready(const ApiCall& call) {
  call.reply(call.house.ready() && !call.house.disk().away() ? done() : problem(503, "busy.node"));
}

void show_metrics(const ApiCall& call) {
  call.reply({.status = 200,
              .type = "text/plain; version=0.0.4",
              .body = call.house.metrics().text() + call.house.pools().text(),
              .headers = {}});
}

void show_about(const ApiCall& call) { call.reply(ok(about(call.share))); }

void list_games(const ApiCall& call) { call.reply(ok(games_offered())); }

void draw_qr(const ApiCall& call) {
  const std::string& text = call.request.body;
  if (text.empty() || text.size() > kLongestQr || text.find('\0') != std::string::npos)
    return call.reply(problem(400, "bad_request.text"));
  call.reply({.status = 200, .type = "image/svg+xml", .body = qr_svg(text), .headers = {}});
}

}  // namespace longroad::server
