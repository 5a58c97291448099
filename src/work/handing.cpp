#include "work/handing.hpp"

namespace longroad::work {
namespace {

using namespace std::chrono_literals;

constexpr auto kTakes = 2s;       // a worker to look at a piece
constexpr auto kAnswers = 2s;     // a worker to say that it is still at work, which it does every second
constexpr int kMostSilences = 3;  // in a row, before a worker is given up

}  // namespace

std::optional<Result<Report>> offer(bus::Bus& bus, const std::string& piece) {
  const bus::Answer answer = bus.ask(kSubject, piece, kTakes);
  if (!answer.text) return std::nullopt;
  return read_report(*answer.text);
}

bool is_taken(const Report& report) {
  return report.state == State::Taken && report.at.starts_with(kWorkerSubject);
}

std::optional<Report> see_through(bus::Bus& bus, const std::string& at, const Waiting& waiting) {
  for (int silences = 0; silences < kMostSilences && waiting.still();) {
    const bus::Answer answer = bus.ask(at, "", kAnswers);
    if (!answer.text && answer.why == bus::Silence::Absent) return std::nullopt;
    if (!answer.text) {
      ++silences;
      continue;
    }
    silences = 0;
    auto report = read_report(*answer.text);
    if (!report) return Report{.state = State::Refused, .sentence = report.error().sentence};
    if (report->state != State::Working) return std::move(*report);
    if (waiting.told) waiting.told(*report);
  }
  return std::nullopt;
}

}  // namespace longroad::work
