#include "tournament/rules/possible.hpp"

#include <algorithm>
#include <iterator>
#include <map>

#include "tournament/model/standings.hpp"
#include "tournament/rules/settings.hpp"
#include "tournament/rules/steps.hpp"

namespace longroad::tournament {
namespace {

/// One person's list while it is made.
class Offering {
 public:
  Offering(const State& state, const Viewer& viewer)
      : state_(state),
        viewer_(viewer),
        entry_{0, "", viewer.name, event::Undo{}},
        places_(places()),
        people_(people()) {}

  std::vector<Offer> list() && {
    offer_setup();
    offer_attendance();
    for (int e = 1; e <= state_.event_count(); ++e) {
      if (can(DeskCommand::Plan, {}, event::Schedule{e}))
        offers_.push_back({.command = DeskCommand::Plan, .with = {.event = e}});
    }
    for (const GameId id : all_games(state_)) {
      offer_game(id);
      offer_sheets(id);
      offer_tables(id);
    }
    offer_penalties();
    if (may(viewer_.role, DeskCommand::Undo)) offers_.push_back({.command = DeskCommand::Undo});
    return std::move(offers_);
  }

 private:
  /// A player's own tables; everybody's for staff.
  [[nodiscard]] std::map<GameId, std::vector<Place>> places() const {
    std::map<GameId, std::vector<Place>> out;
    if (!viewer_.is_staff() && viewer_.role != DeskRole::Player) return out;
    for (const GameId id : all_games(state_)) {
      for (int t = 1; t <= std::ssize(state_.game(id)->sheets); ++t) {
        if (viewer_.is_staff() || sits_at(state_, {id, t}, viewer_.player)) out[id].push_back({id, t});
      }
    }
    return out;
  }

  [[nodiscard]] std::vector<PlayerId> people() const {
    std::vector<PlayerId> out;
    if (viewer_.role == DeskRole::Player) out.push_back(viewer_.player);
    for (int i = 1; viewer_.is_staff() && i <= std::ssize(state_.people); ++i) out.push_back(PlayerId::of(i));
    return out;
  }

  /// Whether this person may give the command, and the rules let it be now.
  template <class E>
  [[nodiscard]] bool can(DeskCommand command, const Target& target, const E& event) const {
    return may(viewer_.role, command) && !refuse_right(state_, viewer_, command, target) &&
           !refuse_excess(state_, viewer_, command, target.at) && !rules::refuse_now(state_, event, entry_);
  }

  void offer_if(bool is_possible, const Offer& offer) {
    if (is_possible) offers_.push_back(offer);
  }

  /// For whom of these; `make` says what would be entered for one of them.
  template <class Make>
  void offer_players(Offer offer, const std::vector<PlayerId>& among, const Make& make) {
    if (!may(viewer_.role, offer.command)) return;
    for (const PlayerId p : among) {
      if (can(offer.command, {{}, p}, make(p))) offer.players.push_back(p);
    }
    offer_if(!offer.players.empty(), offer);
  }

  void offer_setup() {
    std::vector<std::string> keys;
    for (const auto& [key, value] : list_settings(state_)) {
      if (can(DeskCommand::Set, {}, event::Set{key, {}})) keys.push_back(key);
    }
    offer_if(!keys.empty(), {.command = DeskCommand::Set, .with = {.keys = keys}});
    std::vector<StaffMember> leaves;
    for (const StaffMember& member : state_.staff) {
      if (can(DeskCommand::Staff, {}, event::Staff{member.name, member.role, true})) leaves.push_back(member);
    }
    offer_if(!leaves.empty(), {.command = DeskCommand::Staff, .with = {.leaves = leaves}});
    offer_if(can(DeskCommand::Staff, {}, event::Staff{}), {.command = DeskCommand::Staff});
    for (const DeskCommand command : {DeskCommand::Register, DeskCommand::RegisterBots})
      offer_if(can(command, {}, event::Register{}), {.command = command});
    offer_players({.command = DeskCommand::Amend}, people_, [](PlayerId p) { return event::Amend{p}; });
    offer_if(can(DeskCommand::Apart, {}, event::Apart{}), {.command = DeskCommand::Apart});
    offer_if(can(DeskCommand::Note, {}, event::Note{}), {.command = DeskCommand::Note});
  }

  void offer_attendance() {
    for (int e = 1; e <= state_.event_count(); ++e) offer_check_in(e);
    offer_players({.command = DeskCommand::CheckIn, .with = {.semifinal = true}}, people_,
                  [](PlayerId p) { return event::CheckIn{.player = p, .semifinal = true}; });
    for (const GameId from : games_to_leave(state_)) {
      std::vector<PlayerId> leave;
      for (const PlayerId p : people_) {
        if (leaving(state_, {from, p}).from == from) leave.push_back(p);
      }
      offer_players({.command = DeskCommand::Drop, .game = from}, leave, [&](PlayerId p) {
        return leaving(state_, {from, p});
      });
    }
    for (const GameId to : games_to_return_to(state_))
      offer_players({.command = DeskCommand::Return, .game = to}, people_, [to](PlayerId p) {
        return event::Return{to, p};
      });
  }

  void offer_check_in(int e) {
    const Preliminary& event = state_.events[static_cast<std::size_t>(e) - 1];
    std::vector<PlayerId> come;
    std::vector<PlayerId> accept;  // have come, and accept the code of conduct after all
    for (const PlayerId p : people_) (event.attendance.contains(p) ? accept : come).push_back(p);
    const auto left = [&](PlayerId p) { return event.attendance.at(p).presence == Presence::Dropped; };
    std::ranges::copy_if(accept, std::back_inserter(come), left);
    std::erase_if(accept, left);
    std::ranges::sort(come);
    if (event.began()) come.clear();
    const auto make = [e](PlayerId p) { return event::CheckIn{.event = e, .player = p, .accepted = true}; };
    offer_players({.command = DeskCommand::CheckIn, .with = {.event = e}}, come, make);
    offer_players({.command = DeskCommand::CheckIn, .with = {.event = e, .accepted = true}}, accept, make);
  }

  void offer_game(GameId id) {
    if (!viewer_.is_staff()) return;
    const Game& game = *state_.game(id);
    for (const bool results : {false, true})
      offer_if(can(DeskCommand::Publish, {{id}, {}}, event::Publish{id, results}),
               {.command = DeskCommand::Publish, .game = id, .with = {.results = results}});
    const bool drawn = rules::has_chosen_on_board(game);
    offer_if(can(DeskCommand::Layout, {{id}, {}}, event::Layout{id}),
             {.command = DeskCommand::Layout,
              .game = id,
              .with = {.seed = drawn ? std::optional(game.layout) : std::nullopt}});
    const bool official = can(DeskCommand::Start, {{id}, {}}, event::Start{id, false});
    offer_if(official || can(DeskCommand::Start, {{id}, {}}, event::Start{id, true}),
             {.command = DeskCommand::Start, .game = id, .with = {.unofficial = !official}});
    offer_if(may(viewer_.role, DeskCommand::OpenTables) && !openable_tables(state_, id).empty(),
             {.command = DeskCommand::OpenTables, .game = id});
    offer_if(can(DeskCommand::Limit, {{id}, {}}, event::Limit{{id}}),
             {.command = DeskCommand::Limit, .game = id});
    offer_if(
        may(viewer_.role, DeskCommand::Advance) && id == stage_to_post(state_) && !refuse_advance(state_),
        {.command = DeskCommand::Advance, .game = id});
  }

  /// Those tables of the game at which it can be done, as one offer.
  template <class Make>
  void offer_at(DeskCommand command, GameId id, const Make& make) {
    Offer offer{.command = command, .game = id};
    for (const Place& at : places_[id]) {
      if (can(command, {at, {}}, make(at))) offer.tables.push_back(at.table);
    }
    offer_if(!offer.tables.empty(), offer);
  }

  template <class E>
  void offer_at(DeskCommand command, GameId id) {
    offer_at(command, id, [](const Place& at) { return E{.at = at}; });
  }

  /// Those who sit in the game and can do it, each at their table.
  template <class E>
  void offer_seats(DeskCommand command, GameId id) {
    Offer offer{.command = command, .game = id};
    for (const Place& at : places_[id]) {
      for (const PlayerId p : state_.sheet(at)->players) {
        if (can(command, {at, p}, E{.at = at, .player = p})) offer.players.push_back(p);
      }
    }
    offer_if(!offer.players.empty(), offer);
  }

  /// Tables whose sheets take the same are one offer.
  template <class E>
  void offer_sheet(DeskCommand command, GameId id, rules::SheetTask task) {
    std::map<SheetForm, std::vector<int>> tables;
    for (const Place& at : places_[id]) {
      if (can(command, {at, {}}, E{.at = at}))
        tables[rules::form_of(state_, at, task, viewer_.name)].push_back(at.table);
    }
    for (auto& [form, numbers] : tables)
      offers_.push_back(
          {.command = command, .game = id, .tables = std::move(numbers), .with = {.sheet = form}});
  }

  void offer_sheets(GameId id) {
    offer_sheet<event::Report>(DeskCommand::Report, id, rules::SheetTask::Report);
    offer_seats<event::Sign>(DeskCommand::Sign, id);
    offer_seats<event::Refuse>(DeskCommand::Refuse, id);
    offer_sheet<event::Decide>(DeskCommand::Decide, id, rules::SheetTask::Decide);
    offer_sheet<event::Correct>(DeskCommand::Correct, id, rules::SheetTask::Correct);
    if (!id.is_preliminary()) offer_seats<event::Choose>(DeskCommand::Choose, id);
  }

  void offer_tables(GameId id) {
    offer_at<event::Limit>(DeskCommand::Limit, id);
    offer_at<event::Call>(DeskCommand::Call, id);
    offer_at<event::Going>(DeskCommand::Going, id);
    offer_at<event::Answered>(DeskCommand::Answered, id);
    offer_at<event::Ruling>(DeskCommand::Ruling, id);
    offer_at<event::Note>(DeskCommand::Note, id);
    offer_seats<event::DiceLog>(DeskCommand::DiceLog, id);
    offer_banker(id);
  }

  void offer_banker(GameId id) {
    Offer offer{.command = DeskCommand::Banker, .game = id};
    for (const Place& at : places_[id]) {
      if (can(offer.command, {at, {}}, event::Banker{.at = at})) offer.tables.push_back(at.table);
    }
    if (offer.tables.empty()) return;
    offer.with.seated = rules::table_keeps_bank(id);
    offer.with.names = rules::staff_bankers(state_);
    offers_.push_back(std::move(offer));
  }

  void offer_penalties() {
    offer_players({.command = DeskCommand::Warn}, people_, [](PlayerId p) { return event::Warn{p}; });
    offer_players({.command = DeskCommand::Disqualify}, people_,
                  [](PlayerId p) { return event::Disqualify{p}; });
    offer_players({.command = DeskCommand::Remove}, people_, [](PlayerId p) { return event::Remove{p}; });
  }

  const State& state_;
  const Viewer& viewer_;
  Entry entry_;
  std::map<GameId, std::vector<Place>> places_;
  std::vector<PlayerId> people_;
  std::vector<Offer> offers_;
};

}  // namespace

std::vector<Place> openable_tables(const State& state, GameId game) {
  std::vector<Place> places;
  const Entry entry{0, "", "", event::Undo{}};
  const Game* found = state.game(game);
  for (int t = 1; found != nullptr && t <= std::ssize(found->sheets); ++t) {
    const Place at{game, t};
    const Sheet& sheet = *state.sheet(at);
    if (sheet.online.empty() && sheet.finishers().size() >= kFewestFinishers &&
        !rules::refuse_now(state, event::Online{at}, entry))
      places.push_back(at);
  }
  return places;
}

std::vector<Offer> possible(const State& state, const Viewer& viewer) {
  return Offering(state, viewer).list();
}

}  // namespace longroad::tournament
