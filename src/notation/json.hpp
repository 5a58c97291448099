/// Reading JSON that people wrote: every fault is a sentence that names its place, as in
/// `seats[1].hand: 'q' is no resource.`
#pragma once

#include <boost/json/fwd.hpp>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/id.hpp"
#include "base/resources.hpp"
#include "base/result.hpp"
#include "notation/option.hpp"

namespace longroad::notation {

/// No document of ours comes near these; whatever does is refused before it costs anything.
inline constexpr std::size_t kMaxJsonBytes = 1 << 20;
inline constexpr std::size_t kMaxJsonDepth = 32;

/// `most` is for files of our own, of which it is known how long they can be.
Result<boost::json::value> parse_json(std::string_view text, std::size_t most = kMaxJsonBytes);

/// Whether every number in it is one: 1e999 is read as endless, which can be written but not read again.
bool is_finite(const boost::json::value& value);

/// The first fault found in a document.
class Fault {
 public:
  void note(std::string_view path, std::string_view sentence);
  [[nodiscard]] bool found() const { return error_.has_value(); }
  /// Only where one was found.
  [[nodiscard]] const Error& error() const { return *error_; }

 private:
  std::optional<Error> error_;
};

/// One value of a document, and the path to it; perhaps one that was left out. Reading what is not
/// as it should be notes the fault and answers the default, so that whoever reads a document writes
/// straight lines and asks the fault once at the end. Document and fault must outlive the nodes.
class Node {
 public:
  Node(const boost::json::value& root, Fault& fault) : value_(&root), fault_(&fault) {}
  /// Of a document that was a part of another one, whose faults begin with its name there.
  Node(const boost::json::value& root, std::string path, Fault& fault)
      : Node(&root, std::move(path), fault) {}

  /// There, and not null.
  [[nodiscard]] bool given() const;
  /// The member of an object; one that was left out where there is none.
  [[nodiscard]] Node at(std::string_view key) const;
  /// The item of a list.
  [[nodiscard]] Node at(int index) const;
  /// How many items the list has, 0 where it was left out; more than `most` are a fault.
  [[nodiscard]] int size(int most) const;
  /// Refuses keys that nobody knows: mostly they are misspelt.
  void only(std::initializer_list<std::string_view> keys) const {
    only(std::span(keys.begin(), keys.size()));
  }
  void only(std::span<const std::string_view> keys) const;

  /// Refuses options that a game does not have.
  void only(std::span<const Option> options) const;

  [[nodiscard]] int number(int low, int high, int otherwise) const;
  [[nodiscard]] std::uint64_t number64(std::uint64_t otherwise) const;
  [[nodiscard]] bool flag(bool otherwise) const;
  [[nodiscard]] std::string_view word(std::string_view otherwise) const;
  /// The index of the word in a list of names.
  [[nodiscard]] int choice(std::span<const std::string_view> names, int otherwise) const;
  [[nodiscard]] Resource resource(Resource otherwise) const;
  [[nodiscard]] Bundle bundle(Bundle otherwise) const;
  /// The object itself; null, and a fault, where it is none.
  [[nodiscard]] const boost::json::object* object() const;
  /// A seat from 1 on.
  [[nodiscard]] Seat seat(int players, Seat otherwise) const;

  [[nodiscard]] bool is_number() const;
  [[nodiscard]] bool is_list() const;
  [[nodiscard]] bool is_word() const;

  /// Notes a fault at this place; the sentence goes on after the path and a colon.
  void refuse(std::string_view sentence) const { fault_->note(path_, sentence); }
  /// Whether a fault was found anywhere in the document.
  [[nodiscard]] bool faulty() const { return fault_->found(); }
  [[nodiscard]] const std::string& path() const { return path_; }
  /// The value itself; null where it was left out.
  [[nodiscard]] const boost::json::value* value() const { return value_; }

 private:
  Node(const boost::json::value* value, std::string path, Fault& fault)
      : value_(value), path_(std::move(path)), fault_(&fault) {}

  /// The text, if it is one; anything else but null is a fault.
  [[nodiscard]] std::optional<std::string_view> text() const;
  template <class T>
  [[nodiscard]] T read(Result<T> (*reader)(std::string_view), T otherwise) const;

  const boost::json::value* value_;
  std::string path_;
  Fault* fault_;
};

}  // namespace longroad::notation
