/// What pages of a tournament ask over HTTP (docs/desk.md). Whoever asks shows the secret of a link; what
/// the link may do is checked here, before anything else happens.
#pragma once

#include <array>
#include <boost/json/fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/desk/order.hpp"
#include "server/desk/roles.hpp"
#include "server/house/halls.hpp"
#include "server/http/http.hpp"
#include "server/net/limiter.hpp"

namespace longroad::server {

class DeskApi {
 public:
  explicit DeskApi(House& house) : house_(house) {}

  /// Whether the path is one of these.
  static bool has(std::string_view path);
  void handle(const Request& request, const Reply& reply);
  /// For the host of the server, where all organisers have lost theirs: a link for whoever opened the desk.
  void make_organiser_link(const std::string& event, const Reply& reply);

  /// A request of somebody whose link is good.
  struct Visit {
    Halls::HallPtr hall;
    desk::Viewer viewer;
    Request request;
    std::vector<std::string> words;  // of the path behind the tournament's id
    Reply reply;
  };
  struct Route {
    std::string_view method;
    std::string_view path;  // behind the tournament's id; a `*` stands for any word
    std::optional<desk::Right> right;
    void (DeskApi::*run)(const Visit& visit);
  };
  static std::span<const Route> routes();
  static constexpr std::array<std::string_view, 2> kPapers{"A4", "Letter"};

 private:
  static const Route* find_route(std::string_view method, const std::vector<std::string>& words);

  void found(const Request& request, const Reply& reply);
  void restore(const Request& request, const Reply& reply);
  /// Beside the loops: an export may be long.
  void restore_export(const Request& request, const Reply& reply);
  void found_with(std::vector<tournament::Entry> entries, const std::string& organiser,
                  const std::optional<Halls::Origin>& origin, const Reply& reply);
  void visit(const Request& request, const std::vector<std::string>& words, const Reply& reply);

  /// The object that a request holds, or the reply that says what is wrong with it.
  static std::optional<boost::json::value> read_body(const Request& request, const Reply& reply,
                                                     std::size_t most = kMostBody);
  /// Whether this address may found another tournament now; replies where it may not.
  bool may_found(const Request& request, const Reply& reply);
  /// The command that somebody sends, where this link may send another one now.
  std::optional<desk::Order> read_order(const Visit& visit);
  /// `LinkMade`.
  static boost::json::object made_json(const std::string& event, int link, const std::string& secret);
  static Response not_found();
  static Response no_such_event();

  // desk_api.cpp
  void document(const Visit& visit);
  void command(const Visit& visit);
  void preview(const Visit& visit);
  // desk_links.cpp
  void list_links(const Visit& visit);
  void make_link(const Visit& visit);
  void make_cards(const Visit& visit);
  void revoke_link(const Visit& visit);
  // desk_answers.cpp
  void explain(const Visit& visit);
  void log(const Visit& visit);
  void board(const Visit& visit);
  void texts(const Visit& visit);
  void export_file(const Visit& visit);
  // desk_prints.cpp
  void missing_glyphs(const Visit& visit);
  /// Replies the PDF that is drawn, beside the loops.
  void draw(const Visit& visit, std::function<std::string()> print);
  void print_all(const Visit& visit);
  void print_game(const Visit& visit);
  void print_cards(const Visit& visit, const std::string& base, const std::string& paper,
                   const std::vector<desk::Links::Made>& made);

  House& house_;
  static constexpr std::size_t kMostBody = 256 * 1024;  // the players of a whole hall
  Limiter founding_{{.per_second = 0.1, .burst = 10}};
  Limiter playing_{{.per_second = 5, .burst = 20}};    // commands of a player's link
  Limiter working_{{.per_second = 10, .burst = 100}};  // of a link of the staff, previews included
  Limiter asking_{{.per_second = 20, .burst = 200}};   // all requests of a link
};

}  // namespace longroad::server
