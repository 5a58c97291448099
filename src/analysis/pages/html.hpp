/// A report as one page that needs nothing else: curves that are also tables, a strip of marks, boards.
#pragma once

#include <functional>
#include <string>

#include "analysis/pages/pages.hpp"

namespace longroad::analysis {

/// The board at a decision, as SVG; empty where there is none.
using Picture = std::function<std::string(const Decision&)>;

std::string as_html(const Report& report, const Shown& shown, const Picture& picture);

/// Text between tags.
std::string escaped(std::string_view text);

/// Everybody's chances over the game, and the marks below them: as a picture, then as a table.
std::string curve_html(const Report& report, const Shown& shown);
/// Where each result came from: as bars, then as a table.
std::string accounts_html(const Report& report, Language language);

}  // namespace longroad::analysis
