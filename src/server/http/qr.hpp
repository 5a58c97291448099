/// QR codes, for phones: as text that a terminal can show, as SVG for pages, and as squares for paper.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace longroad::server {

struct QrCode {
  int width = 0;           // of the square, in modules
  std::vector<bool> dark;  // row by row

  [[nodiscard]] bool at(int x, int y) const {
    return x >= 0 && y >= 0 && x < width && y < width && dark[y * width + x];
  }
};

/// Empty where the text is too long for one.
QrCode qr_code(std::string_view text);

/// In half blocks, two modules a character, dark on light.
std::string qr_text(std::string_view text);

/// A whole SVG document.
std::string qr_svg(std::string_view text);

}  // namespace longroad::server
