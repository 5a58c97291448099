/// Legality once: at every step of random tournaments, whatever is offered to a person is accepted, and
/// whatever is accepted was offered.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "random_commands.hpp"
#include "tournament/model/event_json.hpp"
#include "tournament/practice/simulate.hpp"
#include "tournament/rules/steps.hpp"

namespace longroad::tournament {
namespace {

bool is_long() { return std::getenv("LONGROAD_LONG") != nullptr; }

std::vector<Viewer> people(const State& state, Random& random) {
  const PlayerId player = PlayerId::of(1 + random.below(static_cast<int>(state.people.size())));
  return {{DeskRole::Organiser, "Olga Ort"},
          {DeskRole::Organiser, "Ruth Rau"},  // is a referee, and no organiser by the list of staff
          {DeskRole::Referee, "Ruth Rau"},
          {DeskRole::Scorekeeper, "Sam Sand"},
          {DeskRole::CheckIn, "Carl Cohn"},
          {DeskRole::Display, "Hall"},
          {DeskRole::Public, "Foyer"},
          {DeskRole::Player, state.person(player).name, player}};
}

/// Why the command is refused; nothing where it counts.
rules::Refused refusal_of(const Tournament& tournament, const Viewer& viewer, const Command& command) {
  const State& state = tournament.state();
  if (auto refused = refuse_right(state, viewer, command.command, command.target)) return refused;
  if (auto refused = refuse_excess(state, viewer, command.command, command.target.at)) return refused;
  const Entry entry{0, "2026-05-01T09:00:00Z", viewer.name, command.event};
  const auto checked = tournament.check(entry);
  if (!checked) return checked.why();
  if (!std::holds_alternative<event::Lots>(command.event)) return std::nullopt;
  Tournament next = tournament;  // the tables follow
  next.add(entry);
  const auto post =
      next.check({0, "", viewer.name, tables_by_rank(next.state(), stage_to_post(next.state()))});
  return post ? std::nullopt : rules::Refused(post.why());
}

/// Whoever opens tables names none: all that can be opened are.
bool can_be_ordered(const State& state, const Command& command) {
  const auto* online = std::get_if<event::Online>(&command.event);
  return online == nullptr || std::ranges::count(openable_tables(state, online->at.game), online->at) > 0;
}

std::string shown(const Viewer& viewer, const Command& command) {
  const Entry entry{1, "", viewer.name, command.event};
  return std::string(name(viewer.role)) + " " + viewer.name + ": " + std::string(name(command.command)) +
         " " + entry_text(entry);
}

/// What has been offered and what accepted, over all of them: a test that never sees a kind tests nothing.
struct Seen {
  std::set<DeskCommand> offered, accepted;
};

void compare(const Tournament& tournament, const Viewer& viewer, Random& random, Seen& seen) {
  const std::vector<Offer> offers = possible(tournament.state(), viewer);
  for (const Offer& offer : offers) {
    if (offer.command == DeskCommand::Undo) continue;
    const auto command = command_for(tournament, offer, random);
    if (!command) continue;
    const auto refused = refusal_of(tournament, viewer, *command);
    ASSERT_FALSE(refused) << "offered and refused: " << shown(viewer, *command) << "\n" << refused->text;
    seen.offered.insert(offer.command);
  }
  for (int i = 0; i < 40; ++i) {
    const Command command = random_command(tournament.state(), random);
    if (!can_be_ordered(tournament.state(), command) || refusal_of(tournament, viewer, command)) continue;
    ASSERT_TRUE(is_offered(offers, command)) << "accepted and not offered: " << shown(viewer, command);
    seen.accepted.insert(command.command);
  }
}

TEST(Possible, IsWhatIsAccepted) {
  Seen seen;
  const int rounds = is_long() ? 300 : 8;
  for (int i = 1; i <= rounds; ++i) {
    Random random(RandKey{static_cast<std::uint64_t>(i)});
    const Tournament whole = simulate({.players = 9 + i * 5 % 24,
                                       .events = i % 4 == 0 ? 2 : 1,
                                       .seed = static_cast<std::uint64_t>(i),
                                       .trouble = i % 3 == 0 ? 0 : 20});
    Tournament tournament;
    for (const Entry& entry : whole.entries()) {
      tournament.add(entry);
      if (tournament.state().people.empty()) continue;
      const std::vector<Viewer> all = people(tournament.state(), random);
      for (const Viewer& viewer : all) {
        if (!is_long() && random.below(6) > 0) continue;
        compare(tournament, viewer, random, seen);
        if (HasFatalFailure()) {
          FAIL() << "tournament " << i << ", after entry " << entry.number;
        }
      }
    }
  }
  EXPECT_GE(seen.offered.size(), 31U);
  EXPECT_GE(seen.accepted.size(), 29U);
}

/// Four hundred players at a hundred tables: what an organiser is told stays short.
TEST(Possible, IsBoundedForManyPlayers) {
  const Tournament tournament = simulate({.players = 400, .seed = 2, .trouble = 0});
  EXPECT_LT(possible(tournament.state(), {DeskRole::Organiser, "Olga Ort"}).size(), 80U);
  EXPECT_TRUE(possible(tournament.state(), {DeskRole::Display, "Hall"}).empty());
}

}  // namespace
}  // namespace longroad::tournament
