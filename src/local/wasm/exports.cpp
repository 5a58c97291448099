/// The module's own interface: a question goes in as text, an answer comes out (local/house.hpp).
#include <string>

#include "local/house.hpp"

#define LONGROAD_EXPORT(name) __attribute__((export_name(name)))

namespace {

std::string& question() {
  static std::string text;
  return text;
}

std::string& answer() {
  static std::string text;
  return text;
}

}  // namespace

extern "C" {

/// Where to write a question of so many bytes.
LONGROAD_EXPORT("question") char* longroad_question(std::size_t bytes) {
  question().resize(bytes);
  return question().data();
}

/// Answers it; the answer stays until the next one.
LONGROAD_EXPORT("ask") const char* longroad_ask() {
  static longroad::local::House house;
  answer() = house.ask(question());
  return answer().data();
}

LONGROAD_EXPORT("answer_bytes") std::size_t longroad_answer_bytes() { return answer().size(); }
}
