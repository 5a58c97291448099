/// A view in words, made whole: what it hides is dealt from what nobody is known to have, so that
/// the game can read it as a position. Bots see only a view of that again.
#pragma once

#include <boost/json/fwd.hpp>

#include "base/random.hpp"
#include "bots/wire/believed.hpp"

namespace longroad::bots {

Result<Believed> guess_position(const boost::json::object& view, RandKey key);

/// The same for a view as pages are shown it, which helps them with what follows from the rules.
Result<Believed> guess_shown(const boost::json::object& view, RandKey key);

}  // namespace longroad::bots
