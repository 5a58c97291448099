/// How the table of a game looks in the terminal. A game has a front end of its own, or is shown plainly: the
/// members of its position by their names.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "notation/moved.hpp"

namespace longroad::cli {

/// Lines of equal width on the screen, so that something can stand beside them.
struct Picture {
  std::vector<std::string> lines;
  int width = 0;
};

class Front {
 public:
  using Object = boost::json::object;
  using Lines = std::vector<std::string>;

  virtual ~Front() = default;

  [[nodiscard]] virtual bool draws_board() const { return false; }
  /// Empty where no board is drawn.
  [[nodiscard]] virtual Picture board(const Object& view, bool colours) const;
  [[nodiscard]] virtual std::string svg(const Object& position, bool numbers) const;

  /// What lies in the middle, above the players; nothing beside a board.
  [[nodiscard]] virtual Lines middle(const Object& view) const;
  /// What never changes, such as prices: help shows it, and the table where there is room.
  [[nodiscard]] virtual Lines legend(const Object& view) const;
  /// The middle of a position that nobody plays on, where no board is drawn.
  [[nodiscard]] virtual Lines listed(const Object& position) const;
  /// Beside the players: who holds what there is only one of.
  [[nodiscard]] virtual Lines notes(const Object& view) const;
  /// What everybody can count of a seat.
  [[nodiscard]] virtual Lines counts(const Object& view, int seat) const;
  /// What the player holds, in a sentence.
  [[nodiscard]] virtual std::string hand(const Object& view, int seat) const;
  /// What the player is to do now, in a sentence.
  [[nodiscard]] virtual std::string phase(const Object& view, int seat) const;
  /// What a verb of the menu does, in a phrase; empty where there is nothing to say.
  [[nodiscard]] virtual std::string_view meaning(std::string_view verb) const;
  /// The verb that ends a turn; empty where there is none.
  [[nodiscard]] virtual std::string_view ends_turn() const { return {}; }
  /// What a line moved and does not tell: ` (from seat 3)`.
  [[nodiscard]] virtual std::string moved(const notation::Moved& moved, int me) const;
};

/// The table of front ends.
const Front& front_of(std::string_view game);

/// A member's value in words: lists with spaces, objects by their names.
std::string plain(const boost::json::value& value);
/// What a seat has: `hand: bw  roads: 20-21`.
std::string seat_text(const boost::json::object& seat);

}  // namespace longroad::cli
