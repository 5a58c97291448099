/// An order of a link on its way: checked against the link's rights and the newest state, tried, and either
/// kept and confirmed or only previewed. It is answered once, in the end; planning takes it to another thread
/// meanwhile.
#pragma once

#include <memory>
#include <string>

#include "server/desk/order.hpp"
#include "server/desks/hall.hpp"
#include "server/http/http.hpp"

namespace longroad::server {

class OrderRun {
 public:
  /// On the loop of the hall.
  OrderRun(std::shared_ptr<Hall> hall, desk::Viewer viewer, desk::Order order, Reply reply);

  void command() const;
  void preview() const;

 private:
  /// Whether it counts already; replies where it does.
  [[nodiscard]] bool repeated() const;
  /// Whether its author has seen what is; replies where not.
  [[nodiscard]] bool up_to_date() const;
  /// Whether it may be carried out; replies where it may not.
  [[nodiscard]] bool allowed() const;
  /// Drafts what it makes; replies where that is nothing.
  void carry_out(const Hall::Drafted& drafted) const;
  [[nodiscard]] desk::Refused refuse_outcome(const desk::Draft& draft) const;
  void reply_changed(const tournament::Sentence& why) const;
  void confirm(const desk::Draft& draft) const;

  std::shared_ptr<Hall> hall_;
  desk::Viewer viewer_;
  desk::Order order_;
  Reply reply_;
  std::string name_;  // one that is sent again has the same
};

}  // namespace longroad::server
