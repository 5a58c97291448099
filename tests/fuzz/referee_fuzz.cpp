/// Throws anything at the referee. A line of the input that begins with a brace is a request; `.` lets
/// chance play; any other line is played as an action, so that games get going. Whatever comes, each
/// answer is one line of JSON, and the position at the end can be written and read again.
/// An input that begins with `format:` is a record, the other text that strangers bring; it is replayed.
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

#include "games/referee.hpp"
#include "games/replay.hpp"

namespace {

namespace json = boost::json;
using longroad::games::Referee;

void must(bool holds, std::string_view what, std::string_view text) {
  if (holds) return;
  std::cerr << what << ": " << text << '\n';
  std::abort();
}

json::object ask(Referee& referee, std::string_view request) {
  const std::string answer = referee.answer(request);
  json::error_code fault;
  const json::value value = json::parse(answer, fault);
  must(!fault && value.is_object(), "not an object", answer);
  must(answer.find('\n') == answer.npos, "more than one line", answer);
  return value.get_object();
}

std::string as_request(std::string_view line) {
  if (line.starts_with('{')) return std::string(line);
  if (line == ".") return R"({"auto":true})";
  return json::serialize(json::object{{"do", line}});
}

/// What is shown can be set up again, and is shown again as it was.
void check_position(Referee& referee) {
  const json::object shown = ask(referee, R"({"show":true})");
  const auto* position = shown.if_contains("position");
  if (position == nullptr) return;
  Referee other;
  const json::object answer = ask(other, json::serialize(json::object{{"position", *position}}));
  must(answer.contains("ok") && answer.at("ok") == true, "can't be read again", json::serialize(*position));
  must(ask(other, R"({"show":true})") == shown, "is read differently", json::serialize(*position));
}

void replay(std::string_view text) {
  const auto record = longroad::notation::read_record(text);
  if (!record) return;
  const auto replayed = longroad::games::replay(*record);
  if (!replayed) must(!replayed.error().sentence.empty(), "refused without a sentence", text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view input(reinterpret_cast<const char*>(data), size);
  if (input.starts_with("format:")) return replay(input), 0;
  Referee referee;
  while (!input.empty()) {
    const std::size_t end = std::min(input.find('\n'), input.size());
    ask(referee, as_request(input.substr(0, end)));
    input.remove_prefix(std::min(end + 1, input.size()));
  }
  for (const char* request : {R"({"legal":true})", R"({"score":true})", R"({"record":true})", R"({"log":1})",
                              R"({"view":1})", R"({"view":"*"})"})
    ask(referee, request);
  check_position(referee);
  return 0;
}
