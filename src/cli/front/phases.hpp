/// What the island and the card game say in the same way: what is to be done in a phase, what a word
/// means, and what a hand holds.
#pragma once

#include <boost/json/fwd.hpp>
#include <span>
#include <string>
#include <string_view>

namespace longroad::cli {

struct PhaseSentence {
  std::string_view phase;
  std::string_view sentence;      // with {} for how many are left
  std::string_view counter = {};  // the member of the turn that counts them, for all or for each seat
};
/// The sentence of the phase that a view is in, for this seat.
std::string phase_sentence(const boost::json::object& view, int seat,
                           std::span<const PhaseSentence> sentences);

/// What a word means, for those who ask for help.
struct VerbMeaning {
  std::string_view verb;
  std::string_view meaning;
};
/// Empty where it is not in the list.
std::string_view meaning_of(std::string_view verb, std::span<const VerbMeaning> meanings);

/// `b brick, l lumber …`
std::string letters();

/// `You have two bricks; cards knight.`
std::string hand_sentence(const boost::json::object& view, int seat);

}  // namespace longroad::cli
