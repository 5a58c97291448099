/// The face of a game: everything above the rules (referee, simulator, bots, server, page) plays
/// all games through this file and knows none of them.
#pragma once

#include <boost/json/fwd.hpp>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/action.hpp"
#include "base/id_set.hpp"
#include "base/random.hpp"
#include "base/result.hpp"
#include "base/revision.hpp"
#include "notation/moved.hpp"
#include "notation/open_verb.hpp"
#include "notation/option.hpp"
#include "notation/pack.hpp"
#include "notation/refusal.hpp"
#include "notation/usual_game.hpp"

namespace longroad::notation {
class Members;
}

namespace longroad::games {

/// Who looks: a seat, or a spectator (none).
using Viewer = std::optional<Seat>;

struct Score {
  FixedVec<int, kMaxSeats> points;  // hidden points included
  FixedVec<int, kMaxSeats> shown;   // what everybody can count
  bool over = false;
  Seat winner{};  // none: nobody, or not yet
};

/// What a game waits for: chance, or these seats; nobody once it is over.
struct Awaited {
  bool chance = false;
  SeatSet seats{};
  [[nodiscard]] bool nobody() const { return !chance && seats.empty(); }
};

class View;

/// A game in progress: a value of rules and state. `apply` is deterministic; luck comes in as lines.
class Position {
 public:
  virtual ~Position() = default;
  [[nodiscard]] virtual std::string_view game() const = 0;
  [[nodiscard]] virtual int players() const = 0;
  /// Of the rules that it is played by.
  [[nodiscard]] virtual int revision() const = 0;
  /// Completed and running turns; the opening is turn 0.
  [[nodiscard]] virtual int turn() const = 0;
  /// Whose turn it is, whoever has to act in it.
  [[nodiscard]] virtual Seat whose_turn() const = 0;
  /// Whether the seat was removed from the game.
  [[nodiscard]] virtual bool has_left(Seat seat) const = 0;
  /// The seats that owe an answer to an offer.
  [[nodiscard]] virtual SeatSet asked() const = 0;
  /// How many offers were made in this turn.
  [[nodiscard]] virtual int offers_made() const = 0;
  [[nodiscard]] virtual bool over() const = 0;
  [[nodiscard]] virtual Score score() const = 0;

  /// Whether the game waits for a chance line; then no seat acts.
  [[nodiscard]] virtual bool chance_due() const = 0;
  /// The seats that may or must act now; several where answers come in any order.
  [[nodiscard]] virtual SeatSet to_act() const = 0;
  /// `chance_due` and `to_act` in one question, for whoever drives many games.
  [[nodiscard]] virtual Awaited awaits() const = 0;
  /// What the seats to act can do, in a stable order; take-backs and open verbs are not among it.
  virtual void legal(Actions& out) const = 0;
  /// What one seat can do.
  virtual void legal(Seat seat, Actions& out) const = 0;
  /// The verbs of which any well-formed line may be tried, since they are too many to list.
  [[nodiscard]] virtual std::span<const notation::OpenVerb> open_verbs(Viewer seat) const = 0;
  /// Take-backs, of any seat.
  virtual void revisions(Actions& out) const = 0;
  /// The outcomes of the chance line that is due; false where there are more than 64.
  [[nodiscard]] virtual bool outcomes(Outcomes& out) const = 0;
  /// Which stream of luck the chance line that is due belongs to.
  [[nodiscard]] virtual int stream() const = 0;
  /// The chance line that is due, drawn with this key.
  [[nodiscard]] virtual Action draw(RandKey key) const = 0;

  [[nodiscard]] virtual Nature nature(Action action) const = 0;
  /// The line that says that a seat's time is up, and the one that takes a seat out of the game; `check`
  /// knows whether they may be played now.
  [[nodiscard]] virtual Action timeout(Seat seat) const = 0;
  [[nodiscard]] virtual Action removal(Seat seat) const = 0;
  /// The seat's no to an offer, whatever it holds; none where it is not asked.
  [[nodiscard]] virtual std::optional<Action> decline(Seat seat) const = 0;
  /// Of some legal lines the one that commits a seat least: what is played for one that does not choose.
  [[nodiscard]] virtual Action mildest(const Actions& legal) const = 0;

  /// Why the line is refused; nothing if it may be applied.
  [[nodiscard]] virtual Refusal check(Action action) const = 0;
  /// Plays a line that `check` allows.
  virtual void apply(Action action) = 0;
  /// What a line that `check` allows does to everybody's cards when it is played now.
  [[nodiscard]] virtual notation::Moved moved(Action action) const = 0;

  /// Plays on at random until the game is over or has lasted so many turns, without leaving the
  /// rules. Answers how many lines the seats chose, the n-th with the n-th child of `decisions`.
  virtual int play_out(Luck& luck, RandKey decisions, int max_turns) = 0;

  [[nodiscard]] virtual std::unique_ptr<Position> clone() const = 0;
  /// Becomes equal to a position of the same game and rules, without allocating.
  virtual void assign(const Position& other) = 0;
  [[nodiscard]] virtual bool equals(const Position& other) const = 0;

  [[nodiscard]] virtual std::unique_ptr<View> view(Viewer viewer) const = 0;

  [[nodiscard]] virtual Result<Action> parse(std::string_view line) const = 0;
  [[nodiscard]] virtual std::string text(Action action) const = 0;
  /// The line as this viewer sees it when it is played now: hidden parts are `?`.
  [[nodiscard]] virtual std::string text_for(Viewer viewer, Action action) const = 0;
  /// The whole position, canonical; or member by member for those who show it again and again, together with
  /// what they would have to know the rules for: prices, how long roads are, why something can't be built.
  [[nodiscard]] virtual boost::json::object json() const = 0;
  virtual void write(notation::Members& members) const = 0;
  /// What a record's headers keep of the rules: `board` (null where there is none) and `options`.
  [[nodiscard]] virtual boost::json::value board() const = 0;
  [[nodiscard]] virtual boost::json::object options() const = 0;
};

/// What one seat, or a spectator, may know of a position: built field by field, never stripped.
class View {
 public:
  virtual ~View() = default;
  [[nodiscard]] virtual Viewer viewer() const = 0;
  /// A position that this view can't rule out; viewing it again gives the same view.
  [[nodiscard]] virtual std::unique_ptr<Position> redeal(RandKey key) const = 0;
  [[nodiscard]] virtual bool equals(const View& other) const = 0;
  /// In the form of a position; what is hidden is a number.
  [[nodiscard]] virtual boost::json::object json() const = 0;
  virtual void write(notation::Members& members) const = 0;
  /// The same in two parts, for whoever shows a game to many: what every viewer sees alike, and what differs.
  virtual void write_shared(notation::Members& members) const = 0;
  virtual void write_own(notation::Members& members) const = 0;
};

using notation::Setup;

using PositionPtr = std::unique_ptr<Position>;

/// What the table of games has of each.
struct Game : notation::GameInfo {
  Result<PositionPtr> (*start)(const Setup& setup);
  std::span<const notation::Option> (*options)();
  Result<PositionPtr> (*read_by)(const boost::json::object& position, int revision);
  std::span<const notation::Pack> (*packs)();
  /// Its own; what several games refuse stands in `notation/refusal.hpp`.
  std::span<const phrases::Declared> (*refusals)();

  /// Reads a position; what is left out is derived, what can't be is refused in a sentence. `revision` is
  /// that of its rules where the position does not name one.
  [[nodiscard]] Result<PositionPtr> read(const boost::json::object& position,
                                         int revision = kRevision) const {
    return read_by(position, revision);
  }
};

/// Examples are the last.
std::span<const Game> all_games();
/// Those for players.
std::span<const Game> offered_games();
/// The one that is meant where none is named: the first of the table.
const Game& default_game();
/// Null where there is no such game.
const Game* find_game(std::string_view name);

}  // namespace longroad::games
