/// A document member by member, as text, written again and again: what it has become from one time to the
/// next is found by comparing texts, and only that is sent. Where it is cheaper to compare what a text is
/// written from, that is its key.
#pragma once

#include <array>
#include <boost/json/fwd.hpp>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "notation/json_text.hpp"

namespace longroad::notation {

/// The bytes of all values that a text is written from: while they stay, so does the text.
class Key {
 public:
  template <class... Values>
  explicit Key(const Values&... values) {
    static_assert((std::has_unique_object_representations_v<Values> && ...), "equal values, equal bytes");
    static_assert((sizeof(Values) + ...) <= kMost);
    ((std::memcpy(bytes_.data() + size_, &values, sizeof values), size_ += sizeof values), ...);
  }
  [[nodiscard]] std::string_view bytes() const { return {bytes_.data(), size_}; }

 private:
  static constexpr std::size_t kMost = 128;
  std::array<char, kMost> bytes_;
  std::size_t size_ = 0;
};

class Members {
 public:
  /// Before the first member of each writing; they always come in the same order.
  void begin() { next_ = 0; }
  /// `write` is given the text to write the member to.
  template <class Write>
  void write(std::string_view name, Write write) {
    Member& member = next(name);
    scratch_.clear();
    JsonText text(scratch_);
    write(text);
    member.changed = member.text != scratch_;
    if (member.changed) member.text.swap(scratch_);
  }
  /// The same for what depends on this number only: it is written when that is another.
  template <class Write>
  void write_for(int number, std::string_view name, Write write) {
    if (next_ < members_.size() && members_[next_].number == number) {
      members_[next_++].changed = false;
      return;
    }
    this->write(name, write);
    members_[next_ - 1].number = number;
  }
  /// The same for what never changes again.
  template <class Write>
  void write_once(std::string_view name, Write write) {
    write_for(0, name, write);
  }
  /// A list whose items are written when their key is another: `key_of` and `write` are given the index,
  /// `write` also the text.
  template <class KeyOf, class Write>
  void write_list(std::string_view name, int size, KeyOf key_of, Write write) {
    Member& member = next(name);
    member.changed = member.text.empty() || member.items.size() != static_cast<std::size_t>(size);
    member.items.resize(static_cast<std::size_t>(size));
    for (int i = 0; i < size; ++i) {
      Item& item = member.items[static_cast<std::size_t>(i)];
      const Key key = key_of(i);
      if (!item.text.empty() && item.key == key.bytes()) continue;
      item.key = key.bytes();
      scratch_.clear();
      JsonText text(scratch_);
      write(text, i);
      member.changed = member.changed || item.text != scratch_;
      item.text.swap(scratch_);
    }
    if (member.changed) member.text = joined(member.items);
  }
  /// All members of a tree.
  void write_all(const boost::json::object& document);

  [[nodiscard]] bool empty() const { return members_.empty(); }
  /// The object with all of them.
  [[nodiscard]] std::string whole() const;
  /// The object with those that the last writing changed.
  [[nodiscard]] std::string changed() const;
  /// The same into an object that is being written.
  void add_whole(std::string& object) const;
  void add_changed(std::string& object) const;

 private:
  struct Item {
    std::string key;
    std::string text;
  };
  struct Member {
    std::string name;
    std::string text;
    bool changed = true;
    std::optional<int> number;  // that it was written for
    std::vector<Item> items;    // of a list
  };
  Member& next(std::string_view name);
  static std::string joined(const std::vector<Item>& items);

  std::vector<Member> members_;
  std::size_t next_ = 0;
  std::string scratch_;
};

}  // namespace longroad::notation
