/// JSON written straight to text, for what is sent with every line: no tree is built for it.
#pragma once

#include <boost/json/fwd.hpp>
#include <concepts>
#include <string>
#include <string_view>

namespace longroad::notation {

class JsonText {
 public:
  /// Appends to this text.
  explicit JsonText(std::string& text) : text_(text) {}

  void null() { plain("null"); }
  void value(std::same_as<bool> auto flag) { plain(flag ? "true" : "false"); }
  template <std::integral Number>
  requires(!std::same_as<Number, bool>) void value(Number number) {
    write_number(static_cast<long long>(number));
  }
  void value(std::string_view word);
  void value(const char* word) { value(std::string_view(word)); }
  void value(const boost::json::value& tree);
  /// What is JSON already.
  void written(std::string_view json) { plain(json); }

  /// `write` writes what stands between the braces or brackets.
  template <class Write>
  void object(Write write) {
    open('{');
    write();
    text_ += '}';
  }
  template <class Write>
  void array(Write write) {
    open('[');
    write();
    text_ += ']';
  }
  /// The name of the member that is written next; ours have nothing that must be escaped.
  void key(std::string_view name);
  template <class Value>
  void member(std::string_view name, const Value& one) {
    key(name);
    value(one);
  }

 private:
  /// Room for what is written next, so many characters: behind a comma, unless it is the first or has a name.
  char* room(std::size_t size);
  void open(char bracket) { *room(1) = bracket; }
  void plain(std::string_view word);
  void write_number(long long number);

  std::string& text_;
};

/// What `write` writes, as a text of its own; where it will be long, with room for it at once.
template <class Write>
std::string json_text(const Write& write, std::size_t room = 0) {
  std::string text;
  text.reserve(room);
  JsonText out(text);
  write(out);
  return text;
}

}  // namespace longroad::notation
