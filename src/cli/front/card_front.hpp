/// The card game in the terminal: the market, the stacks, the players' rows.
#pragma once

#include "cli/front/front.hpp"

namespace longroad::cli {

class CardFront final : public Front {
 public:
  [[nodiscard]] Lines middle(const Object& view) const override;
  [[nodiscard]] Lines legend(const Object& view) const override;
  [[nodiscard]] Lines listed(const Object& position) const override;
  [[nodiscard]] Lines counts(const Object& view, int seat) const override;
  [[nodiscard]] std::string hand(const Object& view, int seat) const override;
  [[nodiscard]] std::string phase(const Object& view, int seat) const override;
  [[nodiscard]] std::string_view meaning(std::string_view verb) const override;
  [[nodiscard]] std::string_view ends_turn() const override { return "draw"; }
  [[nodiscard]] std::string moved(const notation::Moved& moved, int me) const override;
};

}  // namespace longroad::cli
