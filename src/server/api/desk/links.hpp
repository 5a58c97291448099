/// Links over HTTP: who has one, a new one, cards for players, and none any more.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>

#include "server/api/calls/answer.hpp"

namespace longroad::server {

DeskAnswer list_links, make_link, make_cards, revoke_link;
/// For the host of the server, where all organisers have lost theirs: a link for whoever opened the desk.
CallAnswer make_organiser_link;

/// `LinkMade`.
boost::json::object made_json(const std::string& event, int link, const std::string& secret);

}  // namespace longroad::server
