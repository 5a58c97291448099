#include "notation/members.hpp"

#include <boost/json/object.hpp>

namespace longroad::notation {
namespace {

void add_member(std::string& text, std::string_view name, std::string_view value) {
  text += text.back() == '{' ? "\"" : ",\"";
  text += name;
  text += "\":";
  text += value;
}

}  // namespace

Members::Member& Members::next(std::string_view name) {
  if (next_ < members_.size() && members_[next_].name != name) members_.resize(next_);  // another document
  if (next_ == members_.size())
    members_.push_back({.name = std::string(name), .text = {}, .number = {}, .items = {}});
  return members_[next_++];
}

void Members::write_all(const boost::json::object& document) {
  begin();
  for (const auto& [name, value] : document) write(name, [&one = value](JsonText& text) { text.value(one); });
}

std::string Members::joined(const std::vector<Item>& items) {
  std::string text = "[";
  for (const Item& item : items) text.append(text.size() == 1 ? "" : ",").append(item.text);
  return text + "]";
}

void Members::add_whole(std::string& object) const {
  for (const Member& member : members_) add_member(object, member.name, member.text);
}

void Members::add_changed(std::string& object) const {
  for (const Member& member : members_)
    if (member.changed) add_member(object, member.name, member.text);
}

std::string Members::whole() const {
  std::string text = "{";
  add_whole(text);
  return text + "}";
}

std::string Members::changed() const {
  std::string text = "{";
  add_changed(text);
  return text + "}";
}

}  // namespace longroad::notation
