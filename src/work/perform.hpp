/// Plays a piece of work.
#pragma once

#include <atomic>
#include <memory>

#include "work/piece.hpp"

namespace longroad::work {

/// What others may ask of this machine.
struct Trust {
  bool files_and_programs = false;  // bots that read files or are programs, as `exec:`
};

/// A piece that can be played: all that can be refused has been looked at.
class Task {
 public:
  virtual ~Task() = default;
  /// What it came to; not done where it was told to stop midway.
  virtual Report play(const std::atomic<bool>& stop) = 0;
  /// How far it is meanwhile, where that can be told. For any thread.
  [[nodiscard]] virtual int ready() const { return 0; }
};
using TaskPtr = std::unique_ptr<Task>;

Result<TaskPtr> prepare(const Piece& piece, Trust trust);

}  // namespace longroad::work
