#include "server/actors/kept_log.hpp"

#include <algorithm>
#include <utility>

namespace longroad::server {

KeptLog::KeptLog(store::CommitQueue& disk, Loop& loop, int version, Owner owner)
    : disk_(disk), loop_(loop), written_(version), confirmed_(version), owner_(std::move(owner)) {}

void KeptLog::write(int version, store::CommitQueue::Work work, Told told, std::function<void()> on_disk) {
  if (broken_) {
    if (told) told(false);
    return;
  }
  written_ = version;
  ++on_the_way_;
  const std::weak_ptr<KeptLog*> self = alive_;
  disk_.submit(std::move(work), [self, &loop = loop_, version, told = std::move(told),
                                 on_disk = std::move(on_disk)](bool kept) {
    if (kept && on_disk) on_disk();
    loop.post([self, version, kept, told] {
      if (const auto log = self.lock()) return (*log)->done(version, kept, told);
      if (told) told(kept);
    });
  });
}

void KeptLog::wait(int version, Told told) {
  if (broken_ || version <= confirmed_) return told(!broken_);
  waiting_.push_back({version, std::move(told)});
}

void KeptLog::trust(int version) {
  confirmed_ = std::max(confirmed_, version);
  owner_.kept();
  tell();
}

void KeptLog::done(int version, bool kept, const Told& told) {
  --on_the_way_;
  if (kept) {
    confirmed_ = std::max(confirmed_, version);
    if (!broken_) owner_.kept();
    tell();
  } else if (!broken_) {
    broken_ = true;
    owner_.broke();
    for (const Waiting& waiting : std::exchange(waiting_, {})) waiting.told(false);
  }
  if (told) told(kept);
}

void KeptLog::tell() {
  std::vector<Waiting> ready;
  std::erase_if(waiting_, [&](Waiting& waiting) {
    if (waiting.version > confirmed_) return false;
    ready.push_back(std::move(waiting));
    return true;
  });
  for (const Waiting& waiting : ready) waiting.told(true);
}

}  // namespace longroad::server
