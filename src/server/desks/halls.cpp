#include "server/desks/halls.hpp"

#include <boost/json/value.hpp>
#include <optional>

#include "server/actors/loading.hpp"
#include "server/desk/draft_checks.hpp"
#include "server/table/model/secret.hpp"
#include "tournament/files/desk.hpp"
#include "tournament/model/event_json.hpp"

namespace longroad::server {
namespace {

using tournament::Tournament;

/// What a tournament has before anybody works with it here: its organiser, and that it was taken over.
std::optional<tournament::Sentence> settle(Tournament& tournament, const std::string& organiser,
                                           const std::string& now, bool taken_over) {
  const auto add = [&](tournament::Event event) -> std::optional<tournament::Sentence> {
    tournament::Entry entry{0, now, organiser, std::move(event)};
    if (const auto checked = tournament.check(entry); !checked) return checked.why();
    tournament.add(std::move(entry));
    return std::nullopt;
  };
  if (!tournament.state().has_role(organiser, tournament::Role::Organiser)) {
    if (auto why = add(tournament::event::Staff{organiser, tournament::Role::Organiser})) return why;
  }
  return taken_over ? add(tournament::event::TakeOver{}) : std::nullopt;
}

}  // namespace

Halls::Halls(Runtime& runtime, Rooms& rooms, std::vector<std::string> open, int most)
    : runtime_(runtime),
      rooms_(rooms),
      open_(std::move(open)),
      most_(most),
      halls_(runtime.loops(), [this](const std::string& id, bool restarted) {
        load_actor(runtime_, halls_, *this, id, restarted);
      }) {}

void Halls::sweep(std::size_t loop, Time unused) {
  let_rest(loop, clock_now() - unused);
  if (runtime_.neighbours() != nullptr) bring_tables(loop);
}

void Halls::let_rest(std::size_t loop, Time since) {
  halls_.sweep(loop, [since](const Hall& hall) { return hall.used() <= since && hall.at_rest(); });
}

void Halls::bring_tables(std::size_t loop) {
  halls_.visit(loop, [](Hall& hall) { hall.online().collect_all(); });
}

void Halls::let_rest_soon(const std::string& id) {
  runtime_.loop_of(id).post([this, loop = halls_.index_of(id)] { let_rest(loop, 0); });
}

void Halls::with(const std::string& id, Use use) {
  halls_.with(id, [use = std::move(use)](const HallPtr& hall) {
    if (hall) hall->use(clock_now());
    use(hall);
  });
}

void Halls::found(std::vector<tournament::Entry> entries, const std::string& organiser,
                  const std::optional<Origin>& origin, std::function<void(const Result<Founded>*)> done) {
  const auto refuse = [&done](const Error& why) {
    const Result<Founded> refused = why;
    done(&refused);
  };
  if (const auto why = tournament::refuse_size(entries)) return refuse(*why);
  auto tournament = Tournament::replay(entries);
  if (!tournament) return refuse(tournament.error());
  if (const auto why = desk::refuse_new_bots(true, {}, tournament->state())) return refuse(*why);
  const std::string now = tournament::now_text();
  if (const auto why = settle(*tournament, organiser, now, origin.has_value())) return refuse(*why);
  desk::Links links({});
  if (origin) {
    auto kept = desk::read_links(origin->links, tournament->state());
    if (!kept) return refuse(kept.error());
    links = desk::Links(std::move(*kept));
  }
  const auto made = links.make_another({desk::DeskRole::Organiser, organiser, {}}, now);
  links.put(made.link);
  const std::string wanted = origin && is_table_id(origin->id) ? origin->id : "";
  Founded founded{wanted.empty() ? random_table_id() : wanted, made.link.number, made.secret,
                  !wanted.empty()};
  put_in({std::move(founded), std::move(*tournament), links.rows()}, std::move(done));
}

void Halls::put_in(NewDesk desk, std::function<void(const Result<Founded>*)> done) {
  const std::string id = desk.founded.id;
  store::Journal::Append append{store::stream_of_desk(id), runtime_.epoch(), 0, {}, {}};
  for (const tournament::Entry& entry : desk.tournament.entries())
    append.entries.push_back({entry.number, clock_now(), entry_text(entry)});
  append.lists = [id, links = desk.links,
                  over = desk.tournament.state().final.finished()](store::Store& store) {
    store::Desks desks(store);
    desks.set_desk(id, over);
    for (const auto& link : links) desks.set_link(id, link);
  };
  runtime_.journal().append(
      std::make_shared<store::Journal::Append>(std::move(append)),
      [this, desk = std::move(desk), done = std::move(done)](store::Appended appended) mutable {
        if (appended == store::Appended::Failed) return done(nullptr);
        if (appended == store::Appended::Ok) {
          const Result<Founded> result = desk.founded;
          return done(&result);
        }
        // One of this id is here already.
        desk.founded.id = random_table_id();
        desk.founded.same = false;
        put_in(std::move(desk), std::move(done));
      });
}

void Halls::with_table(const std::string& table, Rooms::Use use) {
  Neighbours* const others = runtime_.neighbours();
  if (others == nullptr) return rooms_.with(table, std::move(use));
  others->fetch({false, table}, [this, table, use = std::move(use)] { rooms_.with(table, use); });
}

void Halls::expect_table(const std::string& table, const std::string& hall) {
  const std::lock_guard lock(tables_mutex_);
  tables_[table] = hall;
}

void Halls::table_ended(const std::string& table) {
  std::string hall;
  {
    const std::lock_guard lock(tables_mutex_);
    const auto found = tables_.find(table);
    if (found == tables_.end()) return;
    hall = found->second;
    tables_.erase(found);
  }
  with(hall, [table](const HallPtr& found) {
    if (found) found->online().ended(table);
  });
}

}  // namespace longroad::server
