/// The transcript of docs/wire.md, replayed against a real server, and what the schema says of a new table.
#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <map>
#include <sstream>

#include "client.hpp"
#include "where.hpp"

namespace longroad::tests {
namespace {

std::string text_of(const std::string& path) {
  std::stringstream text;
  text << std::ifstream(std::string(kFolder) + "/../" + path).rdbuf();
  return text.str();
}

/// What the server has chosen, by the word in capitals that the transcript has in its place.
class Chosen {
 public:
  static bool is_word(std::string_view text) {
    return text.size() > 3 && text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ_") == text.npos;
  }
  std::string filled(std::string text) const {
    for (const auto& [word, value] : words_)
      for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + value.size()))
        text.replace(at, word.size(), value);
    return text;
  }
  /// Whether all that is shown is there; a word that is met first takes its value.
  bool matches(const json::value& shown, const json::value& real) {
    if (shown == "…") return true;
    if (const auto* object = shown.if_object()) {
      if (!real.is_object()) return false;
      for (const auto& [key, value] : *object)
        if (!real.as_object().contains(key) || !matches(value, real.at(key))) return false;
      return true;
    }
    if (const auto* list = shown.if_array()) return real.is_array() && match(*list, real.as_array());
    if (shown.is_string() && is_word(shown.as_string()) && real.is_string())
      return words_.try_emplace(std::string(shown.as_string()), real.as_string()).first->second ==
             real.as_string();
    return shown == real;
  }

 private:
  bool match(const json::array& shown, const json::array& real) {
    const bool more = !shown.empty() && shown.back() == "…";
    const std::size_t size = shown.size() - (more ? 1 : 0);
    if (more ? real.size() < size : real.size() != size) return false;
    for (std::size_t i = 0; i < size; ++i)
      if (!matches(shown[i], real[i])) return false;
    return true;
  }
  std::map<std::string, std::string> words_;
};

/// Plays the lines of a transcript, `Ada > …` and `Ada < …`, each against the server.
class Transcript {
 public:
  explicit Transcript(int port) : port_(port) {}

  void play(const std::string& line) {
    const std::string who = line.substr(0, line.find(' '));
    const char way = line.at(who.size() + 1);
    const std::string rest = line.substr(who.size() + 3);
    if (way == '<')
      expect(who, rest);
    else if (rest.starts_with('{'))
      socket(who).send(json::parse(chosen_.filled(rest)));
    else
      request(chosen_.filled(rest));
  }

 private:
  void request(const std::string& text) {
    std::istringstream words(text);
    std::string method;
    std::string path;
    std::string body;
    words >> method >> path;
    std::getline(words >> std::ws, body);
    answer_ = http(port_, method, path, body);
    EXPECT_LT(answer_.status, 300) << text << answer_.body;
  }
  void expect(const std::string& who, const std::string& text) {
    if (!text.starts_with('{')) {
      EXPECT_EQ(std::to_string(answer_.status), text.substr(0, 3));
      EXPECT_TRUE(chosen_.matches(json::parse(text.substr(4)), answer_.value())) << text << answer_.body;
      return;
    }
    std::string heard;
    while (const auto message = socket(who).receive()) {
      heard += *message + "\n";
      if (chosen_.matches(json::parse(text), json::parse(*message))) return;
    }
    FAIL() << who << " did not hear " << text << " but\n" << heard;
  }
  Socket& socket(const std::string& who) {
    return sockets_.try_emplace(who, port_, chosen_.filled("TABLE")).first->second;
  }

  int port_;
  Chosen chosen_;
  Answer answer_;
  std::map<std::string, Socket> sockets_;
};

TEST(Documentation, TheTranscriptOfTheWireIsWhatHappens) {
  const TemporaryFolder folder;
  const Server server(folder.path());
  const std::string page = text_of("docs/wire.md");
  std::istringstream lines(page.substr(page.find("## From the first request")));
  Transcript transcript(server.port());
  int played = 0;
  bool inside = false;
  for (std::string line; std::getline(lines, line) && !testing::Test::HasFailure();) {
    if (line == "```" && std::exchange(inside, !inside)) break;
    if (line == "```" || !inside) continue;
    SCOPED_TRACE(line);
    transcript.play(line);
    ++played;
  }
  EXPECT_GT(played, 20);
}

TEST(Documentation, EveryPropertyOfANewTableIsDescribed) {
  const json::value schema = json::parse(text_of("schema/wire.schema.json"));
  for (const auto& [name, property] : schema.at("$defs").at("NewTable").at("properties").as_object())
    EXPECT_TRUE(property.as_object().contains("description")) << name;
}

}  // namespace
}  // namespace longroad::tests
