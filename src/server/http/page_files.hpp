/// The files of the built web page; the build writes the list (cmake/embed_page.cmake).
#pragma once

#include <span>
#include <string_view>

namespace longroad::server {

struct PageFile {
  std::string_view path;  // `/index.html`
  std::string_view content;
  std::string_view gzipped;  // the same, smaller; empty where that gains nothing
};

std::span<const PageFile> page_files();

}  // namespace longroad::server
