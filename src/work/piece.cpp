#include "work/piece.hpp"

#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <filesystem>
#include <fstream>

#include "crypto/crypto.hpp"
#include "notation/json.hpp"
#include "notation/values/read.hpp"
#include "notation/values/write.hpp"

namespace longroad::work {
namespace {

template <class T>
std::string text_of(const T& value) {
  std::string text;
  notation::JsonText out(text);
  notation::write_value(out, value);
  return text;
}

/// The version is looked at first: another one may have other members.
template <class T>
Result<T> read_versioned(std::string_view text) {
  const auto document = notation::parse_json(text);
  if (!document) return document.error();
  const auto* object = document->if_object();
  const auto* version = object == nullptr ? nullptr : object->if_contains("version");
  if (version != nullptr && *version != kVersion)
    return Error{fmt::format("This program speaks version {} on the bus, not {}.", kVersion,
                             boost::json::serialize(*version))};
  return notation::read_document<T>(*document, notation::kMessage);
}

std::string fingerprint_of(const std::filesystem::path& path) {
  std::string bytes(std::filesystem::file_size(path), '\0');
  std::ifstream(path, std::ios::binary).read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  std::string text;
  for (const char byte : crypto::blake2b(16, "", bytes))
    text += fmt::format("{:02x}", static_cast<unsigned char>(byte));
  return text;
}

}  // namespace

std::string write(const Piece& piece) { return text_of(piece); }
std::string write(const Report& report) { return text_of(report); }

Result<Piece> read_piece(std::string_view text) { return read_versioned<Piece>(text); }
Result<Report> read_report(std::string_view text) { return read_versioned<Report>(text); }

const std::string& this_program() {
  static const std::string kFingerprint = fingerprint_of("/proc/self/exe");
  return kFingerprint;
}

}  // namespace longroad::work
