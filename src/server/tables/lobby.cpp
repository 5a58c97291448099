#include "server/tables/lobby.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "notation/values/read.hpp"
#include "notation/values/write.hpp"

namespace longroad::server {
namespace {

constexpr std::size_t kMostListed = 100;

}  // namespace

void Lobby::changed() {
  ++mark_;
  public_list_.clear();
}

void Lobby::update(const Table& table, const Stage& shown) {
  if (shown.state() == TableState::Over) return remove(table.id());
  Listed listed{table.id(),
                static_cast<std::uint64_t>(table.entry(1).at),
                table.settings().is_public,
                notation::value_text(shown.info()),
                {}};
  for (const Chair& chair : table.chairs())
    if (!chair.sitter.account.empty()) listed.accounts.push_back(chair.sitter.account);
  const std::lock_guard lock(mutex_);
  changed();
  tables_[table.id()] = std::move(listed);
}

void Lobby::remove(const std::string& table) {
  const std::lock_guard lock(mutex_);
  changed();
  tables_.erase(table);
}

std::vector<const Lobby::Listed*> Lobby::newest() const {
  std::vector<const Listed*> newest;
  for (const auto& [id, listed] : tables_) newest.push_back(&listed);
  // One that is handed over may be at two nodes for a moment.
  std::set<std::string_view> seen;
  for (const auto& [node, tables] : others_)
    for (const auto& [id, listed] : tables)
      if (!tables_.contains(id) && seen.insert(id).second) newest.push_back(&listed);
  std::ranges::sort(newest, std::ranges::greater{}, &Listed::created);
  return newest;
}

std::vector<std::string> Lobby::of_account(const std::string& account) const {
  const std::lock_guard lock(mutex_);
  std::vector<std::string> found;
  for (const Listed* listed : newest())
    if (std::ranges::find(listed->accounts, account) != listed->accounts.end()) found.push_back(listed->id);
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
  std::string text = "[";
  std::size_t count = 0;
  for (const Listed* listed : newest()) {
    if (only_public && !listed->is_public) continue;
    text += (count == 0 ? "" : ",") + listed->info;
    if (++count == kMostListed) break;
  }
  return text + "]";
}

// ---- between nodes

std::uint64_t Lobby::mark() const {
  const std::lock_guard lock(mutex_);
  return mark_;
}

std::string Lobby::list_own(std::size_t most) const {
  const std::lock_guard lock(mutex_);
  std::vector<const Listed*> own;
  for (const auto& [id, listed] : tables_) own.push_back(&listed);
  std::ranges::sort(own, std::ranges::greater{}, &Listed::created);
  Tables told;
  std::size_t size = 0;
  for (const Listed* listed : own) {
    size += 2 * listed->info.size();  // quotes are doubled
    if (size > most) break;
    told.tables.push_back(*listed);
  }
  return notation::value_text(told);
}

void Lobby::hear(std::int64_t node, const boost::json::value& tables) {
  auto told = notation::read_document<Tables>(tables, notation::kStored);
  if (!told) return;
  ById by_id;
  for (Listed& listed : told->tables) {
    std::string id = listed.id;
    by_id.emplace(std::move(id), std::move(listed));
  }
  const std::lock_guard lock(mutex_);
  public_list_.clear();
  others_[node] = std::move(by_id);
}

void Lobby::keep_only(const std::set<std::int64_t>& living) {
  const std::lock_guard lock(mutex_);
  if (std::erase_if(others_, [&](const auto& item) { return !living.contains(item.first); }) > 0)
    public_list_.clear();
}

}  // namespace longroad::server
