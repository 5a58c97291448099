/// The actors of one kind, tables or tournaments, that are in memory. Each lives on one of a few loops,
/// chosen by its id, and is touched there only; one that is not here is read from the disk when somebody
/// asks.
#pragma once

#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/net/loop.hpp"

namespace longroad::server {

template <class Actor>
class Registry {
 public:
  using Ptr = std::shared_ptr<Actor>;
  using Use = std::function<void(const Ptr& actor)>;
  /// Reads one, and answers with `loaded` on its loop. `restarted`: it was running when the server stopped.
  using Load = std::function<void(const std::string& id, bool restarted)>;

  Registry(const Loops& loops, Load load) : loops_(loops), shelves_(loops.size()), load_(std::move(load)) {}

  [[nodiscard]] std::size_t index_of(const std::string& id) const { return loop_index(loops_, id); }
  [[nodiscard]] Loop& loop_of(const std::string& id) const { return *loops_[index_of(id)]; }
  [[nodiscard]] int size() const { return size_; }

  /// Calls back on the actor's loop; null where there is none of this id.
  void with(const std::string& id, Use use) {
    loop_of(id).post([this, id, use = std::move(use)] {
      Shelf& shelf = shelf_of(id);
      if (const auto found = shelf.actors.find(id); found != shelf.actors.end()) return use(found->second);
      const bool first = !shelf.loading.contains(id);
      shelf.loading[id].push_back(use);
      // A page may come before its table was taken up.
      const bool rested = first && std::erase(shelf.resting, id) > 0;
      if (first) load_(id, rested);
    });
  }

  /// Those that were running when their server stopped, this one or another: taken up one after the other on
  /// each loop, so that requests come between.
  void take_up(const std::vector<std::string>& ids) {
    std::vector<std::vector<std::string>> of_loop(shelves_.size());
    for (const std::string& id : ids) of_loop[index_of(id)].push_back(id);
    for (std::size_t i = 0; i < shelves_.size(); ++i)
      if (!of_loop[i].empty()) loops_[i]->post([this, i, more = std::move(of_loop[i])] { rest(i, more); });
  }

  /// On its loop: whether it is in memory.
  [[nodiscard]] bool has(const std::string& id) { return shelf_of(id).actors.contains(id); }

  /// On its loop, with what was read; `make` answers the actor, or null. `begin` is called once it is here.
  template <class Make, class Begin>
  void loaded(const std::string& id, Make make, Begin begin) {
    Shelf& shelf = shelf_of(id);
    const auto found = shelf.actors.find(id);
    const bool here = found != shelf.actors.end();
    const Ptr actor = here ? found->second : make();
    if (!here && actor) {
      shelf.actors.emplace(id, actor);
      ++size_;
      begin(*actor);
    }
    const auto waiting = std::move(shelf.loading[id]);
    shelf.loading.erase(id);
    for (const Use& use : waiting) use(actor);
    if (shelf.taken_up != id) return;
    shelf.taken_up.clear();
    loop_of(id).post([this, index = index_of(id)] { take_up_next(index); });
  }

  /// Out of memory with it: it is read from the disk when somebody asks again.
  void drop(const std::string& id) {
    loop_of(id).post([this, id] { erase(id); });
  }

  /// Made anew from the log on disk, where it is in memory. The one that was here is told first.
  void reload(const std::string& id, Use leave) {
    loop_of(id).post([this, id, leave = std::move(leave)] {
      const auto found = shelf_of(id).actors.find(id);
      if (found == shelf_of(id).actors.end()) return;
      const Ptr actor = found->second;
      erase(id);
      leave(actor);
      load_(id, false);
    });
  }

  /// On its loop: out of memory with it, where it is there; it is told.
  void take_out(const std::string& id, const Use& leave) {
    const auto found = shelf_of(id).actors.find(id);
    if (found == shelf_of(id).actors.end()) return;
    const Ptr actor = found->second;
    erase(id);
    leave(actor);
  }

  /// On the loop of this number: those of whose id it is true go out of memory, each told first.
  template <class Pick>
  void take_out_all(std::size_t loop, Pick goes, const Use& leave) {
    std::vector<std::string> ids;
    for (const auto& [id, actor] : shelves_[loop].actors)
      if (goes(id)) ids.push_back(id);
    for (const std::string& id : ids) take_out(id, leave);
  }

  /// On the loop of this number: those of which it is true go out of memory.
  template <class Pick>
  void sweep(std::size_t loop, Pick may_go) {
    size_ -= static_cast<int>(
        std::erase_if(shelves_[loop].actors, [&](auto& item) { return may_go(*item.second); }));
  }

  /// On the loop of this number.
  template <class Visit>
  void visit(std::size_t loop, Visit visit) const {
    for (const auto& [id, actor] : shelves_[loop].actors) visit(*actor);
  }

  /// When the loops stand still.
  template <class Visit>
  void for_each(Visit visit) const {
    for (const Shelf& shelf : shelves_)
      for (const auto& [id, actor] : shelf.actors) visit(*actor);
  }

 private:
  /// What lives on one loop, touched by its thread only.
  struct Shelf {
    std::unordered_map<std::string, Ptr> actors;
    std::unordered_map<std::string, std::vector<Use>> loading;
    std::vector<std::string> resting;  // were running when the server stopped, and are not taken up yet
    std::string taken_up;              // the one that is being read
  };

  [[nodiscard]] Shelf& shelf_of(const std::string& id) { return shelves_[index_of(id)]; }
  void erase(const std::string& id) { size_ -= static_cast<int>(shelf_of(id).actors.erase(id)); }
  void rest(std::size_t index, const std::vector<std::string>& more) {
    Shelf& shelf = shelves_[index];
    for (const std::string& id : more)
      if (!shelf.actors.contains(id) && !shelf.loading.contains(id) &&
          std::ranges::find(shelf.resting, id) == shelf.resting.end())
        shelf.resting.push_back(id);
    if (shelf.taken_up.empty()) take_up_next(index);
  }
  void take_up_next(std::size_t index) {
    Shelf& shelf = shelves_[index];
    if (shelf.resting.empty()) return;
    shelf.taken_up = std::move(shelf.resting.back());
    shelf.resting.pop_back();
    load_(shelf.taken_up, true);
  }

  const Loops& loops_;
  std::vector<Shelf> shelves_;
  Load load_;
  std::atomic<int> size_{0};
};

}  // namespace longroad::server
