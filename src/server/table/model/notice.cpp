#include "server/table/model/notice.hpp"

#include <algorithm>
#include <boost/json/value.hpp>
#include <limits>

#include "notation/values/read.hpp"
#include "notation/values/write.hpp"

namespace longroad::notation {

template <>
struct Form<store::Person> {
  static void read(const Node& node, store::Person& person, const As&, Reading) {
    person = store::Person::from_text(std::string(node.word({})));
  }
  static void write(JsonText& out, const store::Person& person) { out.value(person.text()); }
};

}  // namespace longroad::notation

namespace longroad::server {
namespace {

namespace json = boost::json;
using notation::Node;

/// What programs of before wrote otherwise, or not at all.
void read_older(const Node& node, notice::Opened& opened) {
  const Node settings = node.at("settings");
  if (!settings.at("rules").given()) opened.settings.rules = kFirstRevision;
  if (!settings.at("opening").given()) opened.settings.opening = 0;
}
void read_older(const Node& node, notice::Joined& joined) {
  // When only accounts could be blocked it was by name.
  const Node names = node.at("blocked");
  for (int i = 0, count = names.size(std::numeric_limits<int>::max()); i < count; ++i)
    joined.sitter.blocked.push_back(Person::account(names.at(i).word({})));
}
void read_older(const Node&, auto&) {}

}  // namespace

std::string_view name(Choice choice) { return notation::word_of(choice); }
std::string_view name(EndReason reason) { return notation::word_of(reason); }

std::optional<Choice> find_choice(std::string_view text) {
  for (std::size_t i = 0; i < kChoiceWords.size(); ++i)
    if (kChoiceWords[i] == text) return Choice(i);
  return std::nullopt;
}

void write_notice(notation::JsonText& out, const Notice& notice) { notation::write_kind(out, "k", notice); }

Result<Notice> read_notice(const json::value& value) {
  notation::Fault fault;
  const Node node(value, fault);
  Notice notice;
  if (!notation::read_kind(node, node.at("k").word({}), notice, notation::kStored))
    node.at("k").refuse("an unknown kind of event.");
  std::visit([&](auto& read) { read_older(node, read); }, notice);
  if (fault.found()) return fault.error();
  return notice;
}

}  // namespace longroad::server
