/// What the server answers its host, as tables for a terminal.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>

namespace longroad::cli {

std::string show_tables(const boost::json::value& answer);
/// Names as people count, 3 before 10; below, those that look alike.
std::string show_accounts(const boost::json::value& answer);
std::string show_reports(const boost::json::value& answer);
std::string show_organiser(const boost::json::value& answer);
/// For what has nothing to show.
std::string show_done(const boost::json::value& answer);

}  // namespace longroad::cli
