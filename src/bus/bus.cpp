#include "bus/bus.hpp"

#include <future>

namespace longroad::bus {

Answer Bus::ask(const std::string& subject, const std::string& text, std::chrono::milliseconds patience) {
  // Shared, since whoever answers may still hold it when we have read the answer.
  const auto promise = std::make_shared<std::promise<Answer>>();
  request(subject, text, patience, [promise](Answer answer) { promise->set_value(std::move(answer)); });
  return promise->get_future().get();
}

}  // namespace longroad::bus
