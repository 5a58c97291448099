#include "server/http/qr.hpp"

#include <fmt/format.h>
#include <qrencode.h>

#include <iterator>
#include <memory>

namespace longroad::server {
namespace {

constexpr int kTerminalRim = 2;  // light modules round the code
constexpr int kSvgRim = 4;

}  // namespace

QrCode qr_code(std::string_view text) {
  const std::unique_ptr<QRcode, void (*)(QRcode*)> code(
      QRcode_encodeString8bit(std::string(text).c_str(), 0, QR_ECLEVEL_L), QRcode_free);
  if (!code) return {};
  QrCode picture{code->width, {}};
  for (int i = 0; i < code->width * code->width; ++i) picture.dark.push_back((code->data[i] & 1) != 0);
  return picture;
}

std::string qr_text(std::string_view text) {
  const QrCode code = qr_code(text);
  std::string picture;
  for (int y = -kTerminalRim; y < code.width + kTerminalRim; y += 2) {
    picture += "  ";
    for (int x = -kTerminalRim; x < code.width + kTerminalRim; ++x) {
      // Terminals are mostly dark, so what is light is drawn.
      const bool above = !code.at(x, y);
      const bool below = !code.at(x, y + 1);
      picture += above ? (below ? "█" : "▀") : (below ? "▄" : " ");
    }
    picture += '\n';
  }
  return picture;
}

std::string qr_svg(std::string_view text) {
  const QrCode code = qr_code(text);
  const int size = code.width + 2 * kSvgRim;
  std::string path;
  for (int y = 0; y < code.width; ++y) {
    for (int x = 0; x < code.width; ++x)
      if (code.at(x, y)) fmt::format_to(std::back_inserter(path), "M{} {}h1v1h-1z", x + kSvgRim, y + kSvgRim);
  }
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {0}\" shape-rendering=\"crispEdges\">"
      "<path d=\"M0 0h{0}v{0}H0z\" fill=\"#fff\"/><path d=\"{1}\" fill=\"#000\"/></svg>",
      size, path);
}

}  // namespace longroad::server
