#include "notation/members.hpp"

#include <boost/json/object.hpp>

namespace longroad::notation {
namespace {

void add_member(std::string& text, std::string_view name, std::string_view value) {
  text += text.size() == 1 ? "\"" : ",\"";
  text += name;
  text += "\":";
  text += value;
}

}  // namespace

Members::Member& Members::next(std::string_view name) {
  if (next_ < members_.size() && members_[next_].name != name) members_.resize(next_);  // another document
  if (next_ == members_.size()) members_.push_back({.name = std::string(name), .text = {}, .number = {}});
  return members_[next_++];
}

void Members::write_all(const boost::json::object& document) {
  begin();
  for (const auto& [name, value] : document) write(name, [&one = value](JsonText& text) { text.value(one); });
}

std::string Members::whole() const {
  std::string text = "{";
  for (const Member& member : members_) add_member(text, member.name, member.text);
  return text + "}";
}

std::string Members::changed() const {
  std::string text = "{";
  for (const Member& member : members_)
    if (member.changed) add_member(text, member.name, member.text);
  return text + "}";
}

}  // namespace longroad::notation
