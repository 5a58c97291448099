/// What pages of a tournament ask over HTTP (docs/desk.md). Whoever asks shows the secret of a link; what
/// the link may do is checked here, before anything else happens.
#pragma once

#include <array>
#include <boost/json/fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/api/routes.hpp"
#include "server/desk/order.hpp"
#include "server/desk/roles.hpp"
#include "server/house/halls.hpp"
#include "server/http/http.hpp"
#include "server/net/limiter.hpp"

namespace longroad::server {

class DeskApi {
 public:
  explicit DeskApi(House& house) : house_(house) {}

  /// Calls what answers a route of the desk, where this link may ask for it now.
  void run(const Route& route, const ApiCall& call);
  /// For the host of the server, where all organisers have lost theirs: a link for whoever opened the desk.
  void make_organiser_link(const std::string& event, const Reply& reply);

  static constexpr std::array<std::string_view, 2> kPapers{"A4", "Letter"};

 private:
  friend std::span<const Route> routes();  // names what answers

  /// Why this link may not ask for that now.
  std::optional<Response> refuse(const Route& route, const std::string& event, const desk::Viewer& viewer);

  void draw_qr(const ApiCall& call);
  void found(const ApiCall& call);
  void restore(const ApiCall& call);
  /// Beside the loops: an export may be long.
  void restore_export(const Request& request, const Reply& reply);
  void found_with(std::vector<tournament::Entry> entries, const std::string& organiser,
                  const std::optional<Halls::Origin>& origin, const Reply& reply);
  /// Whether there may be another tournament; replies where not.
  bool has_room(const Reply& reply);
  /// The command that somebody sends; replies where it is none.
  static std::optional<desk::Order> read_order(const DeskCall& call);
  /// `LinkMade`.
  static boost::json::object made_json(const std::string& event, int link, const std::string& secret);
  static Response no_such_event();

  // desk_api.cpp
  void document(const DeskCall& call);
  void command(const DeskCall& call);
  void preview(const DeskCall& call);
  // desk_links.cpp
  void list_links(const DeskCall& call);
  void make_link(const DeskCall& call);
  void make_cards(const DeskCall& call);
  void revoke_link(const DeskCall& call);
  // desk_answers.cpp
  void explain(const DeskCall& call);
  void log(const DeskCall& call);
  void board(const DeskCall& call);
  void texts(const DeskCall& call);
  void export_file(const DeskCall& call);
  // desk_prints.cpp
  void missing_glyphs(const DeskCall& call);
  /// Replies the PDF that is drawn, beside the loops.
  void draw(const DeskCall& call, std::function<std::string()> print);
  void print_all(const DeskCall& call);
  void print_game(const DeskCall& call);
  void print_cards(const DeskCall& call, const std::string& base, const std::string& paper,
                   const std::vector<desk::Links::Made>& made);

  House& house_;
  Limiter playing_{{.per_second = 5, .burst = 20}};    // commands of a player's link
  Limiter working_{{.per_second = 10, .burst = 100}};  // of a link of the staff, previews included
  Limiter asking_{{.per_second = 20, .burst = 200}};   // all requests of a link
};

}  // namespace longroad::server
