#include "server/net/visitors.hpp"

namespace longroad::server {

std::unique_ptr<Visitors::Place> Visitors::enter(const std::string& address) {
  const std::lock_guard lock(mutex_);
  const auto mine = each_.find(address);
  const bool greedy = !address.empty() && mine != each_.end() && mine->second.places >= rule_.most_each;
  if (all_.places >= rule_.most || greedy) return nullptr;
  ++all_.places;
  ++each_[address].places;
  return std::make_unique<Place>(shared_from_this(), address);
}

void Visitors::leave(const std::string& address, std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  Share& share = each_[address];
  --all_.places;
  all_.bytes -= bytes;
  share.bytes -= bytes;
  if (--share.places == 0) each_.erase(address);
}

bool Visitors::change(const std::string& address, std::size_t before, std::size_t after) {
  const std::lock_guard lock(mutex_);
  Share& share = each_[address];
  const std::size_t all = all_.bytes - before + after;
  const std::size_t own = share.bytes - before + after;
  if (after > before && (all > rule_.most_bytes || (!address.empty() && own > rule_.most_bytes_each)))
    return false;
  all_.bytes = all;
  share.bytes = own;
  return true;
}

bool Visitors::Place::hold(std::size_t bytes) {
  if (bytes == bytes_) return true;
  if (!visitors_->change(address_, bytes_, bytes)) return false;
  bytes_ = bytes;
  return true;
}

}  // namespace longroad::server
