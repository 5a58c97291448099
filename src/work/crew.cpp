#include "work/crew.hpp"

#include <algorithm>
#include <thread>

#include "work/handing.hpp"

namespace longroad::work {
namespace {

using namespace std::chrono_literals;

constexpr int kMostTries = 3;   // a piece that takes so many workers with it is done here
constexpr auto kPause = 50ms;   // before a piece that nobody took is offered again
constexpr auto kDeserted = 5s;  // without a worker
constexpr double kPieceSeconds = 0.5;
constexpr std::size_t kMostTold = 20;

/// Words that came over the bus go to a terminal.
std::string printable(std::string words) {
  std::ranges::replace_if(
      words, [](unsigned char c) { return c < 0x20 || c == 0x7f; }, '?');
  return words;
}

}  // namespace

std::optional<Report> Crew::play(const Piece& piece) {
  const std::string text = write(piece);
  for (int tries = 0; !stop_ && tries < kMostTries;) {
    const auto begun = Clock::now();
    if (const auto at = offer(text)) {
      ++tries;
      auto report = see_through(*at);
      if (report && report->state == State::Done) {
        note_pace(piece.games, Clock::now() - begun);
        return report;
      }
      if (report && report->state == State::Refused) {
        tell_once("A worker gives up: " + report->sentence);
        return std::nullopt;
      }
    } else if (is_deserted()) {
      return std::nullopt;
    } else {
      std::this_thread::sleep_for(kPause);
    }
  }
  return std::nullopt;
}

std::optional<std::string> Crew::offer(const std::string& piece) {
  const auto report = work::offer(bus_, piece);
  if (!report) return std::nullopt;
  if (!*report)
    tell_once("A worker can't be understood: " + report->error().sentence);
  else if ((*report)->state == State::Refused)
    tell_once("A worker refuses: " + (*report)->sentence);
  else if (is_taken(**report))
    return (*report)->at;
  return std::nullopt;
}

std::optional<Report> Crew::see_through(const std::string& at) {
  const Working working(*this);
  return work::see_through(bus_, at, {.still = [this] { return !stop_; }});
}

Crew::Working::Working(Crew& crew) : crew_(crew) {
  const std::scoped_lock lock(crew_.mutex_);
  ++crew_.out_;
}

Crew::Working::~Working() {
  const std::scoped_lock lock(crew_.mutex_);
  --crew_.out_;
  crew_.last_seen_ = Clock::now();
}

bool Crew::is_deserted() {
  {
    const std::scoped_lock lock(mutex_);
    if (out_ > 0 || Clock::now() < last_seen_ + kDeserted) return false;
  }
  tell_once("No worker takes work, so that it is done here.");
  return true;
}

void Crew::note_pace(int games, Clock::duration spent) {
  const double now = std::chrono::duration<double>(spent).count() / games;
  const std::scoped_lock lock(mutex_);
  seconds_ = seconds_ == 0 ? now : (seconds_ + now) / 2;
}

int Crew::best_size() const {
  const std::scoped_lock lock(mutex_);
  if (seconds_ == 0) return 1;
  return static_cast<int>(std::clamp(kPieceSeconds / seconds_, 1.0, static_cast<double>(kMostGames)));
}

void Crew::tell_once(const std::string& sentence) {
  const std::scoped_lock lock(mutex_);
  if (told_.size() < kMostTold && told_.insert(sentence).second) tell_(printable(sentence));
}

}  // namespace longroad::work
