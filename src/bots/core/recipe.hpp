/// How a bot of the table is made from its name.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "base/result.hpp"
#include "bots/core/bot.hpp"
#include "bots/judge/mind.hpp"

namespace longroad::bots {

/// Makes a bot anew for each game, so that nothing of one game lives on in the next.
using Recipe = std::function<BotPtr()>;

/// One line of the table of bots. `recipe` reads what stands behind the name; `mind` is what the bot thinks
/// with, as far as its parameters say nothing else.
struct Kind {
  std::string_view name;
  std::string_view sentence;
  Result<Recipe> (*recipe)(std::string_view parameters, const Mind& mind);
  /// Why it can't be started on this machine; null for all that are no programs of their own.
  std::optional<Error> (*refuse_to_start)(std::string_view parameters) = nullptr;

  [[nodiscard]] constexpr bool is_outside() const { return refuse_to_start != nullptr; }
};

}  // namespace longroad::bots
