/// The island in the terminal: its board, and what its variants have beside one.
#pragma once

#include "cli/front/front.hpp"

namespace longroad::cli {

class IslandFront final : public Front {
 public:
  [[nodiscard]] bool draws_board() const override { return true; }
  [[nodiscard]] Picture board(const Object& view, bool colours) const override;
  [[nodiscard]] std::string svg(const Object& position, bool numbers) const override;
  [[nodiscard]] Lines legend(const Object& view) const override;
  [[nodiscard]] Lines listed(const Object& position) const override;
  [[nodiscard]] Lines notes(const Object& view) const override;
  [[nodiscard]] Lines counts(const Object& view, int seat) const override;
  [[nodiscard]] std::string hand(const Object& view, int seat) const override;
  [[nodiscard]] std::string phase(const Object& view, int seat) const override;
  [[nodiscard]] std::string moved(const notation::Moved& moved, int me) const override;
  [[nodiscard]] std::string_view meaning(std::string_view verb) const override;
  [[nodiscard]] std::string_view ends_turn() const override { return "end"; }
};

}  // namespace longroad::cli
