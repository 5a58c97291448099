#include "tournament/model/calls.hpp"

#include <algorithm>

namespace longroad::tournament {
namespace {

/// Whether a remark answers the calls before it.
bool answers_calls(const Remark& remark) {
  return remark.kind == "answered" || remark.kind == "ruling" || remark.kind == "late ruling" ||
         remark.kind == "note" || remark.kind == "correction";
}

}  // namespace

std::vector<OpenCall> open_calls(const Sheet& sheet) {
  std::vector<OpenCall> calls;
  if (sheet.finished()) return calls;
  const auto answered = std::ranges::find_if(sheet.remarks.rbegin(), sheet.remarks.rend(), answers_calls);
  for (auto remark = answered.base(); remark != sheet.remarks.end(); ++remark) {
    if (remark->kind == "call" || remark->kind == "dice log") calls.push_back({*remark, ""});
    if (remark->kind != "going") continue;
    for (OpenCall& call : calls) call.going = remark->by;
  }
  return calls;
}

}  // namespace longroad::tournament
