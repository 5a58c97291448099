/// Bytes as plain letters, for whatever takes text alone.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace longroad::encoding {

std::string to_base64(std::string_view bytes);
/// Nothing where it is no such text.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace longroad::encoding
