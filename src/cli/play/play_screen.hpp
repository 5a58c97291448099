/// The screen of a game in the terminal: the board, beside it the players and what they did, below
/// it the player's own hand and menu. Fits 80 by 24; a larger terminal shows more of the log.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/common/terminal.hpp"
#include "cli/play/menu.hpp"
#include "games/game.hpp"

namespace longroad::cli {

class Screen {
 public:
  Screen(TerminalSize size, bool colours) : size_(size), colours_(colours) {}

  /// Who sits where: the player's own name is empty, a bot's is its level or kind.
  using Names = std::span<const std::string>;
  /// `notice` is what the last line of the player came to, if it was refused.
  [[nodiscard]] std::string draw(const games::Position& position, Seat me, Names names,
                                 std::span<const std::string> log, const std::vector<std::string>& menu,
                                 const std::string& notice) const;
  /// The help in place of all that, without the menu.
  [[nodiscard]] std::string help(const games::Position& position, Seat me, const Menu& menu) const;

 private:
  TerminalSize size_;
  bool colours_;
};

}  // namespace longroad::cli
