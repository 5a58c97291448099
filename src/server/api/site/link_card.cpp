#include "server/api/site/link_card.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cctype>

#include "notation/values/value.hpp"
#include "phrases/sentence.hpp"
#include "phrases/translations.hpp"
#include "server/http/gzip.hpp"
#include "server/http/page.hpp"
#include "server/table/model/secret.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestHost = 255;

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

std::string text_member(const json::object& info, std::string_view name) {
  const json::value* found = info.if_contains(name);
  return found != nullptr && found->is_string() ? std::string(found->as_string()) : std::string();
}

/// `Ada, Ben, Cleo`.
std::string players_of(const json::object& info) {
  std::string names;
  const json::value* seats = info.if_contains("seats");
  if (seats == nullptr) return names;
  for (const json::value& seat : seats->as_array())
    if (const std::string name = text_member(seat.as_object(), "name"); !name.empty())
      names += (names.empty() ? "" : ", ") + name;
  return names;
}

std::string table_about(const json::object& info, Language language) {
  using store::TableState;
  const std::string state = text_member(info, "state");
  if (state == notation::word_of(TableState::Over)) return say_link(language, "table_over");
  if (state == notation::word_of(TableState::Playing) && info.at("watchers").as_bool())
    return say_link(language, "table_playing");
  if (state != notation::word_of(TableState::Waiting)) return say_link(language, "table_about");
  const auto free = std::ranges::count_if(info.at("seats").as_array(), [](const json::value& seat) {
    return text_member(seat.as_object(), "name").empty();
  });
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

bool shows_table(const PagePath& at) {
  return (at.page == "t" || at.page == "replay" || at.page == "analyse") && is_table_id(at.word);
}

}  // namespace

LinkCard card_of(std::string_view path, const json::object& info, Language language) {
  const PagePath at = read_page_path(path);
  const auto say = [&](std::string_view code, const phrases::Values& values = {}) {
    return say_link(language, code, values);
  };
  const std::string game = game_words(language, text_member(info, "game"));
  if (at.page == "t")
    return {say("table", {{"game", game}}), table_about(info, language), "/cards/table.jpg"};
  if (at.page == "replay")
    return {say("replay", {{"game", game}}), say("replay_about", {{"players", players_of(info)}}),
            "/cards/replay.jpg"};
  if (at.page == "analyse")
    return {say("analysis", {{"game", game}}), say("analysis_about", {{"players", players_of(info)}}),
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
  const auto send = [request, reply = pending.reply](const json::object& info) {
    Response page = first_page(card_html(card_of(request.path, info, request.language), request));
    reply(request.takes_gzip ? gzipped(std::move(page)) : std::move(page));
  };
  const PagePath at = read_page_path(request.path);
  if (!looks || !shows_table(at)) return send({});
  pending.house.with_room(std::string(at.word), [send](const House::RoomPtr& room) {
    send(room ? room->info_for({}) : json::object());
  });
}

}  // namespace longroad::server
