/// The analysis of a finished game as a piece of work.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "work/perform.hpp"

namespace longroad::work {

/// Refuses, in a sentence, what is no record of a finished game.
Result<TaskPtr> prepare_analysis(const Piece& piece);

/// An analysis is longer than a message may be, so it goes small.
std::string pack_analysis(std::string_view json);
/// Nothing where it is no such text.
std::optional<std::string> unpack_analysis(std::string_view text);

}  // namespace longroad::work
