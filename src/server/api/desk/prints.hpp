/// Everything that a tournament prints, as PDF, drawn beside the loops.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "server/api/calls/answer.hpp"

namespace longroad::server {

inline constexpr std::array<std::string_view, 2> kPapers{"A4", "Letter"};

DeskAnswer list_missing_glyphs, print_all, print_game;
/// Replies cards with the links that were made.
void print_cards(const DeskCall& call, const std::string& base, const std::string& paper,
                 const std::vector<desk::Links::Made>& made);

}  // namespace longroad::server
