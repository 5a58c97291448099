/// A journal in memory that fails in every way a disk or a network can. What it does is decided by a seed,
/// and happens when the test says so.
#pragma once

#include <boost/asio/io_context.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "store/journal.hpp"

namespace longroad::tests {

class FaultyJournal final : public store::Journal {
 public:
  explicit FaultyJournal(unsigned seed) : random_(seed) {}

  /// How many of a hundred go wrong.
  void set_trouble(unsigned percent) { trouble_ = percent; }
  [[nodiscard]] const std::vector<store::LogEntry>& log() const { return log_; }
  [[nodiscard]] std::int64_t epoch() const { return epoch_; }
  std::int64_t take_over() { return ++epoch_; }
  /// Somebody else writes.
  void intrude(std::string body) { log_.push_back({static_cast<int>(log_.size()) + 1, 0, std::move(body)}); }

  void append(std::shared_ptr<const Append> append, Told told) override {
    using store::Appended;
    if (!goes_wrong()) return answer([told, result = land(*append)] { told(result); });
    switch (random_() % 4) {
      case 0:  // never arrived
        break;
      case 1:  // the answer was lost
        land(*append);
        break;
      case 2: {  // torn in the middle
        Append part = *append;
        part.entries.resize(random_() % (part.entries.size() + 1));
        land(part);
        break;
      }
      default:  // arrives when nobody expects it any more
        late_.push_back(std::move(append));
    }
    answer([told] { told(Appended::Failed); });
  }

  void read(const std::string&, int after, Read read) override {
    if (goes_wrong()) return answer([read] { read(std::nullopt); });
    const auto from = std::min(static_cast<std::size_t>(after), log_.size());
    std::vector<store::LogEntry> rest(log_.begin() + static_cast<std::ptrdiff_t>(from), log_.end());
    answer([read, rest = std::move(rest)] { read(rest); });
  }

  /// One thing happens: an answer arrives, in whatever order, or something that was late.
  bool step() {
    const std::size_t all = answers_.size() + late_.size();
    if (all == 0) return false;
    std::size_t which = random_() % all;
    if (which < answers_.size()) {
      take(answers_, which)();
    } else {
      which -= answers_.size();
      land(*take(late_, which));
    }
    return true;
  }

 private:
  bool goes_wrong() { return random_() % 100 < trouble_; }
  void answer(std::function<void()> answer) { answers_.push_back(std::move(answer)); }
  store::Appended land(const Append& append) {
    if (append.epoch != epoch_ || append.after != static_cast<int>(log_.size()))
      return store::Appended::Conflict;
    log_.insert(log_.end(), append.entries.begin(), append.entries.end());
    return store::Appended::Ok;
  }
  template <class T>
  static T take(std::vector<T>& items, std::size_t which) {
    T item = std::move(items[which]);
    items.erase(items.begin() + static_cast<std::ptrdiff_t>(which));
    return item;
  }

  std::mt19937 random_;
  unsigned trouble_ = 0;
  std::int64_t epoch_ = 0;
  std::vector<store::LogEntry> log_;
  std::vector<std::function<void()>> answers_;
  std::vector<std::shared_ptr<const Append>> late_;
};

}  // namespace longroad::tests
