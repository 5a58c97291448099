#include "server/actors/hall.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "notation/json.hpp"
#include "server/actors/halls.hpp"
#include "server/actors/house.hpp"
#include "store/desks.hpp"
#include "tournament/files/desk.hpp"
#include "tournament/model/event_json.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

/// Pages are told five times a second at most.
constexpr Time kBetweenTellings = 200;
/// Sockets; a display may hang in several places.
constexpr int kMostOfALink = 50;

/// Who leaves a table that plays, and turn limits, also where they are taken back.
bool concerns_tables(const tournament::Event& event) {
  using namespace tournament::event;
  return std::holds_alternative<Drop>(event) || std::holds_alternative<Disqualify>(event) ||
         std::holds_alternative<Remove>(event) || std::holds_alternative<Limit>(event) ||
         std::holds_alternative<Undo>(event);
}

std::shared_ptr<const std::string> text_of(const json::object& message) {
  return std::make_shared<const std::string>(json::serialize(message));
}

}  // namespace

Hall::Hall(House& house, Loop& loop, std::string id, Kept kept)
    : house_(house),
      loop_(loop),
      id_(std::move(id)),
      head_(std::move(kept.head)),
      shown_(std::move(kept.shown)),
      links_(std::move(kept.links)),
      commands_(std::move(kept.commands)),
      documents_(id_, shown_),
      telling_(loop),
      flying_later_(loop) {}

std::variant<desk::Viewer, Hall::Stranger> Hall::viewer_of(std::string_view secret) const {
  const store::DeskLink* link = links_.find(secret);
  if (link == nullptr) return Stranger{false};
  if (link->revoked) return Stranger{true};
  desk::Viewer viewer = desk::holder_of(*link);
  if (shown_.state().has(viewer.player)) viewer.name = shown_.state().person(viewer.player).name;
  return viewer;
}

// ---- the log

void Hall::keep(desk::Draft draft, const std::string& command, std::function<void(bool)> then) {
  const auto entries = draft.entries();
  head_ = std::move(draft).take();
  if (!command.empty()) commands_.insert(command);
  write(entries, command, close_links_of_left(), std::move(then));
}

void Hall::write(const std::vector<tournament::Entry>& entries, const std::string& command,
                 const std::vector<store::DeskLink>& links, std::function<void(bool)> then) {
  if (broken_) return then(false);
  const std::size_t version = head_.entries().size();
  std::vector<store::DeskEntry> rows;
  for (const tournament::Entry& entry : entries)
    rows.push_back({entry.number, json::serialize(entry_json(entry)), command});
  waiting_.push_back({version, std::move(then)});
  const std::weak_ptr<Hall> self = weak_from_this();
  house_.disk().submit(
      [id = id_, rows = std::move(rows), links, over = head_.state().final.finished()](store::Store& store) {
        store::Desks desks(store);
        desks.append_all(id, rows);
        for (const auto& link : links) desks.set_link(id, link);
        desks.set_desk(id, over);
      },
      [self, &loop = loop_, version](bool done) {
        loop.post([self, version, done] {
          const auto hall = self.lock();
          if (!hall) return;
          if (done)
            hall->kept(version);
          else
            hall->broke();
        });
      });
}

void Hall::kept(std::size_t version) {
  if (broken_) return;
  const bool news = shown_.entries().size() < version;
  bool ruled = false;
  while (shown_.entries().size() < version) {
    const tournament::Entry& entry = head_.entries()[shown_.entries().size()];
    ruled = ruled || concerns_tables(entry.event);
    shown_.add(entry);
  }
  std::vector<Waiting> ready;
  std::erase_if(waiting_, [&](Waiting& waiting) {
    if (waiting.version > version) return false;
    ready.push_back(std::move(waiting));
    return true;
  });
  if (news) changed();
  if (ruled) tell_tables();
  for (const Waiting& waiting : ready) waiting.tell(true);
  if (news) fly();
}

void Hall::broke() {
  if (broken_) return;
  broken_ = true;
  for (auto& [key, guest] : guests_)
    turn_away(guest, "disk",
              "The server can't write to its disk; nothing after the last confirmed entry counts.");
  for (const Waiting& waiting : std::exchange(waiting_, {})) waiting.tell(false);
  house_.halls().drop(id_);
}

// ---- the sockets

void Hall::changed() {
  documents_.refresh();
  if (telling_.waiting()) return;
  const Time since = clock_now() - told_at_;
  if (since >= kBetweenTellings) return tell_guests();
  telling_.set(kBetweenTellings - since, [this] { tell_guests(); });
}

void Hall::tell_guests() {
  told_at_ = clock_now();
  for (auto& [key, guest] : guests_)
    if (guest.link != 0 && documents_.mark(guest.viewer) != guest.told) tell(guest);
}

void Hall::tell(Guest& guest) {
  guest.told = documents_.mark(guest.viewer);
  guest.connection->send(std::make_shared<const std::string>(fmt::format(
      R"({{"t":"state","now":"{}","state":{}}})", tournament::now_text(), documents_.text(guest.viewer))));
}

void Hall::turn_away(Guest& guest, std::string_view code, std::string_view sentence) {
  guest.connection->send(text_of({{"t", "error"}, {"code", code}, {"error", sentence}, {"closing", true}}));
  guest.connection->close();
}

void Hall::enter(std::shared_ptr<Connection> connection, std::string) {
  Connection* key = connection.get();
  guests_.try_emplace(key, Guest{.connection = std::move(connection), .number = ++entered_});
}

void Hall::exit(Connection& connection) { guests_.erase(&connection); }

void Hall::receive(Connection& connection, std::string_view text) {
  const auto found = guests_.find(&connection);
  if (found == guests_.end()) return;
  Guest& guest = found->second;
  ++house_.metrics().messages_in;
  if (house_.limited() && !guest.rate.take(clock_now()))
    return turn_away(guest, "too_fast", "Too many messages at once; wait a moment.");
  const auto value = notation::parse_json(text);
  notation::Fault fault;
  const json::value nothing;
  const notation::Node message(value ? *value : nothing, fault);
  const std::string_view type = message.at("t").word({});
  if (type == "ping" && guest.link != 0) return guest.connection->send(text_of({{"t", "pong"}}));
  const bool hello = type == "hello" && guest.link == 0 && message.at("v").number(0, 1000, 0) == 1;
  const std::string_view secret = message.at("secret").word({});
  if (!hello || fault.found())
    return turn_away(guest, "bad_message", "The first message is hello; ping may follow.");
  hear_hello(guest, secret);
}

void Hall::make_room(int link) {
  int count = 0;
  Guest* oldest = nullptr;
  for (auto& [key, guest] : guests_) {
    if (guest.link != link) continue;
    ++count;
    if (oldest == nullptr || guest.number < oldest->number) oldest = &guest;
  }
  if (count < kMostOfALink) return;
  turn_away(*oldest, "too_many", "This link is open in too many places.");
  oldest->link = 0;
}

void Hall::hear_hello(Guest& guest, std::string_view secret) {
  const auto found = viewer_of(secret);
  if (const auto* stranger = std::get_if<Stranger>(&found)) {
    if (stranger->revoked) return turn_away(guest, "revoked", "This link was revoked.");
    return turn_away(guest, "no_link", "This link opens nothing here.");
  }
  make_room(links_.find(secret)->number);
  guest.link = links_.find(secret)->number;
  guest.viewer = std::get<desk::Viewer>(found);
  guest.connection->welcome();
  tell(guest);
}

}  // namespace longroad::server
