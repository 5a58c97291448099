/// Shares out to every seat what its result came from.
#pragma once

#include "analysis/calibration.hpp"
#include "analysis/report.hpp"

namespace longroad::analysis {

/// Fills the accounts from curve, decisions and strokes. Start, own decisions, those of others, what is
/// usual, luck and the rest add up to the result.
///
/// What is usual: chances are calibrated on games between bots, so they expect the losses that bots make on
/// the average. A seat on whose decisions much hangs loses much without being worse than expected.
void keep_accounts(Report& report, const Calibration& calibration);

/// What decisions like this one usually do to everybody's chances.
Shares usual_effects(const Decision& decision, const Calibration& calibration);

/// All decisions together, against what is usual.
inline int decided(const Account& account) { return account.own + account.others + account.usual; }

/// Whole numbers that add up to `sum`, which the shares do: what rounding left goes to the largest.
BySeat whole(const Shares& shares, int players, int sum);

}  // namespace longroad::analysis
