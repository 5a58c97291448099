/// What one viewer of a table was told, from the first version on, over however many sockets. It never
/// changes but by growing: whatever is told anew must be what was told before.
#pragma once

#include <boost/json/value.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace longroad::tests {

class Told {
 public:
  /// An event that the server tells; why it can't be right, empty where it can.
  std::string hear(int version, const boost::json::value& what);

  [[nodiscard]] int version() const { return static_cast<int>(events_.size()); }
  /// The lines, in their order; `who` are the first words of those that are wanted, empty for all.
  [[nodiscard]] std::vector<std::string> lines(std::string_view who = {}) const;
  /// How often this was said.
  [[nodiscard]] int said(std::string_view text) const;

 private:
  std::vector<boost::json::value> events_;
};

/// Whether a line as a viewer was told it can be this line of the record: `?` stands for a secret card.
bool same_line(std::string_view told, std::string_view recorded);

/// Why these are not the lines of the record; empty where they are.
std::string difference(const std::vector<std::string>& told, const std::vector<std::string>& recorded);

}  // namespace longroad::tests
