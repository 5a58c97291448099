#include "server/house/halls.hpp"

#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <cstdio>
#include <optional>

#include "server/desk/draft_checks.hpp"
#include "server/house/house.hpp"
#include "server/http/long_json.hpp"
#include "server/table/model/secret.hpp"
#include "tournament/files/desk.hpp"
#include "tournament/model/event_json.hpp"

namespace longroad::server {
namespace {

using tournament::Tournament;

Result<Hall::Kept> read_kept(const std::vector<store::LogEntry>& log, std::vector<store::DeskLink> links) {
  std::vector<tournament::Entry> entries;
  std::set<std::string> commands;
  for (const store::LogEntry& row : log) {
    const auto value = parse_long_json(row.body);
    if (!value) return value.error();
    auto entry = tournament::read_entry(*value);
    if (!entry) return entry.error();
    entries.push_back(std::move(*entry));
    if (!row.command.empty()) commands.insert(row.command);
  }
  auto tournament = Tournament::replay(entries);
  if (!tournament) return tournament.error();
  Tournament copy = *tournament;
  return Hall::Kept{std::move(*tournament), std::move(copy), std::move(links), std::move(commands)};
}

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

Halls::Halls(House& house, std::vector<std::string> open, int most)
    : house_(house),
      open_(std::move(open)),
      most_(most),
      halls_(house.loops(), [this](const std::string& id, bool restarted) { load(id, restarted); }) {}

void Halls::sweep(std::size_t loop, Time unused) { let_rest(loop, clock_now() - unused); }

void Halls::let_rest(std::size_t loop, Time since) {
  halls_.sweep(loop, [since](const Hall& hall) { return hall.used() <= since && hall.at_rest(); });
}

void Halls::with_hall(const std::string& id, Use use) {
  halls_.with(id, [use = std::move(use)](const HallPtr& hall) {
    if (hall) hall->use(clock_now());
    use(hall);
  });
}

void Halls::load(const std::string& id, bool restarted) {
  struct Read {
    std::vector<store::LogEntry> log;
    std::vector<store::DeskLink> links;
  };
  const auto read = std::make_shared<Read>();
  house_.disk().submit(
      [read, id](store::Store& store) {
        store::Desks desks(store);
        *read = {store.logs().read(store::stream_of_desk(id)), desks.links(id)};
      },
      [this, read, id, restarted](bool) {
        // A long log takes its time, so no loop reads it.
        house_.pools().desks.submit([this, read, id, restarted] {
          std::optional<Hall::Kept> found;
          guarded([&] {
            if (read->log.empty()) return;
            auto kept = read_kept(read->log, std::move(read->links));
            if (kept)
              found = std::move(*kept);
            else
              fmt::print(stderr, "longroad: tournament {}: {}\n", id, kept.error().sentence);
          });
          const auto shared = std::make_shared<std::optional<Hall::Kept>>(std::move(found));
          house_.loop_of(id).post(
              [this, id, shared, restarted] { loaded(id, std::move(*shared), restarted); });
        });
      });
}

void Halls::loaded(const std::string& id, std::optional<Hall::Kept> kept, bool restarted) {
  const auto make = [&] {
    return kept ? std::make_shared<Hall>(house_, house_.loop_of(id), id, std::move(*kept)) : nullptr;
  };
  halls_.loaded(id, make, [](Hall& hall) { hall.begin(); });
  // Most of those that were not over only wait for somebody to come.
  if (restarted) house_.loop_of(id).post([this, loop = halls_.index_of(id)] { let_rest(loop, 0); });
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
  store::Journal::Append append{store::stream_of_desk(id), house_.epoch(), 0, {}, {}};
  for (const tournament::Entry& entry : desk.tournament.entries())
    append.entries.push_back({entry.number, clock_now(), entry_text(entry)});
  append.lists = [id, links = desk.links,
                  over = desk.tournament.state().final.finished()](store::Store& store) {
    store::Desks desks(store);
    desks.set_desk(id, over);
    for (const auto& link : links) desks.set_link(id, link);
  };
  house_.journal().append(
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
  with_hall(hall, [table](const HallPtr& found) {
    if (found) found->online().ended(table);
  });
}

}  // namespace longroad::server
