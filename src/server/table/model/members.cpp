#include "server/table/model/members.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace longroad::server {
namespace {

void add_member(std::string& text, const std::pair<std::string, std::string>& member) {
  text += text.size() == 1 ? "\"" : ",\"";
  text += member.first;
  text += "\":";
  text += member.second;
}

}  // namespace

Members members_of(const boost::json::object& view) {
  Members members;
  members.reserve(view.size());
  for (const auto& [key, value] : view) members.emplace_back(key, boost::json::serialize(value));
  return members;
}

std::string whole_text(const Members& members) {
  std::string text = "{";
  for (const auto& member : members) add_member(text, member);
  return text + "}";
}

std::string changed_text(const Members& before, const Members& after) {
  // Views of one game have the same members in the same order, so they are compared pairwise.
  if (before.size() != after.size()) return whole_text(after);
  std::string text = "{";
  for (std::size_t i = 0; i < after.size(); ++i)
    if (before[i] != after[i]) add_member(text, after[i]);
  return text + "}";
}

}  // namespace longroad::server
