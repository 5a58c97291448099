#include "server/api/site/link_card.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cctype>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "notation/json.hpp"
#include "notation/values/read.hpp"
#include "notation/values/value.hpp"
#include "phrases/sentence.hpp"
#include "phrases/translations.hpp"
#include "server/http/gzip.hpp"
#include "server/http/page.hpp"
#include "server/table/model/secret.hpp"

namespace longroad::server {
namespace {

constexpr std::size_t kLongestHost = 255;
/// For a node to say what it knows of a table.
constexpr Time kTablePatience = 1'000;

/// The words of an address: `/t/abc` is a page with one.
struct PagePath {
  std::string_view page;
  std::string_view word;
};

PagePath read_page_path(std::string_view path) {
  if (path.starts_with('/')) path.remove_prefix(1);
  const std::string_view page = path.substr(0, path.find('/'));
  path.remove_prefix(std::min(page.size() + 1, path.size()));
  return {page, path.substr(0, path.find('/'))};
}

std::string say_link(Language language, std::string_view code, const phrases::Values& values = {}) {
  return phrases::fill(phrases::phrase(language, "links", code), values);
}

std::string game_words(Language language, std::string_view game) {
  const auto& book = phrases::book(language, "links");
  const auto found = book.find("game_" + std::string(game));
  return found != book.end() ? found->second : say_link(language, "a_game");
}

/// `Ada, Ben, Cleo`.
std::string players_of(const TableInfo& info) {
  std::string names;
  for (const SeatInfo& seat : info.seats)
    if (seat.name) names += (names.empty() ? "" : ", ") + *seat.name;
  return names;
}

/// What waits at the table; little where there is none, or whoever has the link may not watch.
std::string table_about(const MaybeTable& info, Language language) {
  using store::TableState;
  if (info && info->state == TableState::Over) return say_link(language, "table_over");
  if (info && info->state == TableState::Playing && info->watchers)
    return say_link(language, "table_playing");
  const auto is_free = [](const SeatInfo& seat) { return !seat.name; };
  const auto free =
      info && info->state == TableState::Waiting ? std::ranges::count_if(info->seats, is_free) : 0;
  return say_link(language, free > 0 ? "table_free" : "table_about", {{"free", free}});
}

std::string in_attribute(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '&' || c == '<' || c == '>' || c == '"' || c == '\'')
      out += fmt::format("&#{};", static_cast<int>(c));
    else
      out += c;
  }
  return out;
}

/// Where pictures are fetched from by those who have only the card; empty where the host is none.
std::string origin_of(const Request& request) {
  const auto fits = [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '.' || c == '-' || c == ':' || c == '[' || c == ']';
  };
  if (request.host.empty() || request.host.size() > kLongestHost || !std::ranges::all_of(request.host, fits))
    return "";
  return (request.secure ? "https://" : "http://") + request.host;
}

/// What a card says of a table that another node has.
struct SeatGlimpse {
  std::optional<std::string> name{};
  static void fields(auto f) { f("name", &SeatGlimpse::name); }
};
struct TableGlimpse {
  std::string game{};
  store::TableState state{};
  std::vector<SeatGlimpse> seats{};
  bool watchers = true;
  static void fields(auto f) {
    LONGROAD_FIELDS(f, game, state);
    f("seats", &TableGlimpse::seats, {.high = kMaxSeats});
    f("watchers", &TableGlimpse::watchers);
  }
};

MaybeTable read_glimpse(const Response& answer) {
  if (answer.status != 200) return std::nullopt;
  const auto document = notation::parse_json(answer.body);
  if (!document) return std::nullopt;
  const auto glimpse = notation::read_document<TableGlimpse>(*document, notation::kStored);
  if (!glimpse) return std::nullopt;
  TableInfo info{.game = glimpse->game, .state = glimpse->state, .watchers = glimpse->watchers};
  for (const SeatGlimpse& seat : glimpse->seats) info.seats.emplace_back().name = seat.name;
  return info;
}

/// Asks whichever node has the table. Where that takes long, the page does without: somebody waits for it.
void ask_nodes(const Pending& pending, Neighbours& nodes, const std::string& table,
               std::function<void(const MaybeTable& info)> send) {
  const auto once = [sent = std::make_shared<std::atomic_flag>(),
                     send = std::move(send)](const MaybeTable& info) {
    if (!sent->test_and_set()) send(info);
  };
  Loop& loop = pending.house.loop_of(table);
  loop.post([&loop, once] {
    const auto timer = std::make_shared<Timer>(loop);
    // The timer is held by what it does.
    timer->set(kTablePatience, [timer, once] { once({}); });
  });
  Request request;
  request.method = "GET";
  request.path = "/api/tables/" + table;
  nodes.ask({false, table}, std::move(request), [once](Response answer) { once(read_glimpse(answer)); });
}

bool shows_table(const PagePath& at) {
  return (at.page == "t" || at.page == "replay" || at.page == "analyse") && is_table_id(at.word);
}

}  // namespace

LinkCard card_of(std::string_view path, const MaybeTable& info, Language language) {
  const PagePath at = read_page_path(path);
  const auto say = [&](std::string_view code, const phrases::Values& values = {}) {
    return say_link(language, code, values);
  };
  const std::string game = game_words(language, info ? info->game : "");
  const std::string players = info ? players_of(*info) : "";
  if (at.page == "t")
    return {say("table", {{"game", game}}), table_about(info, language), "/cards/table.jpg"};
  if (at.page == "replay")
    return {say("replay", {{"game", game}}), say("replay_about", {{"players", players}}),
            "/cards/replay.jpg"};
  if (at.page == "analyse")
    return {say("analysis", {{"game", game}}), say("analysis_about", {{"players", players}}),
            "/cards/analysis.jpg"};
  if (at.page == "desk") return {say("tournament"), say("tournament_about"), "/cards/tournament.jpg"};
  if (at.page == "learn") return {say("learn"), say("learn_about"), "/cards/learn.jpg"};
  if (at.page == "rules")
    return {say("rules", {{"game", game_words(language, at.word)}}), say("rules_about"), "/cards/learn.jpg"};
  return {say("home"), say("home_about"), "/cards/home.jpg"};
}

std::string card_html(const LinkCard& card, const Request& request) {
  std::string out;
  const auto add = [&](std::string_view name, std::string_view value) {
    out += fmt::format("    <meta property=\"og:{}\" content=\"{}\" />\n", name, in_attribute(value));
  };
  add("site_name", "Longroad");
  add("type", "website");
  add("title", card.title);
  add("description", card.about);
  add("image", origin_of(request) + card.picture);
  add("image:width", "1200");
  add("image:height", "630");
  out += "    <meta name=\"twitter:card\" content=\"summary_large_image\" />\n  ";
  return out;
}

void send_page(const Pending& pending, const Request& request, bool looks) {
  const auto send = [request, reply = pending.reply](const MaybeTable& info) {
    Response page = first_page(card_html(card_of(request.path, info, request.language), request));
    reply(request.takes_gzip ? gzipped(std::move(page)) : std::move(page));
  };
  const PagePath at = read_page_path(request.path);
  if (!looks || !shows_table(at)) return send({});
  if (Neighbours* const nodes = pending.house.neighbours())
    return ask_nodes(pending, *nodes, std::string(at.word), send);
  pending.house.rooms().with(std::string(at.word), [send](const Rooms::RoomPtr& room) {
    send(room ? MaybeTable(room->info_for({})) : std::nullopt);
  });
}

}  // namespace longroad::server
