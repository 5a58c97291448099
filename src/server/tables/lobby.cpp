#include "server/tables/lobby.hpp"

#include <algorithm>
#include <vector>

#include "notation/values/write.hpp"

namespace longroad::server {
namespace {

constexpr std::size_t kMostListed = 100;

}  // namespace

void Lobby::update(const Table& table, const Stage& shown) {
  if (shown.state() == TableState::Over) return remove(table.id());
  Listed listed{table.entry(1).at, table.settings().is_public, notation::value_text(shown.info()), {}};
  for (const Chair& chair : table.chairs())
    if (!chair.sitter.account.empty()) listed.accounts.push_back(chair.sitter.account);
  const std::lock_guard lock(mutex_);
  if (listed.is_public) public_list_.clear();
  tables_[table.id()] = std::move(listed);
}

void Lobby::remove(const std::string& table) {
  const std::lock_guard lock(mutex_);
  public_list_.clear();
  tables_.erase(table);
}

std::vector<std::string> Lobby::of_account(const std::string& account) const {
  const std::lock_guard lock(mutex_);
  std::vector<std::string> found;
  for (const auto& [id, listed] : tables_)
    if (std::ranges::find(listed.accounts, account) != listed.accounts.end()) found.push_back(id);
  return found;
}

std::string Lobby::list_public() const {
  const std::lock_guard lock(mutex_);
  if (public_list_.empty()) public_list_ = list(true);
  return public_list_;
}

std::string Lobby::list_all() const {
  const std::lock_guard lock(mutex_);
  return list(false);
}

std::string Lobby::list(bool only_public) const {
  std::vector<const Listed*> newest;
  for (const auto& [id, listed] : tables_)
    if (listed.is_public || !only_public) newest.push_back(&listed);
  std::ranges::sort(newest, std::ranges::greater{}, &Listed::created);
  std::string text = "[";
  for (std::size_t i = 0; i < newest.size() && i < kMostListed; ++i)
    text += (i == 0 ? "" : ",") + newest[i]->info;
  return text + "]";
}

}  // namespace longroad::server
