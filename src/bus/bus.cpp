#include "bus/bus.hpp"

#include <future>

namespace longroad::bus {

Answer Bus::ask(const std::string& subject, const std::string& text, std::chrono::milliseconds patience) {
  std::promise<Answer> promise;
  request(subject, text, patience, [&](Answer answer) { promise.set_value(std::move(answer)); });
  return promise.get_future().get();
}

}  // namespace longroad::bus
