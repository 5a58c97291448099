/// A document member by member, as text, written again and again: what it has become from one time to the
/// next is found by comparing texts, and only that is sent.
#pragma once

#include <boost/json/fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/json_text.hpp"

namespace longroad::notation {

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
  /// All members of a tree.
  void write_all(const boost::json::object& document);

  [[nodiscard]] bool empty() const { return members_.empty(); }
  /// The object with all of them.
  [[nodiscard]] std::string whole() const;
  /// The object with those that the last writing changed.
  [[nodiscard]] std::string changed() const;

 private:
  struct Member {
    std::string name;
    std::string text;
    bool changed = true;
    std::optional<int> number;  // that it was written for
  };
  Member& next(std::string_view name);

  std::vector<Member> members_;
  std::size_t next_ = 0;
  std::string scratch_;
};

}  // namespace longroad::notation
