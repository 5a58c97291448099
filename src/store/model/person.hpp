/// Who somebody is from one table to the next: an account by its name, or a guest by the fingerprint
/// of the cookie that the browser keeps.
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace longroad::store {

/// How many others one person may block.
inline constexpr int kMostBlocked = 200;

class Person {
 public:
  /// Nobody who could be known again.
  Person() = default;
  static Person account(std::string_view name) { return Person("account/" + std::string(name)); }
  static Person guest(std::string_view fingerprint) { return Person("guest/" + std::string(fingerprint)); }
  /// What `text` wrote.
  static Person from_text(std::string text) { return Person(std::move(text)); }

  [[nodiscard]] bool known() const { return !text_.empty(); }
  [[nodiscard]] bool has_account() const { return text_.starts_with("account/"); }
  [[nodiscard]] const std::string& text() const { return text_; }
  bool operator==(const Person&) const = default;

 private:
  explicit Person(std::string text) : text_(std::move(text)) {}
  std::string text_;
};

}  // namespace longroad::store
