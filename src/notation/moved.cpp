#include "notation/moved.hpp"

#include <algorithm>

#include "notation/json_text.hpp"

namespace longroad::notation {
namespace {

using Pass = Moved::Pass;

void write_side(JsonText& out, std::string_view name, Seat seat) {
  out.key(name);
  if (seat.is_none())
    out.null();
  else
    out.value(seat.index + 1);
}

void write_passes(JsonText& out, std::string_view name, const std::vector<Pass>& passes, Sight sight) {
  if (passes.empty()) return;
  out.key(name);
  out.array([&] {
    for (const Pass& pass : passes)
      out.object([&] {
        write_side(out, "from", pass.from);
        write_side(out, "to", pass.to);
        if (!pass.piece.empty())
          out.member("piece", pass.piece);
        else
          out.member("cards", sight == Sight::Open ? pass.cards : std::string(pass.cards.size(), '?'));
      });
  });
}

void write_misses(JsonText& out, const std::vector<Moved::Miss>& missed) {
  if (missed.empty()) return;
  out.key("missed");
  out.array([&] {
    for (const Moved::Miss& miss : missed)
      out.object([&] {
        write_side(out, "seat", miss.seat);
        out.member("cards", miss.cards);
        out.member("why", miss.why == Moved::Why::Robber ? "robber" : "bank");
      });
  });
}

}  // namespace

std::string text(const Moved& moved, Sight sight) {
  std::string text;
  if (moved.empty()) return text;
  JsonText out(text);
  out.object([&] {
    write_passes(out, "undone", moved.undone, sight);
    write_passes(out, "passed", moved.passed, sight);
    write_misses(out, moved.missed);
    if (moved.again) out.member("again", true);
    if (moved.nobody) out.member("nobody", true);
  });
  return text;
}

}  // namespace longroad::notation
