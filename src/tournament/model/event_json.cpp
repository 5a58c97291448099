#include "tournament/model/event_json.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "notation/words.hpp"
#include "tournament/model/event_forms.hpp"

namespace longroad::tournament {

std::string_view name(const Event& event) { return notation::name_of(event); }
std::string_view name(Role role) { return notation::word_of(role); }

Result<Role> read_role(std::string_view word) {
  const auto* const found = std::ranges::find(kRoleWords, word);
  if (found != kRoleWords.end()) return static_cast<Role>(found - kRoleWords.begin());
  return Error{fmt::format("{} is no role: say organiser, referee, judge, scorekeeper or check-in.",
                           notation::quote(word))};
}

void write_entry(notation::JsonText& out, const Entry& entry) {
  out.object([&] {
    notation::write_members(out, entry);
    notation::write_kind(out, "do", entry.event);
  });
}

std::string entry_text(const Entry& entry) {
  std::string text;
  notation::JsonText out(text);
  write_entry(out, entry);
  return text;
}

Result<Entry> read_entry(const boost::json::value& value) {
  notation::Fault fault;
  const notation::Node node(value, fault);
  Entry entry;
  notation::read_members(node, entry, notation::kLogged);
  const std::string_view name = node.at("do").word({});
  if (!fault.found() && !notation::read_kind(node, name, entry.event, notation::kLogged))
    node.at("do").refuse(fmt::format("{} is no kind of entry.", notation::quote(name)));
  if (auto* first = std::get_if<event::New>(&entry.event); first != nullptr && !node.at("rules").given())
    first->rules = 1;
  if (!fault.found()) notation::refuse_strangers(node, {"n", "at", "by", "do"}, entry.event);
  if (fault.found()) return fault.error();
  return entry;
}

}  // namespace longroad::tournament
