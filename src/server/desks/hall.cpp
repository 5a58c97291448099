#include "server/desks/hall.hpp"

#include <algorithm>

#include "notation/values/read.hpp"
#include "server/desk/wire/message.hpp"
#include "server/desks/halls.hpp"
#include "server/http/long_json.hpp"
#include "server/http/refusal.hpp"
#include "store/desks.hpp"
#include "tournament/files/desk.hpp"
#include "tournament/model/event_json.hpp"

namespace longroad::server {
namespace {

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

bool is_undo(const tournament::Entry& entry) {
  return std::holds_alternative<tournament::event::Undo>(entry.event);
}

}  // namespace

HallSource::Rows HallSource::read(store::Store& store, const std::string& id) {
  return {store.logs().read(store::stream_of_desk(id)), store::Desks(store).links(id)};
}

Result<HallSource::Kept> HallSource::restore(const std::string& id, Rows rows) {
  std::vector<tournament::Entry> entries;
  std::set<std::string> commands;
  for (const store::LogEntry& row : rows.log) {
    const auto value = parse_long_json(row.body);
    if (!value) return value.error();
    auto entry = tournament::read_entry(*value);
    if (!entry) return entry.error();
    entries.push_back(std::move(*entry));
    if (!row.command.empty()) commands.insert(row.command);
  }
  auto tournament = tournament::Tournament::replay(entries);
  if (!tournament) return tournament.error();
  tournament::Tournament copy = *tournament;
  return Kept{id, std::move(*tournament), std::move(copy), std::move(rows.links), std::move(commands)};
}

Hall::Hall(Halls& halls, Loop& loop, HallSource::Kept kept)
    : Actor(halls.runtime().context_for(loop, [&halls, id = kept.id] { halls.drop(id); }),
            store::stream_of_desk(kept.id), static_cast<int>(kept.head.entries().size())),
      halls_(halls),
      id_(std::move(kept.id)),
      head_(std::move(kept.head)),
      shown_(std::move(kept.shown)),
      links_(std::move(kept.links)),
      commands_(std::move(kept.commands)),
      documents_(id_, shown_),
      telling_(loop),
      online_(*this, halls),
      autopilot_(*this, loop) {}

void Hall::begin(bool restarted) {
  online_.take_up();
  autopilot_.fly();
  // Most of those that were not over only wait for somebody to come.
  if (restarted) halls_.let_rest_soon(id_);
}

bool Hall::at_rest() const {
  const tournament::State& state = head_.state();
  if (!guests_.empty() || !log_.at_rest() || autopilot_.flying()) return false;
  if (state.settings.autopilot && !state.final.finished()) return false;
  return !online_.any_play();
}

std::variant<desk::Viewer, Hall::Stranger> Hall::viewer_of(std::string_view secret) const {
  const store::DeskLink* link = links_.find(secret);
  if (link == nullptr) return Stranger{false};
  if (link->revoked) return Stranger{true};
  desk::Viewer viewer = desk::holder_of(*link);
  if (shown_.state().has(viewer.player)) viewer.name = shown_.state().person(viewer.player).name;
  return viewer;
}

// ---- the log

bool Hall::may_go_through_log() {
  const double thousands = static_cast<double>(head_.entries().size()) / 1000;
  return !context_.limited || gone_through_.take(clock_now(), thousands);
}

desk::Draft Hall::draft(const std::string& by) const { return {head_, by, tournament::now_text()}; }

void Hall::plan(const std::string& by, const desk::Planning& planning, const Reply& reply, Drafted drafted) {
  const auto self = shared_from_this();
  const bool taken =
      halls_.runtime().pools().planning.submit([self, by, planning, reply, drafted = std::move(drafted)] {
        const auto schedule = tournament::plan_schedule(planning.request);
        // Whoever waits for it belongs to the hall, also where there is no plan.
        self->loop_.post([self, by, planning, reply, drafted, schedule] {
          if (!schedule) return reply(refused(schedule.why()));
          desk::Draft next = self->draft(by);
          if (const auto why = desk::carry_out(planning, *schedule, next)) return reply(refused(*why));
          drafted(std::move(next));
        });
      });
  if (!taken) reply(busy());
}

void Hall::keep(desk::Draft draft, const std::string& command, LogWriter::Told told) {
  const auto entries = draft.entries();
  head_ = std::move(draft).take();
  if (!command.empty()) commands_.insert(command);
  write(entries, command, close_links_of_left(), std::move(told));
}

void Hall::write(const std::vector<tournament::Entry>& entries, const std::string& command,
                 const std::vector<store::DeskLink>& links, LogWriter::Told told) {
  std::vector<store::LogEntry> rows;
  for (const tournament::Entry& entry : entries)
    rows.push_back({entry.number, clock_now(), entry_text(entry), command});
  log_.write(
      std::move(rows),
      [id = id_, links, over = head_.state().final.finished()](store::Store& store) {
        store::Desks desks(store);
        for (const auto& link : links) desks.set_link(id, link);
        desks.set_desk(id, over);
      },
      std::move(told));
}

void Hall::stored() {
  const auto version = static_cast<std::size_t>(log_.confirmed());
  const bool news = shown_.entries().size() < version;
  bool ruled = false;
  for (std::size_t i = shown_.entries().size(); i < version; ++i)
    ruled = ruled || concerns_tables(head_.entries()[i].event);
  if (news) show(version);
  if (news) changed();
  if (ruled) online_.tell_rulings();
  if (news) autopilot_.fly();
}

void Hall::show(std::size_t version) {
  // A copy shares the log, of which an undo would go through all.
  if (version == head_.entries().size()) shown_ = head_;
  while (shown_.entries().size() < version) {
    std::vector<tournament::Entry> undos;
    std::size_t next = shown_.entries().size();
    for (; next < version && is_undo(head_.entries()[next]); ++next) undos.push_back(head_.entries()[next]);
    if (undos.empty())
      shown_.add(head_.entries()[next]);
    else if (shown_.undo(undos))
      break;  // it was allowed once, so it still is
  }
}

void Hall::changed() {
  documents_.refresh();
  if (telling_.waiting()) return;
  const Time since = clock_now() - told_at_;
  if (since >= kBetweenTellings) return tell_guests();
  telling_.set(kBetweenTellings - since, [this] { tell_guests(); });
}

void Hall::tell_guests() {
  told_at_ = clock_now();
  for (Guest& guest : guests_.all())
    if (guest.link != 0 && documents_.mark(guest.viewer) != guest.told) tell(guest);
}

void Hall::tell(Guest& guest) {
  guest.told = documents_.mark(guest.viewer);
  const std::string state = documents_.text(guest.viewer);
  guest.connection->send(text_of(desk::wire::StateMessage{tournament::now_text(), {state}}));
}

void Hall::hear(Guest& guest, const notation::Node& message) {
  const std::string_view type = message.at("t").word({});
  if (type == desk::wire::Ping::kName && guest.link != 0)
    return guest.connection->send(text_of(desk::wire::Pong{}));
  desk::wire::Hello hello;
  notation::read_members(message, hello, notation::kStored);
  const bool first = type == desk::wire::Hello::kName && guest.link == 0;
  if (!first || hello.v != 1 || message.faulty()) return complain(guest, deny("bad_message.first"));
  hear_hello(guest, hello.secret);
}

void Hall::make_room(int link) {
  const auto same = guests_.crowd([link](const Guest& guest) { return guest.link == link; });
  if (same.size < kMostOfALink) return;
  complain(*same.oldest, deny("too_many.link_places"), true);
  same.oldest->link = 0;
}

void Hall::hear_hello(Guest& guest, std::string_view secret) {
  const auto found = viewer_of(secret);
  if (const auto* stranger = std::get_if<Stranger>(&found)) {
    if (stranger->revoked) return complain(guest, deny("revoked"), true);
    return complain(guest, deny("no_link.unknown"), true);
  }
  make_room(links_.find(secret)->number);
  guest.link = links_.find(secret)->number;
  guest.viewer = std::get<desk::Viewer>(found);
  guest.connection->welcome();
  tell(guest);
}

}  // namespace longroad::server
