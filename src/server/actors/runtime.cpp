#include "server/actors/runtime.hpp"

#include "store/accounts.hpp"

namespace longroad::server {
namespace {

Loops make_loops(int count) {
  Loops loops;
  for (int i = 0; i < count; ++i) loops.push_back(std::make_unique<Loop>());
  return loops;
}

/// A data folder has one server by its lock; who shares a database must be missed soon, and where others wait
/// to take over, within seconds.
store::Owners::Lease lease_on(const store::Database& database, bool shared) {
  constexpr store::Owners::Lease kAlone = std::chrono::seconds(10);
  constexpr store::Owners::Lease kShared = std::chrono::seconds(3);
  if (database.dialect() == store::Dialect::Sqlite) return store::Owners::kForever;
  return shared ? kShared : kAlone;
}

std::set<std::string> muted_accounts(store::Store& store) {
  const auto names = store::Accounts(store).muted();
  return {names.begin(), names.end()};
}

}  // namespace

Runtime::Runtime(const Options& options, std::unique_ptr<store::Store> store)
    : limited_(options.limited),
      node_(options.node),
      shared_(options.shared),
      lease_(lease_on(store->database(), options.shared)),
      epoch_(store::Owners(store->database()).join(options.node, lease_)),
      loops_(make_loops(options.loops)),
      silenced_(muted_accounts(*store)),
      pools_(options.bot_threads, options.analysing),
      disk_(std::move(store)) {}

void Runtime::run_loops() {
  for (auto& loop : loops_) threads_.emplace_back([&loop] { loop->run(); });
}

void Runtime::stop_loops() {
  stopping_ = true;
  for (auto& loop : loops_) loop->stop();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

void Runtime::finish() {
  pools_.close();  // they know it when the disk asks
  disk_.submit([this](store::Store& store) { store::Owners(store.database()).leave(epoch_); }, [](bool) {});
  disk_.close();
}

bool Runtime::silenced(const std::string& account) const {
  const std::lock_guard lock(silenced_mutex_);
  return !account.empty() && silenced_.contains(account);
}

void Runtime::silence(const std::string& account, bool on) {
  const std::lock_guard lock(silenced_mutex_);
  if (on)
    silenced_.insert(account);
  else
    silenced_.erase(account);
}

void Runtime::read_mutes() {
  const auto muted = std::make_shared<std::set<std::string>>();
  disk_.submit([muted](store::Store& store) { *muted = muted_accounts(store); },
               [this, muted](bool read) {
                 if (!read) return;
                 const std::lock_guard lock(silenced_mutex_);
                 silenced_ = std::move(*muted);
               });
}

}  // namespace longroad::server
