/// Counts what this program allocates. `operator new` is replaced for the whole program.
#pragma once

namespace longroad::tests {

/// How often `operator new` was called so far.
long allocations();

}  // namespace longroad::tests
