#include "work/worker.hpp"

#include <fmt/format.h>

#include <future>

#include "crypto/crypto.hpp"

namespace longroad::work {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// How often it says that it is still at work.
constexpr auto kBeat = 1s;
/// A piece that nobody has asked about for so long is wanted by nobody.
constexpr auto kForgotten = 10s;

/// Where a worker is asked about a piece: nobody else's, and no other piece.
std::string new_subject() {
  std::string subject(kWorkerSubject);
  for (const char byte : crypto::random_bytes(12))
    subject += fmt::format("{:02x}", static_cast<unsigned char>(byte));
  return subject;
}

Report refusal(std::string sentence) { return {.state = State::Refused, .sentence = std::move(sentence)}; }

Report played(Task& task, const std::atomic<bool>& abandon) {
  try {
    return task.play(abandon);
  } catch (const std::exception& error) {
    return refusal(error.what());
  }
}

}  // namespace

Worker::Worker(bus::Bus& bus, Trust trust) : bus_(bus), trust_(trust) {
  this_program();  // is worked out before anybody waits for it
  thread_ = std::jthread([this] { run(); });
}

void Worker::stop() {
  stop_ = true;
  offers_.wake();
  questions_.wake();
  if (thread_.joinable()) thread_.join();
}

void Worker::run() {
  std::optional<Decided> decided;
  while (!stop_) {
    auto idle = bus_.subscribe(kSubject, kQueue, [this](const bus::Message& offer) { offers_.put(offer); });
    // Whoever hears of a decision may ask for the next one at once.
    if (decided) say(decided->to, decided->report);
    decided.reset();
    std::optional<bus::Message> offer;
    while (!offer && !stop_) offer = offers_.wait(kBeat);
    idle.reset();
    // What else came in before the queue knew: others may have it at once.
    while (const auto other = offers_.wait(0s)) say(other->reply, {.state = State::Returned});
    if (offer) decided = take(*offer);
  }
}

std::optional<Worker::Decided> Worker::take(const bus::Message& offer) {
  const auto piece = read_piece(offer.text);
  auto task = piece ? prepare(*piece, trust_) : piece.error();
  if (!task) return Decided{offer.reply, refusal(task.error().sentence)};
  if (piece->kind == Kind::Decision) return Decided{offer.reply, played(**task, stop_)};
  see_through(std::move(*task), offer.reply);
  return std::nullopt;
}

void Worker::see_through(const std::shared_ptr<Task>& task, const std::string& taker) {
  if (player_.joinable()) player_.join();  // a piece that was given up
  while (questions_.wait(0s)) continue;
  abandon_ = false;
  const std::string subject = new_subject();
  const auto asked =
      bus_.subscribe(subject, "", [this](const bus::Message& question) { questions_.put(question); });
  say(taker, {.state = State::Taken, .at = subject});

  std::promise<Report> promise;
  auto report = promise.get_future();
  player_ = std::jthread([this, task, promise = std::move(promise)]() mutable {
    promise.set_value(played(*task, abandon_));
    questions_.wake();
  });
  std::string asker;  // who waits for an answer
  for (auto last = Clock::now(); !stop_ && Clock::now() < last + kForgotten;) {
    const auto question = questions_.wait(kBeat);
    if (question) {
      asker = question->reply;
      last = Clock::now();
    }
    if (asker.empty()) continue;
    if (report.wait_for(0s) == std::future_status::ready) return say(asker, report.get());
    if (question) continue;
    say(asker, {.state = State::Working, .ready = task->ready()});
    asker.clear();
  }
  abandon_ = true;
  if (!asker.empty()) say(asker, {.state = State::Returned});
}

void Worker::say(const std::string& to, const Report& report) {
  const std::string text = write(report);
  bus_.publish(to,
               text.size() <= kMostBytes ? text : write(refusal("The answer is too long for a message.")));
}

}  // namespace longroad::work
