#include "work/thinkers.hpp"

#include "bots/wire/wire.hpp"
#include "work/piece.hpp"

namespace longroad::work {

std::optional<Action> Thinkers::choose(const std::string& bot, const bots::Seen& seen, const Actions& legal) {
  if (Clock::now() < silent_until_.load()) return std::nullopt;
  Piece piece;
  piece.program = this_program();
  piece.kind = Kind::Decision;
  piece.game = seen.game();
  piece.bots = {bot};
  piece.request = bots::write_request(seen, legal, static_cast<int>(deadline_.count()));
  const std::string text = write(piece);
  if (text.size() > kMostBytes) return std::nullopt;
  const bus::Answer answer = bus_.ask(kSubject, text, deadline_);
  if (!answer.text) {
    if (answer.why == bus::Silence::Slow) silent_until_ = Clock::now() + pause_;
    return std::nullopt;
  }
  const auto report = read_report(*answer.text);
  if (!report || report->state != State::Done || report->results.size() != 1) return std::nullopt;
  const auto line = bots::read_answer(report->results[0], seen);
  if (!line) return std::nullopt;
  ++made_;
  return *line;
}

Action DistantBot::choose(const bots::Seen& seen, const Actions& legal, RandKey key) {
  // What needs no thought is not worth a message.
  const bool simple = here_.is_random() || (legal.size() == 1 && seen.open_verbs().empty());
  if (!simple)
    if (const auto line = thinkers_.choose(name_, seen, legal)) return *line;
  return here_.choose(seen, legal, key);
}

}  // namespace longroad::work
