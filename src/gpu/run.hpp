/// Batches of a plan or from a position, on any device: what they begin with, and what they come to.
#pragma once

#include "gpu/device.hpp"
#include "sim/batch.hpp"

namespace longroad::gpu {

/// Where the games of a plan begin, each on a board of its own unless the plan has one; its bots are not
/// asked.
Result<AnyStart> start_of(const sim::Plan& plan);

/// Where games begin that go on from a position: from all of it, or from what a seat knows of it.
Result<AnyStart> start_of(const games::Position& position, games::Viewer viewer = {});

struct Sum {
  sim::Totals totals;
  std::int64_t lines = 0;
  std::uint64_t hash = 0;  // of every line of every game, in their order

  void add(const Ended& ended, int players);
};

/// Plays all games of a job, in batches that suit the device.
Result<Sum> run(Device& device, const AnyStart& start, Job job, sim::Progress* progress = nullptr);

}  // namespace longroad::gpu
