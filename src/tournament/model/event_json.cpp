#include "tournament/model/event_json.hpp"

#include <fmt/format.h>

#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <limits>

#include "notation/json.hpp"
#include "notation/words.hpp"

namespace longroad::tournament {
namespace {

namespace json = boost::json;
using notation::Node;

constexpr std::array<std::string_view, 5> kRoles{"organiser", "referee", "judge", "scorekeeper", "check-in"};
constexpr int kMost = 10'000;  // of anything in one list
constexpr int kMaxInt = std::numeric_limits<int>::max();

// ---- writing

json::value write(const std::string& text) { return json::value(text); }
json::value write(int number) { return number; }
json::value write(std::uint64_t number) { return number; }
json::value write(bool flag) { return flag; }
json::value write(Role role) { return json::value(name(role)); }
json::value write(GameId game) { return json::value(text(game)); }
json::value write(PlayerId player) { return player.number; }
json::value write(const std::optional<std::string>& text) {
  return json::value(*text);
}  // only where it is there
json::value write(const event::NewPlayer& player);
template <class T>
json::value write(const std::vector<T>& list) {
  json::array out;
  for (const T& item : list) out.push_back(write(item));
  return out;
}

struct Writer {
  json::object& out;

  template <class T>
  void operator()(std::string_view key, const T& value) const {
    if (std::is_enum_v<T> || value != T{}) out.emplace(key, write(value));
  }
};

json::value write(const event::NewPlayer& player) {
  json::object out;
  event::NewPlayer::fields(player, Writer{out});
  return out;
}

// ---- reading

void read(const Node& node, std::string& text) { text = node.word(text); }
void read(const Node& node, std::optional<std::string>& text) {
  if (node.given()) text = node.word("");
}
void read(const Node& node, int& number) { number = node.number(0, kMaxInt, number); }
void read(const Node& node, std::uint64_t& number) { number = node.number64(number); }
void read(const Node& node, bool& flag) { flag = node.flag(flag); }
void read(const Node& node, Role& role) {
  role = static_cast<Role>(node.choice(kRoles, static_cast<int>(role)));
}
void read(const Node& node, PlayerId& player) {
  player = PlayerId::of(node.number(0, 0xFFFF, player.number));
}
void read(const Node& node, GameId& game) {
  if (!node.given()) return;
  const Result<GameId> read = read_game(node.word(""), 1);
  if (!read) return node.refuse(read.error().sentence);
  game = *read;
}
void read(const Node& node, event::NewPlayer& player);
template <class T>
void read(const Node& node, std::vector<T>& list) {
  const int size = node.size(kMost);
  for (int i = 0; i < size && !node.faulty(); ++i) read(node.at(i), list.emplace_back());
}

struct Reader {
  const Node& node;

  template <class T>
  void operator()(std::string_view key, T& value) const {
    read(node.at(key), value);
  }
};

void read(const Node& node, event::NewPlayer& player) { event::NewPlayer::fields(player, Reader{node}); }

/// The event of this name among the alternatives of the variant; false where there is none.
template <std::size_t I = 0>
bool read_event(const Node& node, std::string_view name, Event& event) {
  if constexpr (I < std::variant_size_v<Event>) {
    using E = std::variant_alternative_t<I, Event>;
    if (name != E::kName) return read_event<I + 1>(node, name, event);
    E::fields(event.emplace<E>(), Reader{node});
    return true;
  } else {
    return false;
  }
}

/// A key that nobody wrote would be lost when the log is written again.
void refuse_strangers(const Node& node, const Entry& entry) {
  const json::object known = std::visit(
      [&](const auto& event) {
        json::object keys{{"n", 0}, {"at", 0}, {"by", 0}, {"do", 0}};
        event.fields(event, [&](std::string_view key, const auto&) { keys.emplace(key, 0); });
        return keys;
      },
      entry.event);
  for (const auto& member : *node.object()) {
    if (!known.contains(member.key()))
      return node.refuse("there is no " + notation::quote(member.key()) + ".");
  }
}

}  // namespace

std::string_view name(const Event& event) {
  return std::visit([](const auto& e) { return e.kName; }, event);
}

std::string_view name(Role role) { return kRoles[static_cast<std::size_t>(role)]; }

Result<Role> read_role(std::string_view word) {
  for (std::size_t i = 0; i < kRoles.size(); ++i) {
    if (kRoles[i] == word) return static_cast<Role>(i);
  }
  return Error{fmt::format("{} is no role: say organiser, referee, judge, scorekeeper or check-in.",
                           notation::quote(word))};
}

json::object entry_json(const Entry& entry) {
  json::object out{{"n", entry.number}, {"at", entry.at}, {"by", entry.by}, {"do", name(entry.event)}};
  std::visit([&](const auto& event) { event.fields(event, Writer{out}); }, entry.event);
  return out;
}

Result<Entry> read_entry(const json::value& value) {
  notation::Fault fault;
  const Node node(value, fault);
  Entry entry;
  entry.number = node.at("n").number(1, kMaxInt, 0);
  entry.at = node.at("at").word("");
  entry.by = node.at("by").word("");
  const std::string_view name = node.at("do").word("");
  if (!fault.found() && !read_event(node, name, entry.event)) {
    node.at("do").refuse(fmt::format("{} is no kind of entry.", notation::quote(name)));
  }
  if (auto* first = std::get_if<event::New>(&entry.event); first != nullptr && !node.at("rules").given())
    first->rules = 1;
  if (!fault.found()) refuse_strangers(node, entry);
  if (fault.found()) return fault.error();
  return entry;
}

}  // namespace longroad::tournament
