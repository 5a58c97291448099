#include "server/desk/order.hpp"

#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "notation/json.hpp"
#include "notation/words.hpp"
#include "server/desk/draft_checks.hpp"
#include "tournament/model/game_id.hpp"

namespace longroad::server::desk {
namespace {

namespace json = boost::json;
using namespace tournament;

constexpr std::size_t kLongestId = 40;
constexpr int kMaxNumber = 1'000'000'000;
constexpr int kMostNumber = 0xFFFF;  // of a player
constexpr std::array<std::string_view, 5> kAboutSheets{"report", "sign", "refuse", "decide", "correct"};

bool is_among(const auto& list, std::string_view verb) { return std::ranges::find(list, verb) != list.end(); }

std::optional<int> number_of(const json::object& fields, std::string_view key) {
  const json::value* value = fields.if_contains(key);
  if (value == nullptr || !value->is_int64()) return std::nullopt;
  return static_cast<int>(std::clamp<std::int64_t>(value->get_int64(), -1, kMaxNumber));
}

/// What the order is about. One that lists several players is about nobody in particular.
Target target_of(const Order& order, const State& state) {
  const int player = order.fields.contains("players") ? 0 : number_of(order.fields, "player").value_or(0);
  return {table_of(order, state).value_or(Place{}), PlayerId::of(std::clamp(player, 0, kMostNumber))};
}

bool entered(const Viewer& viewer, const json::value& entry, const Tournament& tournament) {
  const auto& entries = tournament.entries();
  if (!entry.is_int64() || entry.get_int64() < 1 || entry.get_int64() > std::ssize(entries)) return false;
  return entries[static_cast<std::size_t>(entry.get_int64()) - 1].by == viewer.name;
}

Refused refuse_undo(const Viewer& viewer, const Order& order, const Tournament& tournament) {
  if (viewer.role == DeskRole::Organiser) return std::nullopt;
  const json::value* several = order.fields.if_contains("entries");
  const json::value* one = order.fields.if_contains("entry");
  const json::array all = several != nullptr && several->is_array() ? several->get_array()
                          : one != nullptr                          ? json::array{*one}
                                                                    : json::array{};
  const auto is_own = [&](const json::value& entry) { return entered(viewer, entry, tournament); };
  return !all.empty() && std::ranges::all_of(all, is_own) ? std::nullopt : Refused(say("undo_others"));
}

bool names_only_organiser(const State& state, const Event& event) {
  const auto* staff = std::get_if<event::Staff>(&event);
  return staff != nullptr && !staff->leaves && staff->role == Role::Organiser &&
         std::ranges::count(state.staff, Role::Organiser, &StaffMember::role) == 1;
}

}  // namespace

Result<Order> read_order(const json::value& value) {
  notation::Fault fault;
  const notation::Node node(value, fault);
  if (node.object() == nullptr) return Error{"A command is an object in braces."};
  Order order{.id = std::string(node.at("id").word({})),
              .verb = std::string(node.at("do").word({})),
              .version = std::nullopt,
              .seen = std::nullopt,
              .fields = *node.object()};
  if (node.at("version").given()) order.version = node.at("version").number(0, kMaxNumber, 0);
  if (node.at("seen").given()) order.seen = node.at("seen").number(0, kMaxNumber, 0);
  if (fault.found()) return fault.error();
  if (order.id.empty() || order.id.size() > kLongestId)
    return Error{"A command has an id of 1 to 40 characters."};
  if (!find_command(order.verb)) return Error{"There is no command " + notation::quote(order.verb) + "."};
  if (is_among(kAboutSheets, order.verb) && !order.seen)
    return Error{"Say which version of the sheet you have seen: 'seen'."};
  for (const char* key : {"id", "do", "version"}) order.fields.erase(key);
  // The log keeps which version was signed: no other result ever has the signature.
  if (order.verb != "sign") order.fields.erase("seen");
  return order;
}

std::optional<Place> table_of(const Order& order, const State& state) {
  const json::value* game = order.fields.if_contains("game");
  if (game == nullptr || !game->is_string()) return std::nullopt;
  const auto id = read_game(std::string_view(game->get_string()), state.current_event());
  const Place at{id ? *id : GameId{}, number_of(order.fields, "table").value_or(0)};
  return id && state.sheet(at) != nullptr ? std::optional(at) : std::nullopt;
}

Refused refuse_right(const Viewer& viewer, const Order& order, const Tournament& tournament) {
  const State& state = tournament.state();
  if (Refused refused =
          tournament::refuse_right(state, viewer, *find_command(order.verb), target_of(order, state)))
    return refused;
  if (order.verb == "undo") return refuse_undo(viewer, order, tournament);
  return std::nullopt;
}

bool is_lasting(const State& state, const Event& event) {
  return stands(event) || std::holds_alternative<event::Online>(event) || names_only_organiser(state, event);
}

bool can_undo(const Viewer& viewer, const State& before, const Draft& draft) {
  const std::vector<Entry> done = draft.entries();
  const auto lasts = [&](const Entry& entry) { return is_lasting(draft.state(), entry.event); };
  return tournament::may(viewer.role, DeskCommand::Undo) && !done.empty() &&
         std::ssize(done) <= kMostUndone && std::ranges::none_of(done, lasts) &&
         !refuse_untold(draft.state(), before);
}

bool may_see_sheet(const Viewer& viewer, const State& state, const Place& at) {
  return may(viewer.role, Right::Results) || sits_at(state, at, viewer.player);
}

Refused refuse_stale(const Order& order, const Tournament& tournament) {
  if (order.version && *order.version != std::ssize(tournament.entries())) return say("changed_meanwhile");
  const auto at = table_of(order, tournament.state());
  if (!at || !order.seen) return std::nullopt;
  const int version = tournament.state().sheet(*at)->version;
  if (*order.seen == version) return std::nullopt;
  return say("sheet_changed",
             {{"place", tournament::named(*at, tournament.state().event_count())}, {"entry", version}});
}

}  // namespace longroad::server::desk
