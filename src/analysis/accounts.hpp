/// Shares out to every seat what its result came from.
#pragma once

#include "analysis/report.hpp"

namespace longroad::analysis {

/// Fills the accounts from curve, decisions and strokes. Start, own decisions, those of others, luck and the
/// rest add up to the result.
void keep_accounts(Report& report);

}  // namespace longroad::analysis
