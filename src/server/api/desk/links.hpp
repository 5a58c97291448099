/// Links over HTTP: who has one, a new one, cards for players, and none any more.
#pragma once

#include <string>

#include "server/api/calls/answer.hpp"
#include "server/desk/wire/answers.hpp"

namespace longroad::server {

DeskAnswer list_links, make_link, make_cards, revoke_link;
/// For the host of the server, where all organisers have lost theirs: a link for whoever opened the desk.
CallAnswer make_organiser_link;

desk::wire::LinkMade link_made(const std::string& event, int link, const std::string& secret);

}  // namespace longroad::server
