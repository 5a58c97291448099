/// The options of the base game, described (docs/rulings.md).

#include "games/island/words/option_list_common.hpp"
#include "games/island/words/usual_words.hpp"

namespace longroad::island {
namespace {

using namespace common;

constexpr Option kBase[] = {kClaimOption, take_back(), points_to_win(10), kHandLimitOption,
                            kFriendlyRobberOption};

}  // namespace

std::span<const notation::Option> UsualWords::options() { return kBase; }

}  // namespace longroad::island
