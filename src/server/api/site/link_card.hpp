/// The page as a link shows itself where it is sent: a title, a sentence and a picture (Open Graph) in its
/// head. They tell no more than whoever has the link may see, and never how a game went.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/api/calls/call.hpp"
#include "server/table/wire/info.hpp"

namespace longroad::server {

struct LinkCard {
  std::string title;
  std::string about;
  std::string picture;  // a path of the page
};

/// The table that an address names; none where there is none to tell of.
using MaybeTable = std::optional<TableInfo>;
LinkCard card_of(std::string_view path, const MaybeTable& info, Language language);
/// As elements of a head, for whoever asked at this host.
std::string card_html(const LinkCard& card, const Request& request);

/// Replies with the page; `looks`: a table that it names is looked up for it.
void send_page(const Pending& pending, const Request& request, bool looks);

}  // namespace longroad::server
