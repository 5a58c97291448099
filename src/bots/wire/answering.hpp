/// Bots of ours as a program: answers what other programs are asked (docs/bots.md).
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/id.hpp"
#include "bots/core/recipe.hpp"
#include "bots/wire/request.hpp"

namespace longroad::bots {

/// Answers a request with this bot: one line, never more. A request that makes no sense is answered with
/// `{"ok":false,"error":"…"}`.
std::string answer_request(std::string_view request, Bot& bot);

/// Answers one request after another. A seat has one bot a game as long as its requests follow one another,
/// so that it remembers what a bot at the table does.
class Answering {
 public:
  /// `complain` is told once what is wrong with requests that are answered all the same.
  Answering(Recipe recipe, std::function<void(std::string_view)> complain)
      : recipe_(std::move(recipe)), complain_(std::move(complain)) {}

  std::string answer(std::string_view request);

 private:
  struct Going {
    Request last;
    BotPtr bot;
  };

  Bot& bot_for(const Request& request);

  Recipe recipe_;
  std::function<void(std::string_view)> complain_;
  std::array<std::optional<Going>, kMaxSeats + 1> seats_;
  bool complained_ = false;
};

}  // namespace longroad::bots
