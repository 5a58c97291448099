#include "server/actors/log_writer.hpp"

#include <algorithm>
#include <utility>

namespace longroad::server {

using store::Appended;

LogWriter::LogWriter(store::Journal& journal, Loop& loop, Place place, Owner owner, Patience patience)
    : journal_(journal),
      loop_(loop),
      place_(std::move(place)),
      owner_(std::move(owner)),
      patience_(patience),
      written_(place_.version),
      confirmed_(place_.version),
      again_(loop) {}

Refused LogWriter::in_words(Loss loss) {
  if (loss == Loss::Owner) return refuse("moved");
  return refuse("disk.stopped");
}

void LogWriter::write(std::vector<store::LogEntry> entries, std::function<void(store::Store&)> lists,
                      Told told) {
  if (closed_) {
    if (told) told(false);
    return;
  }
  const int after = written_;
  written_ += static_cast<int>(entries.size());
  auto append = std::make_shared<Append>(
      Append{place_.stream, place_.epoch, after, std::move(entries), std::move(lists)});
  batches_.push_back({std::move(append), std::move(told)});
  if (!doubtful_) send(batches_.back());
}

void LogWriter::wait(int version, Told told) {
  if (closed_ || version <= confirmed_) return told(!closed_);
  waiting_.push_back({version, std::move(told)});
}

void LogWriter::trust(int version) {
  confirmed_ = std::max(confirmed_, version);
  arrive();
}

void LogWriter::hand_over() {
  closed_ = true;
  if (on_the_way_ == 0) turn_away_waiting();
}

void LogWriter::send(Batch& batch) {
  ++on_the_way_;
  batch.answer.reset();
  const std::weak_ptr<LogWriter*> self = alive_;
  journal_.append(batch.append,
                  [self, &loop = loop_, append = batch.append.get(), told = batch.told](Appended answer) {
                    loop.post([self, append, answer, told] {
                      if (const auto log = self.lock()) return (*log)->answered(append, answer);
                      if (told) told(answer == Appended::Ok);
                    });
                  });
}

void LogWriter::answered(const Append* append, Appended answer) {
  --on_the_way_;
  const auto batch = std::ranges::find(batches_, append, [](const Batch& b) { return b.append.get(); });
  batch->answer = answer;
  if (answer != Appended::Ok) doubtful_ = true;
  if (!doubtful_) {
    tries_ = 0;
    return arrive();
  }
  if (on_the_way_ > 0) return;
  if (closed_) return turn_away_waiting();
  look();
}

void LogWriter::arrive() {
  std::vector<Told> ready;
  for (; !batches_.empty() && batches_.front().answer == Appended::Ok; batches_.pop_front()) {
    const Append& append = *batches_.front().append;
    place_.version = std::max(place_.version, append.after + static_cast<int>(append.entries.size()));
    if (batches_.front().told) ready.push_back(std::move(batches_.front().told));
  }
  confirmed_ = std::max(confirmed_, place_.version);
  std::erase_if(waiting_, [&](Waiting& waiting) {
    if (waiting.version > confirmed_) return false;
    ready.push_back(std::move(waiting.told));
    return true;
  });
  if (!closed_) owner_.stored();
  for (const Told& told : ready) told(true);
}

void LogWriter::turn_away_waiting() {
  for (const Waiting& waiting : std::exchange(waiting_, {})) waiting.told(false);
  for (const Batch& batch : std::exchange(batches_, {}))
    if (batch.told) batch.told(batch.answer == Appended::Ok);
}

void LogWriter::lose(Loss loss) {
  closed_ = true;
  owner_.lost(loss);
  turn_away_waiting();
}

// ---- after a failure

void LogWriter::look() {
  const std::weak_ptr<LogWriter*> self = alive_;
  journal_.read(place_.stream, place_.version,
                [self, &loop = loop_](const std::optional<std::vector<store::LogEntry>>& stored) {
                  loop.post([self, stored] {
                    if (const auto log = self.lock()) (*log)->compare(stored);
                  });
                });
}

void LogWriter::compare(const std::optional<std::vector<store::LogEntry>>& stored) {
  if (closed_) return turn_away_waiting();
  if (!stored) return try_again_later();
  const bool ours = mark_stored(*stored);
  if (!stored->empty()) tries_ = 0;
  arrive();
  if (batches_.empty()) doubtful_ = false;
  // Where nothing of ours is in the way, another owner is.
  const bool refused = doubtful_ && stored->empty() && batches_.front().answer == Appended::Conflict;
  if (!ours || refused) return lose(Loss::Owner);
  if (doubtful_) try_again_later();
}

bool LogWriter::mark_stored(const std::vector<store::LogEntry>& stored) {
  auto next = stored.begin();
  for (Batch& batch : batches_) {
    const auto& entries = batch.append->entries;
    const auto [left, other] = std::mismatch(entries.begin(), entries.end(), next, stored.end());
    next = other;
    if (left == entries.begin()) continue;
    place_.version = batch.append->after + static_cast<int>(left - entries.begin());
    if (left == entries.end())
      batch.answer = Appended::Ok;
    else
      batch.append = std::make_shared<Append>(
          Append{place_.stream, place_.epoch, place_.version, {left, entries.end()}, batch.append->lists});
  }
  return next == stored.end();
}

void LogWriter::try_again_later() {
  if (tries_ == patience_.tries) return lose(Loss::Disk);
  again_.set(patience_.first << tries_, [this] { send_again(); });
  ++tries_;
}

void LogWriter::send_again() {
  if (closed_) return;
  doubtful_ = false;
  for (Batch& batch : batches_) {
    if (batch.answer == Appended::Ok) continue;
    // One without entries stands wherever the log has got to.
    if (batch.append->after < place_.version) {
      Append moved = *batch.append;
      moved.after = place_.version;
      batch.append = std::make_shared<Append>(std::move(moved));
    }
    send(batch);
  }
}

}  // namespace longroad::server
