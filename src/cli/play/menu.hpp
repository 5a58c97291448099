/// What a player at the terminal can do now, grouped by verb, and what the player's words mean.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"

namespace longroad::cli {

class Menu {
 public:
  Menu(const games::Position& position, Seat seat);

  /// `[1] end  [2] road ×5  [3] bank ×2  [?] help  [q] quit`, in lines of at most `width`.
  [[nodiscard]] std::vector<std::string> lines(int width) const;

  /// The line of notation that the player means: by a number of the menu, by its words without the
  /// seat, or as it is. Where the words leave a choice, the sentence of the error lists it.
  [[nodiscard]] Result<std::string> line(std::string_view words) const;

 private:
  struct Group {
    std::string verb;
    std::vector<std::string> choices;  // what follows the verb; one empty text where nothing does
    std::string_view objects;          // of an open verb, which has no choices: what is typed behind it
  };
  /// By its number or its verb; null where the words mean neither.
  [[nodiscard]] const Group* group(std::string_view words) const;

  std::string seat_;
  std::vector<Group> groups_;
};

}  // namespace longroad::cli
