#include "random_play.hpp"

#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "notation/words.hpp"

namespace longroad::tests {

games::PositionPtr Kind::start(RandKey board) const {
  games::Setup setup;
  const auto given = boost::json::parse(options);
  setup.players = players;
  setup.key = board;
  setup.options = &given.as_object();
  auto position = game->start(setup);
  if (!position) {
    ADD_FAILURE() << name() << " does not start: " << position.error().sentence;
    return nullptr;
  }
  return std::move(*position);
}

std::vector<Kind> all_kinds() {
  std::vector<Kind> kinds;
  for (const auto& game : games::all_games())
    for (int n = game.min_players; n <= game.max_players; ++n) kinds.push_back({&game, n});
  return kinds;
}

std::vector<Kind> all_kinds_and_rulings() {
  std::vector<Kind> kinds = all_kinds();
  kinds.push_back(
      {games::find_game("base"), 3, R"({"claim":"manual","take_back":"any","points_to_win":8,"hand_limit":5,
                       "friendly_robber":true})"});
  kinds.push_back({games::find_game("duo"), 2,
                   R"({"take_back":"any","neutral_builds":"any","token_actions":"unlimited",
                       "token_price":"all","standstill":3})"});
  kinds.push_back({games::find_game("soccer"), 3,
                   R"({"take_back":"any","edition":"de","goal":[1,3],"robber":"anywhere",
                       "season_end":"day","trophy":"pass","army_tie":"keep","win":"at_once",
                       "left":"miss"})"});
  kinds.push_back({games::find_game("struggle"), 4,
                   R"({"hand_limit":5,"loss_rounded_up":true,"brigand_flips":false,
                       "market_day_from_builder":false,"guild_at_once":false,"white_clockwise":false,
                       "losses_in_turn":true,"market_day_along_arrow":true,
                       "market_day_compulsory":false,"market_refilled_at_once":true,
                       "guild_blind":false,"guild_is_trade":true,"empty_hands":true,
                       "build_in_vain":true,"stack_remade_at_once":false,"timeout_at_random":true,
                       "points_to_win":8})"});
  return kinds;
}

std::string identifier(const Kind& kind) {
  return std::string(kind.game->name) + "_" + std::to_string(kind.players) +
         (kind.options == "{}" ? "" : "_otherwise");
}

std::optional<Action> RandomPlay::next() {
  if (position_.over()) return std::nullopt;
  if (const auto action = unlisted()) return action;
  if (position_.chance_due()) return position_.draw(luck_.next(position_.stream()));
  Actions legal;
  position_.legal(legal);
  return any(legal);
}

std::optional<Action> RandomPlay::unlisted() {
  int dice = random_.below(1000);
  if (dice < habits_.revise) {
    Actions revisions;
    position_.revisions(revisions);
    return revisions.empty() ? std::nullopt : std::optional(any(revisions));
  }
  dice -= habits_.revise;
  const Seat seat = Seat::of(random_.below(position_.players()));
  if (dice < habits_.open) return open_line(seat);
  dice -= habits_.open;
  if (dice < habits_.clock) return allowed(position_.timeout(seat));
  dice -= habits_.clock;
  if (dice < habits_.leave) return allowed(position_.removal(seat));
  return std::nullopt;
}

std::optional<Action> RandomPlay::tried(const std::string& line) const {
  const auto action = position_.parse(line);
  return action ? allowed(*action) : std::nullopt;
}

std::optional<Action> RandomPlay::allowed(Action action) const {
  return position_.check(action) ? std::nullopt : std::optional(action);
}

std::optional<Action> RandomPlay::open_line(Seat seat) {
  const auto verbs = position_.open_verbs(seat);
  if (verbs.empty()) return std::nullopt;
  const std::string_view verb = verbs[random_.below(static_cast<int>(verbs.size()))].word;
  for (int i = 0; i < 8; ++i)
    if (const auto action = tried(notation::text(seat) + " " + std::string(verb) + " " + any_objects(verb)))
      return action;
  return std::nullopt;
}

/// Offers and counter-offers have two bundles. What is built in the card game is paid for with
/// three of one kind in place of a card of its price.
std::string RandomPlay::any_objects(std::string_view verb) {
  if (verb != "build") return any_bundle() + " " + any_bundle();
  struct Building {
    std::string_view name;
    Bundle price;
  };
  static constexpr Building kBuildings[] = {
      {"road", Bundle::each(1, 1, 0, 0, 0)},       {"knight", Bundle::each(0, 0, 1, 1, 1)},
      {"settlement", Bundle::each(1, 1, 1, 1, 0)}, {"city", Bundle::each(0, 0, 0, 2, 3)},
      {"townhall", Bundle::each(0, 0, 3, 0, 1)},
  };
  const auto& [name, price] = kBuildings[random_.below(std::size(kBuildings))];
  const Bundle replaced = Bundle::of(price.at(random_.below(price.size())));
  const Bundle three = Bundle::of(static_cast<Resource>(random_.below(kResources)), 3);
  return std::string(name) + " pay " + notation::text(price - replaced + three);
}

std::string RandomPlay::any_bundle() {
  Bundle bundle;
  for (int n = 1 + random_.below(2); n > 0; --n)
    bundle += Bundle::of(static_cast<Resource>(random_.below(kResources)));
  return notation::text(bundle);
}

}  // namespace longroad::tests
