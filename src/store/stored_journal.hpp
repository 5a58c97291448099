/// The journal in the store, by the queue: what waits is committed together.
#pragma once

#include "store/commit_queue.hpp"
#include "store/journal.hpp"

namespace longroad::store {

class StoredJournal final : public Journal {
 public:
  explicit StoredJournal(CommitQueue& disk) : disk_(disk) {}

  void append(std::shared_ptr<const Append> append, Told told) override;
  void read(const std::string& stream, int after, Read read) override;

 private:
  CommitQueue& disk_;
};

}  // namespace longroad::store
