#include "server/http/page.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "server/http/page_files.hpp"

namespace longroad::server {
namespace {

constexpr std::size_t kLongestPath = 200;
constexpr std::string_view kNotBuilt =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Longroad</title>"
    "<h1>Longroad is running</h1><p>The web page is not in this program. Build it and then the program "
    "again:</p>"
    "<pre>cd web &amp;&amp; npm install --no-save &amp;&amp; npm run build\ncmake --preset release "
    "&amp;&amp; "
    "cmake --build --preset release</pre></html>";

std::string_view type_of(std::string_view path) {
  struct Type {
    std::string_view ending;
    std::string_view type;
  };
  static constexpr std::array kTypes{
      Type{".html", "text/html; charset=utf-8"},
      Type{".js", "text/javascript; charset=utf-8"},
      Type{".css", "text/css; charset=utf-8"},
      Type{".json", "application/json"},
      Type{".svg", "image/svg+xml"},
      Type{".png", "image/png"},
      Type{".jpg", "image/jpeg"},
      Type{".ico", "image/x-icon"},
      Type{".wasm", "application/wasm"},
      Type{".woff2", "font/woff2"},
      Type{".woff", "font/woff"},
      Type{".webmanifest", "application/manifest+json"},
  };
  for (const Type& type : kTypes)
    if (path.ends_with(type.ending)) return type.type;
  return "application/octet-stream";
}

Response file_response(const PageFile& file, bool gzip) {
  const bool smaller = gzip && !file.gzipped.empty();
  Response response = file_head(file.path, smaller);
  response.file = smaller ? file.gzipped : file.content;
  return response;
}

const PageFile* find_file(std::string_view path) {
  const auto files = page_files();
  const auto found = std::ranges::find(files, path, &PageFile::path);
  return found == files.end() ? nullptr : &*found;
}

}  // namespace

bool is_file_path(std::string_view path) {
  return path.substr(path.rfind('/') + 1).find('.') != std::string_view::npos;
}

bool is_named_by_content(std::string_view path) {
  constexpr std::string_view kFolder = "/assets/";
  const auto fits = [](unsigned char c) { return std::isalnum(c) != 0 || c == '.' || c == '-' || c == '_'; };
  return path.starts_with(kFolder) && path.size() <= kLongestPath &&
         std::ranges::all_of(path.substr(kFolder.size()), fits);
}

Response file_head(std::string_view path, bool gzipped) {
  Response response{.status = 200, .type = std::string(type_of(path)), .body = {}, .headers = {}};
  if (gzipped) response.headers.emplace_back("Content-Encoding", "gzip");
  response.headers.emplace_back("Vary", "Accept-Encoding");
  response.headers.emplace_back(
      "Cache-Control", is_named_by_content(path) ? "public, max-age=31536000, immutable" : "no-cache");
  // Pictures of links are shown by pages of others.
  if (path.starts_with("/cards/"))
    response.headers.emplace_back("Cross-Origin-Resource-Policy", "cross-origin");
  return response;
}

std::optional<Response> page_file(std::string_view path, bool gzip) {
  const PageFile* file = find_file(path);
  if (file == nullptr) return std::nullopt;
  return file_response(*file, gzip);
}

std::string with_head(std::string html, std::string_view head) {
  const std::size_t end = html.find("</head>");
  return end == std::string::npos ? html : html.insert(end, head);
}

Response first_page(std::string_view head) {
  const PageFile* index = find_file("/index.html");
  Response response{.status = 200, .type = "text/html; charset=utf-8", .body = {}, .headers = {}};
  if (index != nullptr) response = file_response(*index, false);
  response.body = with_head(std::string(index != nullptr ? index->content : kNotBuilt), head);
  response.file = {};
  response.headers.emplace_back("Vary", "Accept-Language");
  return response;
}

}  // namespace longroad::server
