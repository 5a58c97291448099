/// The kernel: the warps of a block share a pool of games, close at hand. Games that wait for the same kind
/// of line stand on one stack; a warp takes up to 32 from the highest, plays a step of each, and puts them
/// back where they wait next. So its lanes do the same most of the time, which is what a GPU is good at.
///
/// Compiled by clang to PTX, which refuses calls that a device can't run, once for each game, of the island
/// where LONGROAD_VARIANT names one and otherwise the card game, and each policy, which LONGROAD_POLICY numbers.
/// `graphics_card.cpp` launches it.


// What clang's own headers for a device expect of those of CUDA, which need not be installed.
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#include <cstdlib>
#include <type_traits>

#include "gpu/batch.hpp"
#include "gpu/kinds.hpp"

#define DEVICE __device__
#define SHARED __attribute__((shared))

namespace longroad::gpu {
namespace {

constexpr unsigned kWarp = 0xFFFFFFFF;  // all lanes
constexpr unsigned kMoment = 50;  // nanoseconds to wait for the stacks, and for games on them
constexpr unsigned kWhile = 5000;

DEVICE int thread() { return static_cast<int>(__nvvm_read_ptx_sreg_tid_x()); }
DEVICE int threads() { return static_cast<int>(__nvvm_read_ptx_sreg_ntid_x()); }
DEVICE int lane() { return thread() % kLanes; }
DEVICE void meet() { __nvvm_bar_warp_sync(kWarp); }
DEVICE int told_by(int who, int value) { return __nvvm_shfl_sync_idx_i32(kWarp, value, who, kLanes - 1); }
DEVICE double told_by(int who, double value) {
  const auto bits = __builtin_bit_cast(unsigned long long, value);
  const auto low = static_cast<unsigned>(told_by(who, static_cast<int>(bits)));
  const auto high = static_cast<unsigned>(told_by(who, static_cast<int>(bits >> 32)));
  return __builtin_bit_cast(double, static_cast<unsigned long long>(high) << 32 | low);
}
/// The sum of the values of the lanes up to this one.
DEVICE int up_to_here(int value) {
  for (int step = 1; step < kLanes; step *= 2) {
    const int below = told_by((lane() - step) & (kLanes - 1), value);
    if (lane() >= step) value += below;
  }
  return value;
}
DEVICE int largest(int value) {
  for (int step = kLanes / 2; step > 0; step /= 2) {
    const int other = __nvvm_shfl_sync_bfly_i32(kWarp, value, step, kLanes - 1);
    if (other > value) value = other;
  }
  return value;
}

DEVICE void bring_network(int words, const std::int32_t* from) {
  for (int i = thread(); i < words; i += threads()) bots::network::packed_at_hand[i] = from[i];
}

SHARED int lock;             // held by the warp that moves slots from stack to stack
SHARED int live;             // slots that a game may still come into
SHARED int heights[kKinds];  // of the stacks

/// Each block brings what touches what close to its threads.
DEVICE void bring_topology() {
  const auto* from = reinterpret_cast<const unsigned char*>(&island::kTopology);
  for (int i = thread(); i < static_cast<int>(sizeof(island::Topology)); i += threads())
    island::topology_at_hand[i] = from[i];
}

/// The slots of the pool, stacked by what their games wait for. All lanes of a warp call these together.
struct Stacks {
  volatile unsigned short* slots;
  int size;  // of the pool

  DEVICE volatile unsigned short& at(int kind, int i) const { return slots[kind * size + i]; }

  /// At first every slot waits for a new game.
  DEVICE void begin() const {
    for (int i = thread(); i < size; i += threads()) at(kNewGame, i) = static_cast<unsigned short>(i);
    if (thread() < kKinds) heights[thread()] = thread() == kNewGame ? size : 0;
    if (thread() == 0) lock = 0;
    if (thread() == 0) live = size;
  }

  DEVICE void hold() const {
    if (lane() == 0)
      while (__nvvm_atom_cas_gen_i(&lock, 0, 1) != 0) __nvvm_nanosleep(kMoment);
    meet();
    __nvvm_membar_cta();
  }
  DEVICE void release() const {
    __nvvm_membar_cta();
    meet();
    if (lane() == 0) *const_cast<volatile int*>(&lock) = 0;
    meet();
  }

  /// Each lane puts its slot where its game waits; -1 for none.
  DEVICE void put(int slot, int kind) const {
    volatile int* height = heights;
    const unsigned same = __nvvm_match_any_sync_i32(kWarp, kind);
    const int before = __builtin_popcount(same & ((1U << lane()) - 1));
    const int bottom = kind < 0 ? 0 : height[kind];
    meet();
    if (kind >= 0) at(kind, bottom + before) = static_cast<unsigned short>(slot);
    if (kind >= 0 && before == 0) height[kind] = bottom + __builtin_popcount(same);
    meet();
  }

  struct Taken {
    int kind;
    int count;
    int slot;  // this lane's; -1 for none
  };
  /// Up to one for each lane, from the highest stack.
  DEVICE Taken take() const {
    volatile int* height = heights;
    const int best = largest(lane() < kKinds ? height[lane()] * kLanes + lane() : 0);
    const int kind = best % kLanes;
    const int high = best / kLanes;
    const int count = high < kLanes ? high : kLanes;
    const int slot = lane() < count ? at(kind, high - count + lane()) : -1;
    meet();
    if (lane() == 0 && count > 0) height[kind] = high - count;
    return {kind, count, slot};
  }
};

/// A new game in a slot; false where all have been begun. Its ground lies further away.
template <class G, Policy P>
DEVICE bool begin(const Start<G>& start, const Job& job, int* next, Slot<G, P>& slot, Ground<G, P>& ground) {
  slot.number = __nvvm_atom_add_gen_i(next, 1);
  if (slot.number >= job.games) return false;
  slot.game = Played<G, P>(start, job.seed, job.first + static_cast<std::uint64_t>(slot.number), ground);
  return true;
}

/// The games of a block's pool.
template <class G, Policy P>
struct Pool {
  static constexpr int kWords = Slot<G, P>::words();
  unsigned long long* words;

  DEVICE Slot<G, P>& slot(int i) const { return *reinterpret_cast<Slot<G, P>*>(&words[kWords * i]); }
  DEVICE Played<G, P>& game(int i) const { return slot(i).game; }
};

/// The lanes of a warp judge the lines of all its games together, whoever's they are, since decisions have from
/// one line to a hundred, and way by way, since chance parts some lines into dozens.
template <class G, Policy P>
class Judging {
 public:
  DEVICE Judging(Pool<G, P> pool, Way* queue, bots::Room& room) : pool_(pool), queue_(queue), room_(room) {}

  DEVICE void judge(int mine, bool decides) {
    const int own = decides ? pool_.game(mine).prepare() : 0;
    settle();
    const int end = up_to_here(own);  // of the lines of the games up to this lane's
    const int all = told_by(kLanes - 1, end);
    for (int from = 0; from < all; from += kLanes) {
      const int line = from + lane();
      int who = 0;  // the first lane whose lines end behind this one
      for (int step = kLanes / 2; step > 0; step /= 2)
        if (told_by(who + step - 1, end) <= line) who += step;
      const int begun = told_by(who, end - own);
      const int slot = told_by(who, mine);
      queue_up(slot, line - begun, line < all);
      judge_queue(from + kLanes >= all ? 1 : kLanes);
    }
  }

 private:
  DEVICE static void settle() {
    __nvvm_membar_cta();
    meet();
  }

  /// Puts the ways of each lane's line behind those that wait.
  DEVICE void queue_up(int slot, int line, bool is_line) {
    Outcomes luck;
    const int count = is_line ? pool_.game(slot).ways(line, room_, luck) : 0;
    const int end = up_to_here(count);
    Way* to = queue_ + waiting_ + end - count;
    const double all = bots::total(luck);
    for (int i = 0; i < count; ++i) {
      const bool by_luck = !luck.empty();
      to[i] = {by_luck ? luck[i].action : Action{}, by_luck ? luck[i].weight / all : 1.0,
               static_cast<std::uint16_t>(slot), static_cast<std::uint16_t>(line)};
    }
    waiting_ += told_by(kLanes - 1, end);
    settle();
  }

  /// Judges those that wait while there are so many; keeps the others at the front.
  DEVICE void judge_queue(int fewest) {
    int at = 0;
    for (; waiting_ - at >= fewest; at += kLanes) judge_some(queue_ + at, waiting_ - at);
    waiting_ = waiting_ > at ? waiting_ - at : 0;
    const Way left = queue_[at + lane()];
    meet();
    queue_[lane()] = left;
    settle();
  }

  /// Each lane judges a way; what the ways of a line add up to is summed in their order, as on the cores.
  DEVICE void judge_some(const Way* ways, int count) {
    const bool has_way = lane() < count;
    const Way way = ways[lane()];
    const int line = has_way ? way.slot << 16 | way.line : -1;
    const double value =
        has_way ? pool_.game(way.slot).way(way.line, room_, way.luck, way.odds) : 0;
    meet();
    const int below = (lane() - 1) & (kLanes - 1);
    const int line_below = told_by(below, line);  // all lanes ask, the first too
    const bool is_first = lane() == 0 || line_below != line;
    const unsigned firsts = __nvvm_vote_ballot_sync(kWarp, is_first);
    const int place = __builtin_clz(firsts << (kLanes - 1 - lane()));  // among the ways of this line
    double sum = has_way && is_first ? pool_.game(way.slot).share(way.line) + value : 0;
    const int last = largest(place);
    for (int i = 1; i <= last; ++i) {
      const double sum_below = told_by(below, sum);
      if (place == i) sum = sum_below + value;
    }
    const bool is_last = lane() == kLanes - 1 || (firsts >> (lane() + 1) & 1) != 0;
    if (has_way && is_last) pool_.game(way.slot).share(way.line) = sum;
    settle();
  }

  Pool<G, P> pool_;
  Way* queue_;
  bots::Room& room_;
  int waiting_ = 0;
};

/// A seat's line and the luck that follows it; false where that ends the game.
template <class G, Policy P>
DEVICE bool step(const Job& job, Slot<G, P>& slot, bots::Room& room, Ended* ended) {
  do {
    slot.game.step(room);
    if (slot.game.goes_on(job.max_turns)) continue;
    ended[slot.number] = slot.game.ended();
    return false;
  } while (slot.game.chance_due());
  return true;
}

template <class G, Policy P>
DEVICE void play_games(const Start<G>& start, const Job& job, const Desk<G, P>& desk, int size) {
  extern SHARED unsigned long long words[];  // the games, and after them the stacks
  const Pool<G, P> pool{words};
  const Stacks stacks{reinterpret_cast<volatile unsigned short*>(&words[Pool<G, P>::kWords * size]), size};
  const int block = static_cast<int>(__nvvm_read_ptx_sreg_ctaid_x());
  Ground<G, P>* const grounds = desk.grounds + block * size;
  if constexpr (std::is_same_v<G, island::Core>) bring_topology();
  if constexpr (P == Policy::Network) bring_network(start.network.packed().words(), desk.network);
  stacks.begin();
  __nvvm_bar_sync(0);
  bots::Room room;
  int mine = -1;
  int kind = -1;
  while (true) {
    stacks.hold();
    stacks.put(mine, kind);
    const auto taken = stacks.take();
    const int left = told_by(0, *const_cast<volatile int*>(&live));
    stacks.release();
    if (taken.count == 0 && left == 0) return;
    if (taken.count == 0) __nvvm_nanosleep(kWhile);  // or those who still play would hardly get at the stacks
    mine = taken.slot;
    kind = -1;
    if constexpr (P != Policy::Random) {
      Way* const queue = desk.queues + (block * threads() + thread()) / kLanes * kWays;
      Judging<G, P>(pool, queue, room).judge(mine, mine >= 0 && taken.kind != kNewGame);
    }
    if (mine >= 0) {
      auto& slot = pool.slot(mine);
      if (taken.kind != kNewGame)
        kind = step(job, slot, room, desk.ended) ? kind_of(slot.game.state()) : kNewGame;
      else if (begin(start, job, desk.next, slot, grounds[mine]))
        kind = kind_of(slot.game.state());
      else
        __nvvm_atom_add_gen_i(&live, -1);
    }
    meet();
  }
}

#if defined(LONGROAD_VARIANT)
using Game = island::Core;
#else
using Game = struggle::Core;
#endif
constexpr Policy kPolicy{LONGROAD_POLICY};

}  // namespace
}  // namespace longroad::gpu

// A multiprocessor has one block, so that each thread may have all the registers that it wants.
extern "C" __attribute__((global, launch_bounds(longroad::gpu::kThreads, 1))) void play(
    const longroad::gpu::Start<longroad::gpu::Game>* start, longroad::gpu::Job job,
    longroad::gpu::Desk<longroad::gpu::Game, longroad::gpu::kPolicy> desk, int size) {
  longroad::gpu::play_games(*start, job, desk, size);
}
