#include "server/table/model/notice.hpp"

#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <limits>

namespace longroad::server {
namespace {

namespace json = boost::json;
using notation::Node;
using namespace notice;

constexpr int kAnyNumber = std::numeric_limits<int>::max();
constexpr std::array<std::string_view, 4> kChoices{"wait", "bot", "substitute", "end"};
constexpr std::array<std::string_view, 4> kReasons{"played", "agreed", "closed", "abandoned"};

Seat read_seat(const Node& node) { return node.seat(kMaxSeats, Seat::none()); }

/// Names of accounts are hidden: they would outlive an account that is deleted.
json::array texts_of(const std::vector<Person>& people) {
  json::array texts;
  for (const Person& person : people)
    texts.emplace_back(person.has_account() ? hidden(person).text() : person.text());
  return texts;
}

/// One kind of notice: its name on disk, written in one place and read in another.
struct Writer {
  json::object operator()(const Opened& n) const {
    return {{"k", "opened"},
            {"settings", settings_json(n.settings)},
            {"dice", n.dice_secret},
            {"bots", json::array(n.bots.begin(), n.bots.end())},
            {"names", json::array(n.names.begin(), n.names.end())}};
  }
  json::object operator()(const Joined& n) const {
    return {{"k", "joined"},
            {"seat", seat_json(n.seat)},
            {"name", n.sitter.name},
            {"account", n.sitter.account},
            {"secret", n.sitter.secret_fingerprint},
            {"program", n.sitter.program},
            {"guest", n.sitter.guest},
            {"blocks", texts_of(n.sitter.blocked)}};
  }
  json::object operator()(const Left& n) const { return {{"k", "left"}, {"seat", seat_json(n.seat)}}; }
  json::object operator()(const CameBack& n) const { return {{"k", "back"}, {"seat", seat_json(n.seat)}}; }
  json::object operator()(const BotSat& n) const {
    return {{"k", "bot"}, {"seat", seat_json(n.seat)}, {"bot", n.bot}, {"once", n.once}};
  }
  json::object operator()(const Placed& n) const { return {{"k", "placed"}, {"seat", seat_json(n.seat)}}; }
  json::object operator()(const Vacated& n) const { return {{"k", "vacated"}, {"seat", seat_json(n.seat)}}; }
  json::object operator()(const Seeded& n) const {
    return {{"k", "seeded"}, {"seat", seat_json(n.seat)}, {"seed", n.seed}};
  }
  json::object operator()(const Ready& n) const {
    return {{"k", "ready"}, {"seat", seat_json(n.seat)}, {"on", n.on}};
  }
  json::object operator()(const Started& n) const {
    return {{"k", "started"}, {"board", n.board}, {"options", n.options}};
  }
  json::object operator()(const Said& n) const {
    return {{"k", "said"}, {"seat", seat_json(n.seat)}, {"text", n.text}};
  }
  json::object operator()(const Voted& n) const {
    return {{"k", "voted"},
            {"seat", seat_json(n.by)},
            {"about", seat_json(n.about)},
            {"choice", name(n.choice)},
            {"decided", n.decided}};
  }
  json::object operator()(const Muted& n) const {
    return {{"k", "muted"}, {"seat", seat_json(n.by)}, {"about", seat_json(n.seat)}, {"on", n.on}};
  }
  json::object operator()(const Blocked& n) const {
    return {{"k", "blocked"},
            {"seat", seat_json(n.by)},
            {"person", n.person.text()},
            {"name", n.name},
            {"on", n.on}};
  }
  json::object operator()(const Silenced& n) const {
    return {{"k", "silenced"}, {"seat", seat_json(n.seat)}, {"on", n.on}};
  }
  json::object operator()(const Rekeyed& n) const {
    return {{"k", "rekeyed"}, {"seat", seat_json(n.seat)}, {"secret", n.secret_fingerprint}};
  }
  json::object operator()(const Preferred& n) const {
    return {{"k", "preferred"}, {"seat", seat_json(n.by)}, {"auto_refuse", n.auto_refuse}};
  }
  json::object operator()(const Ended& n) const { return {{"k", "ended"}, {"reason", name(n.reason)}}; }
  json::object operator()(const Revealed&) const { return {{"k", "revealed"}}; }
  json::object operator()(const RematchAsked& n) const {
    return {{"k", "rematch"}, {"seat", seat_json(n.by)}, {"table", n.table}};
  }
  json::object operator()(const Limited& n) const {
    return {{"k", "limited"}, {"clock", clock_json(n.clock)}};
  }
  json::object operator()(const Resumed&) const { return {{"k", "resumed"}}; }
};

/// A word for each seat.
std::vector<std::string> read_words(const Node& list) {
  std::vector<std::string> words;
  for (int i = 0, count = list.size(kMaxSeats); i < count; ++i) words.emplace_back(list.at(i).word({}));
  return words;
}

Opened read_opened(const Node& node) {
  return {.settings = read_settings(node.at("settings")),
          .dice_secret = std::string(node.at("dice").word({})),
          .bots = read_words(node.at("bots")),
          .names = read_words(node.at("names"))};
}

Started read_started(const Node& node) {
  Started n;
  if (node.at("board").given()) n.board = *node.at("board").value();
  if (const auto* options = node.at("options").object()) n.options = *options;
  return n;
}

std::string word(const Node& node, std::string_view key) { return std::string(node.at(key).word({})); }

Sitter read_sitter(const Node& node) {
  Sitter sitter{.name = word(node, "name"),
                .account = word(node, "account"),
                .secret_fingerprint = word(node, "secret"),
                .program = node.at("program").flag(false),
                .guest = word(node, "guest")};
  // What stands in a log was taken once, so it is read however long it is.
  const Node blocks = node.at("blocks");
  for (int i = 0, count = blocks.size(kAnyNumber); i < count; ++i)
    sitter.blocked.push_back(Person::from_text(std::string(blocks.at(i).word({}))));
  // Logs of a time when only accounts could be blocked have their names.
  const Node names = node.at("blocked");
  for (int i = 0, count = names.size(kAnyNumber); i < count; ++i)
    sitter.blocked.push_back(Person::account(names.at(i).word({})));
  return sitter;
}

Notice read_by_kind(const Node& node) {
  const std::string_view kind = node.at("k").word({});
  const Seat seat = read_seat(node.at("seat"));
  if (kind == "opened") return read_opened(node);
  if (kind == "joined") return Joined{seat, read_sitter(node)};
  if (kind == "left") return Left{seat};
  if (kind == "back") return CameBack{seat};
  if (kind == "bot") return BotSat{seat, word(node, "bot"), node.at("once").flag(false)};
  if (kind == "placed") return Placed{seat};
  if (kind == "vacated") return Vacated{seat};
  if (kind == "seeded") return Seeded{seat, word(node, "seed")};
  if (kind == "ready") return Ready{seat, node.at("on").flag(true)};
  if (kind == "started") return read_started(node);
  if (kind == "said") return Said{seat, word(node, "text")};
  if (kind == "voted")
    return Voted{seat, read_seat(node.at("about")), Choice(node.at("choice").choice(kChoices, 0)),
                 node.at("decided").flag(false)};
  if (kind == "muted") return Muted{seat, read_seat(node.at("about")), node.at("on").flag(true)};
  if (kind == "blocked")
    return Blocked{seat, Person::from_text(word(node, "person")), word(node, "name"),
                   node.at("on").flag(true)};
  if (kind == "silenced") return Silenced{seat, node.at("on").flag(true)};
  if (kind == "rekeyed") return Rekeyed{seat, word(node, "secret")};
  if (kind == "preferred") return Preferred{seat, node.at("auto_refuse").flag(false)};
  if (kind == "ended") return Ended{EndReason(node.at("reason").choice(kReasons, 0))};
  if (kind == "revealed") return Revealed{};
  if (kind == "rematch") return RematchAsked{seat, word(node, "table")};
  if (kind == "limited") return Limited{read_clock(node.at("clock"))};
  if (kind != "resumed") node.at("k").refuse("an unknown kind of event.");
  return Resumed{};
}

}  // namespace

json::value seat_json(Seat seat) { return seat.is_none() ? json::value() : json::value(seat.index + 1); }

std::string_view name(Choice choice) { return kChoices[static_cast<std::size_t>(choice)]; }
std::string_view name(EndReason reason) { return kReasons[static_cast<std::size_t>(reason)]; }

std::optional<Choice> find_choice(std::string_view text) {
  const auto found = std::ranges::find(kChoices, text);
  if (found == kChoices.end()) return std::nullopt;
  return Choice(found - kChoices.begin());
}

json::object notice_json(const Notice& notice) { return std::visit(Writer{}, notice); }

Result<Notice> read_notice(const json::value& value) {
  notation::Fault fault;
  Notice notice = read_by_kind(Node(value, fault));
  if (fault.found()) return fault.error();
  return notice;
}

}  // namespace longroad::server
