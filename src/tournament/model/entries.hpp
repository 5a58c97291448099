/// The entries of a log. Copies share them: a tournament is copied for every draft, and its past is the
/// same in all of these.
#pragma once

#include <compare>
#include <cstddef>
#include <iterator>
#include <memory>
#include <vector>

#include "tournament/model/event.hpp"

namespace longroad::tournament {

class Entries {
 public:
  class Iterator;

  [[nodiscard]] std::size_t size() const { return blocks_.size() * kBlock + last_.size(); }
  [[nodiscard]] bool empty() const { return size() == 0; }
  [[nodiscard]] const Entry& operator[](std::size_t index) const {
    const std::size_t block = index / kBlock;
    return block < blocks_.size() ? *(*blocks_[block])[index % kBlock] : *last_[index % kBlock];
  }
  [[nodiscard]] const Entry& front() const { return (*this)[0]; }
  [[nodiscard]] const Entry& back() const { return (*this)[size() - 1]; }
  [[nodiscard]] Iterator begin() const;
  [[nodiscard]] Iterator end() const;
  /// A list of their own.
  [[nodiscard]] std::vector<Entry> copy() const;

  void push_back(Entry entry) {
    last_.push_back(std::make_shared<const Entry>(std::move(entry)));
    if (last_.size() < kBlock) return;
    blocks_.push_back(std::make_shared<const Block>(std::move(last_)));
    last_.clear();
  }

 private:
  static constexpr std::size_t kBlock = 256;
  using Block = std::vector<std::shared_ptr<const Entry>>;

  std::vector<std::shared_ptr<const Block>> blocks_;  // full ones
  Block last_;
};

class Entries::Iterator {
 public:
  using iterator_category = std::random_access_iterator_tag;
  using value_type = Entry;
  using difference_type = std::ptrdiff_t;
  using pointer = const Entry*;
  using reference = const Entry&;

  Iterator() = default;
  Iterator(const Entries* list, std::ptrdiff_t at) : list_(list), at_(at) {}

  reference operator*() const { return (*list_)[static_cast<std::size_t>(at_)]; }
  pointer operator->() const { return &**this; }
  reference operator[](difference_type n) const { return *(*this + n); }
  Iterator& operator+=(difference_type n) {
    at_ += n;
    return *this;
  }
  Iterator& operator-=(difference_type n) { return *this += -n; }
  Iterator& operator++() { return *this += 1; }
  Iterator& operator--() { return *this -= 1; }
  Iterator operator++(int) { return std::exchange(*this, *this + 1); }
  Iterator operator--(int) { return std::exchange(*this, *this - 1); }
  friend Iterator operator+(Iterator it, difference_type n) { return it += n; }
  friend Iterator operator+(difference_type n, Iterator it) { return it += n; }
  friend Iterator operator-(Iterator it, difference_type n) { return it -= n; }
  friend difference_type operator-(const Iterator& a, const Iterator& b) { return a.at_ - b.at_; }
  friend bool operator==(const Iterator& a, const Iterator& b) { return a.at_ == b.at_; }
  friend auto operator<=>(const Iterator& a, const Iterator& b) { return a.at_ <=> b.at_; }

 private:
  const Entries* list_ = nullptr;
  std::ptrdiff_t at_ = 0;
};

inline Entries::Iterator Entries::begin() const { return {this, 0}; }
inline Entries::Iterator Entries::end() const { return {this, static_cast<std::ptrdiff_t>(size())}; }
inline std::vector<Entry> Entries::copy() const { return {begin(), end()}; }

}  // namespace longroad::tournament
