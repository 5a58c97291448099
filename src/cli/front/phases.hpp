/// What the island and the card game say in the same way: what is to be done in a phase, and what a hand
/// holds.
#pragma once

#include <boost/json/fwd.hpp>
#include <span>
#include <string>
#include <string_view>

namespace longroad::cli {

struct PhaseSentence {
  std::string_view phase;
  std::string_view sentence;
};
/// The sentence of the phase that a view is in.
std::string_view phase_sentence(const boost::json::object& view, std::span<const PhaseSentence> sentences);

/// `You have two bricks; cards knight.`
std::string hand_sentence(const boost::json::object& view, int seat);

}  // namespace longroad::cli
