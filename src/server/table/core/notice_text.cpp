#include "server/table/core/notice_text.hpp"

#include "notation/values/write.hpp"
#include "server/table/wire/what.hpp"

namespace longroad::server {
namespace {

std::optional<std::string> unless_empty(const std::string& text) {
  return text.empty() ? std::nullopt : std::optional(text);
}
std::optional<Seat> unless_none(Seat seat) { return seat.is_none() ? std::nullopt : std::optional(seat); }

/// What a notice tells everybody; nothing where it tells nothing.
struct Teller {
  using Told = std::optional<what::Any>;
  using Change = what::SeatChange;
  const TableModel& table;

  Told seat(Change why, Seat seat) const {
    return what::SeatChanged{why, seat, info_of(table.chair(seat)), table.host()};
  }
  Told operator()(const notice::Joined& n) const { return seat(Change::Joined, n.seat); }
  Told operator()(const notice::Left& n) const { return seat(Change::Left, n.seat); }
  Told operator()(const notice::CameBack& n) const { return seat(Change::Back, n.seat); }
  Told operator()(const notice::BotSat& n) const { return seat(Change::Bot, n.seat); }
  Told operator()(const notice::Placed& n) const { return seat(Change::Back, n.seat); }
  Told operator()(const notice::Vacated& n) const { return seat(Change::Substitute, n.seat); }
  Told operator()(const notice::Seeded& n) const { return seat(Change::Seeded, n.seat); }
  Told operator()(const notice::Ready& n) const { return seat(Change::Ready, n.seat); }
  Told operator()(const notice::Started&) const { return what::Started{}; }
  Told operator()(const notice::Said& n) const { return what::Said{n.seat, n.text}; }
  Told operator()(const notice::Voted& n) const {
    return what::Voted{n.by, unless_none(n.about), n.choice, n.decided};
  }
  Told operator()(const notice::Ended& n) const {
    const Outcome& outcome = table.match().outcome();
    what::Ended ended{n.reason, unless_none(outcome.winner), {}};
    outcome.deserters.for_each([&](Seat seat) { ended.lost.push_back(seat); });
    return ended;
  }
  Told operator()(const notice::Revealed&) const { return what::Revealed{fair_of(table.match().dice())}; }
  Told operator()(const notice::RematchAsked& n) const {
    return what::RematchAsked{n.by, unless_empty(n.table)};
  }
  Told operator()(const auto&) const { return std::nullopt; }
};

}  // namespace

SeatInfo info_of(const Chair& chair) {
  return {.kind = chair.kind,
          .name = unless_empty(chair.sitter.name),
          .bot = unless_empty(chair.bot),
          .account = unless_empty(chair.sitter.account),
          .program = chair.sitter.program,
          .seeded = !chair.seed.empty(),
          .ready = chair.ready};
}

std::string notice_text(const TableModel& table, const Notice& notice) {
  const std::optional<what::Any> told = std::visit(Teller{table}, notice);
  std::string text;
  notation::JsonText out(text);
  if (told) out.object([&] { notation::write_kind(out, "kind", *told); });
  return text;
}

}  // namespace longroad::server
