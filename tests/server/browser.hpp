/// A browser of the tests, and the command of the server's host.
#pragma once

#include <array>
#include <boost/json/serialize.hpp>
#include <cstdio>
#include <map>
#include <string>
#include <string_view>

#include "client.hpp"
#include "postgres/database.hpp"
#include "where.hpp"

namespace longroad::tests {

/// A browser that keeps the cookies of its session and of its guest.
class Browser {
 public:
  explicit Browser(int port) : port_(port) {}
  /// The server has another port now; the cookies stay.
  void follow(int port) { port_ = port; }
  Answer ask(std::string_view method, std::string_view path, const json::value& body = {}) {
    return ask_text(method, path, body.is_null() ? "" : json::serialize(body));
  }
  Answer ask_text(std::string_view method, std::string_view path, std::string_view body) {
    std::string cookies = "Cookie: theme=dark";
    for (const auto& [name, value] : cookies_) cookies += "; " + name + "=" + value;
    Answer answer = http(port_, method, path, body, cookies + "\r\n");
    for (const char* name : {"session", "guest"}) {
      const std::string given = std::string("Set-Cookie: ") + name + "=";
      if (const auto at = answer.headers.find(given); at != std::string::npos)
        cookies_[name] = answer.headers.substr(at + given.size(), 32);
    }
    return answer;
  }

 private:
  int port_;
  std::map<std::string, std::string> cookies_;
};

/// What a command prints.
inline std::string output_of(const std::string& command) {
  FILE* pipe = popen(command.c_str(), "r");
  std::string text;
  std::array<char, 4096> bytes{};
  while (const std::size_t got = fread(bytes.data(), 1, bytes.size(), pipe)) text.append(bytes.data(), got);
  pclose(pipe);
  return text;
}

/// What `longroad admin` prints.
inline std::string admin(const std::string& folder, const std::string& words) {
  const std::string database = on_postgres() ? " --database '" + database_for(folder) + "'" : "";
  return output_of(std::string(tests::kProgram) + " admin --data " + folder + database + " " + words);
}

}  // namespace longroad::tests
