/// Puts the face on a game. `G` is the game's own list of names, for example `island::Island`:
/// its types `Rules`, `State`, `View`, and static functions of them. Only the table of games includes this,
/// so that a whole game is compiled once; whoever knows a game and wants to look inside has `erased.hpp`.
#pragma once

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <utility>
#include <vector>

#include "games/erased.hpp"
#include "games/playout.hpp"
#include "notation/members.hpp"

namespace longroad::games {

template <class G>
class Faced;

/// A position or view (`document`, whose value is `value`) for those who show it.
template <class G, class Document, class Value>
void write_shown(const Document& document, const typename G::Rules& rules, const Value& value,
                 notation::Members& members) {
  // A game that is slow to write as a tree writes itself.
  if constexpr (requires { G::write(rules, value, members); })
    G::write(rules, value, members);
  else
    members.write_all(document.json());
  G::write_helps(rules, value, members);
}

template <class G>
class FacedView final : public ErasedView<G> {
 public:
  using ErasedView<G>::ErasedView;

  [[nodiscard]] Viewer viewer() const override {
    return view_.viewer.is_none() ? Viewer{} : Viewer{view_.viewer};
  }
  [[nodiscard]] PositionPtr redeal(RandKey key) const override {
    return std::make_unique<Faced<G>>(rules_, G::redeal(*rules_, view_, key));
  }
  [[nodiscard]] bool equals(const View& other) const override {
    const auto* same = dynamic_cast<const FacedView*>(&other);
    return same != nullptr && same->view_ == view_;
  }
  [[nodiscard]] boost::json::object json() const override { return G::view_json(*rules_, view_); }
  void write(notation::Members& members) const override { write_shown<G>(*this, *rules_, view_, members); }
  void write_shared(notation::Members& members) const override {
    // A game that does not tell the parts apart writes all of it for each viewer.
    if constexpr (kTellsApart)
      G::write_shared(*rules_, view_, members);
    else
      members.begin();
  }
  void write_own(notation::Members& members) const override {
    if constexpr (kTellsApart)
      G::write_own(*rules_, view_, members);
    else
      write(members);
  }

 private:
  static constexpr bool kTellsApart =
      requires(const typename G::Rules& rules, const typename G::View& view, notation::Members& members) {
    G::write_shared(rules, view, members);
  };

  using ErasedView<G>::rules_;
  using ErasedView<G>::view_;
};

template <class G>
class Faced final : public Erased<G> {
 public:
  using Erased<G>::Erased;

  [[nodiscard]] PositionPtr position(const typename G::State& state) const override {
    return std::make_unique<Faced>(rules_, state);
  }
  [[nodiscard]] std::string_view game() const override { return G::name(*rules_); }
  [[nodiscard]] int players() const override { return G::players(*rules_); }
  [[nodiscard]] int revision() const override { return rules_->revision; }
  [[nodiscard]] int turn() const override { return G::turn(state_); }
  [[nodiscard]] Seat whose_turn() const override { return G::whose_turn(state_); }
  [[nodiscard]] bool has_left(Seat seat) const override { return G::has_left(state_, seat); }
  [[nodiscard]] SeatSet asked() const override { return G::asked(*rules_, state_); }
  [[nodiscard]] int offers_made() const override { return G::offers_made(state_); }
  [[nodiscard]] bool over() const override { return G::over(state_); }
  [[nodiscard]] Score score() const override {
    Score score;
    score.over = over();
    for (int i = 0; i < players(); ++i) {
      const int all = G::points(*rules_, state_, Seat::of(i));
      score.points.push(all);
      score.shown.push(score.over ? all : G::shown_points(*rules_, state_, Seat::of(i)));
    }
    score.winner = G::winner(state_);
    return score;
  }
  [[nodiscard]] bool chance_due() const override { return G::chance_due(*rules_, state_); }
  [[nodiscard]] SeatSet to_act() const override { return G::to_act(*rules_, state_); }
  [[nodiscard]] Awaited awaits() const override {
    if (G::chance_due(*rules_, state_)) return {.chance = true};
    return {.seats = G::to_act(*rules_, state_)};
  }
  void legal(Actions& out) const override { G::legal(*rules_, state_, out); }
  void legal(Seat seat, Actions& out) const override { G::legal(*rules_, state_, seat, out); }
  [[nodiscard]] std::span<const notation::OpenVerb> open_verbs(Viewer seat) const override {
    return G::open_verbs(*rules_, state_, seat.value_or(Seat::none()));
  }
  void revisions(Actions& out) const override {
    G::revisions(*rules_, state_, out);
    if (!before_.empty() && !over()) out.push(G::undo(before_.back().seat));
  }
  [[nodiscard]] bool outcomes(Outcomes& out) const override { return G::outcomes(*rules_, state_, out); }
  [[nodiscard]] int stream() const override { return G::stream(*rules_, state_); }
  [[nodiscard]] Action draw(RandKey key) const override { return G::draw(*rules_, state_, key); }
  [[nodiscard]] Nature nature(Action action) const override {
    return action.manner() == Manner::Revise ? Nature::TakeBack : G::nature(action);
  }
  [[nodiscard]] Action timeout(Seat seat) const override { return G::timeout(seat); }
  [[nodiscard]] Action removal(Seat seat) const override { return G::removal(seat); }
  [[nodiscard]] std::optional<Action> decline(Seat seat) const override {
    const std::optional<Action> line = G::decline(seat);
    return line && !check(*line) ? line : std::nullopt;
  }
  [[nodiscard]] Action mildest(const Actions& legal) const override {
    return *std::ranges::max_element(legal, {}, G::mildness);
  }
  [[nodiscard]] Refusal check(Action action) const override {
    const Refusal refusal = G::check(*rules_, state_, action);
    if (!G::is_undo(action) || refusal != notation::refuse("nothing_to_revise") || before_.empty())
      return refusal;
    const Seat seat = before_.back().seat;
    return action.seat() == seat ? Refusal{} : notation::refuse("not_yours_to_revise", seat);
  }
  void apply(Action action) override {
    if (G::is_undo(action)) return undo();
    remember(action);
    G::apply(*rules_, state_, action);
  }
  [[nodiscard]] notation::Moved moved(Action action) const override {
    return G::is_undo(action) ? G::moved_back(*rules_, state_, before_.back().state)
                              : G::moved(*rules_, state_, action);
  }
#ifdef NDEBUG
  /// The whole game in one piece: a seventh fewer instructions than with calls in it. It takes long to
  /// compile.
  [[gnu::flatten]]
#endif
  int
  play_out(Luck& luck, RandKey decisions, int max_turns) override {
    before_.clear();
    return games::play_out<G>(*rules_, state_, luck, decisions, max_turns, [](Action) {});
  }

  [[nodiscard]] PositionPtr clone() const override { return std::make_unique<Faced>(*this); }
  void assign(const Position& other) override {
    const auto& same = dynamic_cast<const Faced&>(other);
    if (rules_ != same.rules_) rules_ = same.rules_;
    state_ = same.state_;
    before_ = same.before_;
  }
  [[nodiscard]] bool equals(const Position& other) const override {
    const auto* same = dynamic_cast<const Faced*>(&other);
    return same != nullptr && same->state_ == state_;
  }
  [[nodiscard]] std::unique_ptr<View> view(Viewer viewer) const override {
    return std::make_unique<FacedView<G>>(rules_, G::view(*rules_, state_, viewer.value_or(Seat::none())));
  }

  [[nodiscard]] Result<Action> parse(std::string_view line) const override { return G::parse(*rules_, line); }
  [[nodiscard]] std::string text(Action action) const override { return G::text(*rules_, action); }
  [[nodiscard]] std::string text_for(Viewer viewer, Action action) const override {
    return G::text_for(*rules_, state_, viewer.value_or(Seat::none()), action);
  }
  [[nodiscard]] boost::json::object json() const override { return G::json(*rules_, state_); }
  void write(notation::Members& members) const override { write_shown<G>(*this, *rules_, state_, members); }
  [[nodiscard]] boost::json::value board() const override { return G::board_json(*rules_); }
  [[nodiscard]] boost::json::object options() const override { return G::options_json(*rules_); }

 private:
  /// A line that may be undone: who played it, and the position before it.
  struct Undoable {
    Seat seat;
    typename G::State state;
  };
  /// Whatever reveals something, ends a phase or comes from somebody else leaves nothing to undo before it.
  void remember(Action action) {
    const bool keeps = G::can_be_undone(*rules_, action);
    if (!before_.empty() && (!keeps || before_.back().seat != action.seat())) before_.clear();
    if (keeps) before_.push_back({action.seat(), state_});
  }
  void undo() {
    state_ = before_.back().state;
    before_.pop_back();
  }

  using Erased<G>::rules_;
  using Erased<G>::state_;
  std::vector<Undoable> before_;  // the last line is the last; empty but for games with undo
};

}  // namespace longroad::games
