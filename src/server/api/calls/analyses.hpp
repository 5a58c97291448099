/// The analyses that were asked for: how far each is, and what it has found. Those asked for last are kept,
/// so that the same record is not analysed twice.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "server/http/http.hpp"
#include "server/table/model/time.hpp"

namespace longroad::server {

/// One of them. A pool works on it, and whoever waits for it asks how far it is.
class AnalysisJob {
 public:
  explicit AnalysisJob(std::string id) : id_(std::move(id)) {}

  [[nodiscard]] const std::string& id() const { return id_; }
  /// Somebody still waits for it.
  void want(Time now) { wanted_ = now; }
  /// Whether nobody has asked for so long that nobody will.
  [[nodiscard]] bool unwanted(Time now) const { return now - wanted_ > kPatience; }

  void begin(int pieces) { pieces_ = pieces; }
  /// So many pieces are done. It never goes back, also where the work begins anew.
  void reach(int ready) { ready_ = std::max(ready_.load(), ready); }
  void finish(Response answer);
  /// Given up: whoever asks again begins anew.
  void give_up() { given_up_ = true; }
  [[nodiscard]] bool given_up() const { return given_up_; }
  [[nodiscard]] bool finished() const;
  /// What it found; before that, how far it is (`AnalysisProgress` of the wire schema).
  [[nodiscard]] Response answer() const;

  static constexpr Time kPatience = 20'000;

 private:
  const std::string id_;
  std::atomic<Time> wanted_{0};
  std::atomic<int> pieces_{0};
  std::atomic<int> ready_{0};
  std::atomic<bool> given_up_{false};
  mutable std::mutex mutex_;
  std::optional<Response> answer_;
};

class Analyses {
 public:
  using JobPtr = std::shared_ptr<AnalysisJob>;

  /// The one with this id; null where there is none.
  JobPtr find(const std::string& id);
  /// A new one, which is kept until others were asked for more lately.
  JobPtr add(const std::string& id);
  void remove(const JobPtr& job);

  static constexpr std::size_t kMostKept = 24;

 private:
  std::mutex mutex_;
  std::list<JobPtr> jobs_;  // asked for last, first
};

}  // namespace longroad::server
