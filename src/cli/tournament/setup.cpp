// longroad tournament new, set, staff, players
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <random>

#include "cli/common/arguments.hpp"
#include "cli/tournament/desk.hpp"
#include "cli/tournament/tournament.hpp"
#include "tournament/files/players_csv.hpp"
#include "tournament/model/event_json.hpp"
#include "tournament/model/event_words.hpp"
#include "tournament/rules/settings.hpp"

namespace longroad::cli {

using namespace tournament;

namespace {

struct NewArguments : DeskArguments {
  event::New event;
  std::optional<std::uint64_t> seed;
};

void run_new(const NewArguments& a) {
  event::New event = a.event;
  event.seed = a.seed ? *a.seed : std::random_device{}();  // nobody knows the boards before (1.5.1)
  const Desk desk = expect(Desk::create(a.file, event, a.by, time_of(a)), "NAME");
  fmt::print("1. {} is founded in {}, seed {}.\n", event.name, a.file, event.seed);
}

struct SetArguments : DeskArguments {
  std::string key, value;
};

void run_set(const SetArguments& a) {
  Desk desk = open_desk(a, a.key.empty() ? Log::Access::Read : Log::Access::Write);
  if (!a.key.empty()) return tell(desk, a, event::Set{a.key, a.value});
  for (const auto& [key, value] : list_settings(desk.state())) fmt::print("{:<12} {}\n", key, value);
}

struct StaffArguments : DeskArguments {
  std::string name;
  std::string role = "referee";
  bool leaves = false;
};

void run_staff(const StaffArguments& a) {
  const Role role = expect(read_role(a.role), "--role");
  Desk desk = open_desk(a, a.name.empty() ? Log::Access::Read : Log::Access::Write);
  if (!a.name.empty()) return tell(desk, a, event::Staff{a.name, role, a.leaves});
  for (const StaffMember& s : desk.state().staff) fmt::print("{:<12} {}\n", name(s.role), s.name);
}

struct PlayersArguments : DeskArguments {
  std::string path;
  std::vector<std::string> names;
  int count = 0;
  std::string player, name, club, contact;
};

struct AmendArguments : DeskArguments {
  std::string player, name, club, contact;
  bool no_club = false;
  bool no_contact = false;
};

/// What a field becomes: nothing where it stays.
std::optional<std::string> amended(const std::string& text, bool taken_away) {
  if (text.empty() && !taken_away) return std::nullopt;
  return text;
}

void run_import(const PlayersArguments& a) {
  const PlayersFile file = expect(read_players(read_file(a.path, "CSV")), "CSV");
  Desk desk = open_desk(a, Log::Access::Write);
  const std::size_t before = desk.state().people.size();
  tell(desk, a, event::Register{file.players});
  for (const auto& group : file.apart) {
    event::Apart apart;
    for (const std::size_t i : group) apart.players.push_back(PlayerId::of(static_cast<int>(before + i + 1)));
    tell(desk, a, std::move(apart));
  }
}

void run_add(const PlayersArguments& a) {
  event::Register event;
  for (const std::string& name : a.names) event.players.push_back({name, a.club, a.contact});
  Desk desk = open_desk(a, Log::Access::Write);
  tell(desk, a, std::move(event));
}

void run_practice(const PlayersArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  const int before = static_cast<int>(desk.state().people.size());
  event::Register event;
  for (int i = 1; i <= a.count; ++i) event.players.push_back({fmt::format("P{}", before + i)});
  tell(desk, a, std::move(event));
}

void run_apart(const PlayersArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  tell(desk, a, event::Apart{player_arguments(desk.state(), a.names, "PLAYER")});
}

void run_amend(const AmendArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  tell(desk, a,
       event::Amend{player_argument(desk.state(), a.player, "PLAYER"), a.name, amended(a.club, a.no_club),
                    amended(a.contact, a.no_contact)});
}

void run_list(const PlayersArguments& a) {
  const Desk desk = open_desk(a, Log::Access::Read);
  for (int i = 1; i <= std::ssize(desk.state().people); ++i) {
    const Person& p = desk.state().person(PlayerId::of(i));
    fmt::print("{:4}  {:<28} {:<20} {:<24} {}{}{}\n", i, p.name, p.club, p.contact,
               status_text(desk.state(), PlayerId::of(i)),
               has_accepted(desk.state(), PlayerId::of(i)) ? ", accepted the rules" : "",
               p.warnings.empty() ? "" : fmt::format(", {} warned", p.warnings.size()));
  }
}

void add_import(Command& players) {
  auto [command, a] = desk_command(
      players, "import", "Registers everybody in a CSV file (name, club, contact, apart)", run_import);
  command.option("CSV", a.path, "The file", kRequired)
      .examples({"longroad tournament players import players.csv"});
}

void add_by_name(Command& players) {
  auto [command, a] = desk_command(players, "add", "Registers players by name", run_add);
  command.option("NAME", a.names, "Names", kRequired)
      .option("--club", a.club, "Their club")
      .option("--contact", a.contact, "How to reach them")
      .examples({"longroad tournament players add \"Ada Ash\" \"Ben Birch\""});
}

void add_practice_players(Command& players) {
  auto [command, a] = desk_command(players, "practice", "Registers so many made-up players", run_practice);
  command.option("COUNT", a.count, "How many", {.required = true, .range = {1, 10'000}})
      .examples({"longroad tournament players practice 20"});
}

void add_apart(Command& players) {
  auto [command, a] =
      desk_command(players, "apart", "Keeps friends and family apart in the schedule", run_apart);
  command.option("PLAYER", a.names, "Two or more", kRequired)
      .examples({"longroad tournament players apart Ada Ben"});
}

void add_amend(Command& players) {
  auto [command, a] = desk_command(players, "amend", "Changes a name, club or contact", run_amend);
  command.option("PLAYER", a.player, "Number or name", kRequired)
      .option("--name", a.name, "The right name")
      .option("--club", a.club, "The club")
      .flag("--no-club", a.no_club, "Remove the club")
      .option("--contact", a.contact, "How to reach the player")
      .flag("--no-contact", a.no_contact, "Remove the contact")
      .examples({"longroad tournament players amend 17 --name \"Cleo Cole\" --contact cleo@example.org"});
}

void add_list(Command& players) {
  auto [command, a] =
      reading_command(players, "list", "Lists all players: who is here, who accepted the rules", run_list);
  command.examples({"longroad tournament players list"});
}

}  // namespace

void add_players(Command& group) {
  Command players = group.group("players", "Registers, lists and amends players");
  add_import(players);
  add_by_name(players);
  add_practice_players(players);
  add_apart(players);
  add_amend(players);
  add_list(players);
  players.examples({"longroad tournament players import players.csv", "longroad tournament players list"});
}

void add_new(Command& group) {
  auto [command, a] = desk_command(group, "new", "Creates a tournament in a new file", run_new);
  command.option("NAME", a.event.name, "Its name", kRequired)
      .option("--place", a.event.place, "Where")
      .option("--date", a.event.date, "When")
      .option("--language", a.event.language, "The language of the tournament")
      .option("--edition", a.event.edition, "The one edition of the game that all tables use (1.2.2)")
      .option("--seed", a.seed, "Boards and suggestions are drawn from it; otherwise by chance")
      .option("--events", a.event.events, "Preliminary events (1.3)")
      .examples({"longroad tournament new \"Spring Open\" --place Bonn --edition 2020 --seed 7",
                 "longroad tournament new \"League\" --events 3 --file league.log"});
}

void add_set(Command& group) {
  auto [command, a] = desk_command(group, "set", "Changes a setting; without arguments lists them", run_set);
  command.option("KEY", a.key, "One of " + setting_keys())
      .option("VALUE", a.value, "Its value", {.needs = "KEY"})
      .examples({"longroad tournament set semifinals skip", "longroad tournament set percentages exact"});
}

void add_staff(Command& group) {
  auto [command, a] = desk_command(group, "staff", "Adds somebody to the staff, or lists it", run_staff);
  command.option("NAME", a.name, "Who")
      .option("--role", a.role, "organiser, referee, judge, scorekeeper or check-in")
      .flag("--leaves", a.leaves, "No longer in this role")
      .examples({"longroad tournament staff \"Ruth Rau\" --role referee",
                 "longroad tournament staff \"Jon Juhl\" --role judge"});
}

}  // namespace longroad::cli
