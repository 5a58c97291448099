/// The page as a link shows itself where it is sent: a title, a sentence and a picture (Open Graph) in its
/// head. They tell no more than whoever has the link may see, and never how a game went.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>

#include "server/api/calls/call.hpp"

namespace longroad::server {

struct LinkCard {
  std::string title;
  std::string about;
  std::string picture;  // a path of the page
};

/// Of the address; `info` is the `TableInfo` of its table, empty where there is none to tell of.
LinkCard card_of(std::string_view path, const boost::json::object& info, Language language);
/// As elements of a head, for whoever asked at this host.
std::string card_html(const LinkCard& card, const Request& request);

/// Replies with the page; `looks`: a table that it names is looked up for it.
void send_page(const Pending& pending, const Request& request, bool looks);

}  // namespace longroad::server
