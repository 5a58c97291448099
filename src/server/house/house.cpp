#include "server/house/house.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "server/http/page.hpp"
#include "store/accounts.hpp"
#include "store/desks.hpp"
#include "store/page/page_files.hpp"

namespace longroad::server {
namespace {

constexpr Time kSweeping = 30'000;
constexpr Time kForgetting = 3'600'000;
/// A page that was open for longer is loaded anew.
constexpr auto kPageKept = std::chrono::weeks(1);

std::vector<std::string> ids_of(const std::vector<store::TableRow>& rows) {
  std::vector<std::string> ids;
  for (const auto& row : rows) ids.push_back(row.id);
  return ids;
}

}  // namespace

House::Running::Running(store::Store& store, bool shared) {
  if (shared) now = store::Owners(store.database()).now();
  if (shared) return;  // what nobody has is found as long as the node lives
  tables = store.live_tables();
  desks = store::Desks(store).open_desks();
}

House::House(const Options& options, std::unique_ptr<store::Store> store)
    : House{options, Running(*store, options.runtime.shared), std::move(store)} {
}  // read before it is handed over: braces keep the order

House::House(const Options& options, Running running, std::unique_ptr<store::Store> store)
    : Runtime(options.runtime, std::move(store)),
      page_(options.page),
      rooms_(*this, ids_of(running.tables), options.most_rooms,
             [this](const std::string& table) { halls_.table_ended(table); }),
      halls_(*this, rooms_, std::move(running.desks), options.most_desks),
      forgetting_(*loops().front()),
      prolonging_(*loops().front()) {
  for (const auto& loop : loops()) sweeping_.push_back(std::make_unique<Timer>(*loop));
  Time newest = running.now;
  for (const auto& row : running.tables) newest = std::max(newest, row.changed);
  start_clock(newest);
}

House::~House() {
  stop_loops();
  rooms_.flush();
  finish();
}

void House::run() {
  rooms_.run();
  halls_.run();
  for (std::size_t i = 0; i < loops().size(); ++i) loops()[i]->post([this, i] { sweep(i); });
  loops().front()->post([this] { forget_expired(); });
  if (lease() != store::Owners::kForever && !shared()) loops().front()->post([this] { prolong_lease(); });
  run_loops();
}

void House::sweep(std::size_t loop) {
  rooms_.sweep(loop);
  halls_.sweep(loop);
  sweeping_[loop]->set(kSweeping, [this, loop] { sweep(loop); });
}

void House::prolong_lease() {
  const auto prolong = [this](store::Store& store) {
    if (!store::Owners(store.database()).prolong(epoch(), lease()))
      fmt::print(stderr, "longroad: another node has this one's name\n");
  };
  disk().submit(prolong, [](bool) {});
  prolonging_.set(lease().count() / 3, [this] { prolong_lease(); });
}

void House::forget_expired() {
  disk().submit([](store::Store& store) { store::Accounts(store).forget_expired(wall_now()); }, [](bool) {});
  if (shared()) keep_page();
  forgetting_.set(kForgetting, [this] { forget_expired(); });
}

void House::keep_page() {
  const auto keep = [page = page_](store::Store& store) {
    store::PageFiles kept(store.database());
    for (const PageFile& file : page)
      if (is_named_by_content(file.path))
        kept.keep(file.path, file.gzipped.empty() ? file.content : file.gzipped);
    kept.forget(kPageKept);
  };
  disk().submit(keep, [](bool) {});
}

}  // namespace longroad::server
