/// Positions and views with their types erased, for whoever knows the game: what is inside of them. `G` is
/// the game's own list of names, for example `island::Island` (see `faced.hpp`, which makes them).
#pragma once

#include <memory>
#include <utility>

#include "games/game.hpp"

namespace longroad::games {

template <class G>
class ErasedView : public View {
 public:
  using Rules = std::shared_ptr<const typename G::Rules>;

  ErasedView(Rules rules, const typename G::View& view) : rules_(std::move(rules)), view_(view) {}

  [[nodiscard]] const typename G::Rules& rules() const { return *rules_; }
  [[nodiscard]] const typename G::View& value() const { return view_; }

 protected:
  Rules rules_;
  typename G::View view_;
};

template <class G>
class Erased : public Position {
 public:
  using Rules = std::shared_ptr<const typename G::Rules>;

  Erased(Rules rules, const typename G::State& state) : rules_(std::move(rules)), state_(state) {}

  [[nodiscard]] const typename G::Rules& rules() const { return *rules_; }
  [[nodiscard]] const typename G::State& state() const { return state_; }
  /// Another one of the same game.
  [[nodiscard]] virtual PositionPtr position(const typename G::State& state) const = 0;

 protected:
  Rules rules_;
  typename G::State state_;
};

}  // namespace longroad::games
