/// Whom somebody has blocked, on disk: accounts and guests, by accounts and guests.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "store/model/person.hpp"
#include "store/store.hpp"

namespace longroad::store {

struct Block {
  Person person;
  std::string name;  // as it was shown when the person was blocked
  std::int64_t at = 0;
};

class Blocks {
 public:
  explicit Blocks(Store& store) : database_(store.database()) {}

  /// The newest first, `kMostBlocked` of them at most.
  std::vector<Block> of(const Person& owner);
  /// False where the owner has blocked as many as can be kept.
  bool add(const Person& owner, const Block& block);
  void remove(const Person& owner, const Person& person);
  /// Whatever the person blocked, and wherever the person was blocked.
  void forget(const Person& person);

 private:
  Database& database_;
};

}  // namespace longroad::store
