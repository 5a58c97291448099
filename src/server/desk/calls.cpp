#include "server/desk/calls.hpp"

#include <algorithm>
#include <iterator>

namespace longroad::server::desk {
namespace {

using namespace tournament;

/// Whether a remark answers the calls before it. Logged dice are a player's own business.
bool is_answer(const Remark& remark) {
  return remark.kind == "ruling" || remark.kind == "late ruling" || remark.kind == "note" ||
         remark.kind == "correction";
}

}  // namespace

std::vector<Remark> open_calls(const Sheet& sheet) {
  std::vector<Remark> calls;
  if (sheet.finished()) return calls;
  const auto answered = std::ranges::find_if(sheet.remarks.rbegin(), sheet.remarks.rend(), is_answer);
  std::copy_if(answered.base(), sheet.remarks.end(), std::back_inserter(calls),
               [](const Remark& remark) { return remark.kind == "call"; });
  return calls;
}

}  // namespace longroad::server::desk
