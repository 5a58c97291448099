#include "server/api/calls/analyses.hpp"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace longroad::server {

void AnalysisJob::finish(Response answer) {
  const std::lock_guard lock(mutex_);
  answer_ = std::move(answer);
}

bool AnalysisJob::finished() const {
  const std::lock_guard lock(mutex_);
  return answer_.has_value();
}

Response AnalysisJob::answer() const {
  const std::lock_guard lock(mutex_);
  if (answer_) return *answer_;
  return ok(boost::json::object{{"id", id_}, {"ready", ready_.load()}, {"pieces", pieces_.load()}}, 202);
}

Analyses::JobPtr Analyses::find(const std::string& id) {
  const std::lock_guard lock(mutex_);
  const auto found = std::ranges::find(jobs_, id, [](const JobPtr& job) { return job->id(); });
  if (found == jobs_.end() || (*found)->given_up()) return nullptr;
  jobs_.splice(jobs_.begin(), jobs_, found);
  return jobs_.front();
}

Analyses::JobPtr Analyses::add(const std::string& id) {
  const std::lock_guard lock(mutex_);
  std::erase_if(jobs_, [&](const JobPtr& job) { return job->given_up(); });
  jobs_.push_front(std::make_shared<AnalysisJob>(id));
  // What is not finished is bounded by its pool.
  while (jobs_.size() > kMostKept) {
    const auto oldest =
        std::find_if(jobs_.rbegin(), jobs_.rend(), [](const JobPtr& job) { return job->finished(); });
    if (oldest == jobs_.rend()) break;
    jobs_.erase(std::next(oldest).base());
  }
  return jobs_.front();
}

void Analyses::remove(const JobPtr& job) {
  const std::lock_guard lock(mutex_);
  jobs_.remove(job);
}

}  // namespace longroad::server
