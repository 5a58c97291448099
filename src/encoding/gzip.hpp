/// Text made small, as gzip has it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace longroad::encoding {

std::string gzip(std::string_view text);
/// Whether it begins as gzip does.
bool is_gzip(std::string_view bytes);
/// Nothing where it is no gzip, torn, or longer than this.
std::optional<std::string> gunzip(std::string_view bytes, std::size_t most);

}  // namespace longroad::encoding
