/// A browser of the tests, and the command of the server's host.
#pragma once

#include <array>
#include <boost/json/serialize.hpp>
#include <cstdio>
#include <string>
#include <string_view>

#include "client.hpp"
#include "where.hpp"

namespace longroad::tests {

/// A browser that keeps the session's cookie.
class Browser {
 public:
  explicit Browser(int port) : port_(port) {}
  Answer ask(std::string_view method, std::string_view path, const json::value& body = {}) {
    const std::string cookie = session_.empty() ? "" : "Cookie: theme=dark; session=" + session_ + "\r\n";
    Answer answer = http(port_, method, path, body.is_null() ? "" : json::serialize(body), cookie);
    if (const auto at = answer.headers.find("session="); at != std::string::npos)
      session_ = answer.headers.substr(at + 8, 32);
    return answer;
  }

 private:
  int port_;
  std::string session_;
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
  return output_of(std::string(tests::kProgram) + " admin --data " + folder + " " + words);
}

}  // namespace longroad::tests
