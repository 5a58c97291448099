#include "bots/ledger/ledger.hpp"

#include <algorithm>

#include "games/island/play/apply.hpp"
#include "games/island/play/check.hpp"
#include "games/island/play/hooks.hpp"
#include "games/island/text/text.hpp"

namespace longroad::bots {
namespace {

using namespace longroad::island;

/// More worlds than these are not kept: the least likely go first.
constexpr std::size_t kMaxWorlds = 256;

constexpr std::string_view kHiddenTheft = "* stolen ?";
constexpr std::string_view kHiddenCard = "* draw ?";

/// Where the robber begins a game: in the desert, or beside the board.
HexId usual_robber(const Board& board) {
  for (int h = 0; h < kHexes; ++h)
    if (board.terrain[h] == Terrain::Desert) return HexId::of(h);
  return {};
}

State first_state(const Rules& rules, HexId robber) {
  State s;
  s.robber = robber;
  hook::begin_part(rules, s);
  return s;
}

/// The development card that a verb plays; none for other verbs.
std::optional<Card> card_played(Verb v) {
  if (v == Verb::Knight) return Card::Knight;
  if (v == Verb::Roads) return Card::Roads;
  if (v == Verb::Plenty) return Card::Plenty;
  if (v == Verb::Monopoly) return Card::Monopoly;
  return std::nullopt;
}

/// Another's hidden card takes its kind when it is shown.
void show_card(State& s, Action line) {
  const auto card = card_played(verb(line));
  if (!card || line.seat().is_none()) return;
  auto& held = s.cards[line.seat().index];
  if (held[*card] == 0) held += Cards::of(*card);
  s.fresh = {};
}

bool fits(const State& s, const View& view, int players) {
  if (s.bank != view.known.bank) return false;
  for (int i = 0; i < players; ++i)
    if (s.hand[i].size() != view.hand_size[i]) return false;
  return view.viewer.is_none() || s.hand[view.viewer.index] == view.known.hand[view.viewer.index];
}

}  // namespace

void Ledger::read(const Rules& rules, const View& view, std::span<const std::string> log) {
  read_log(rules, view.viewer, log);
  std::erase_if(worlds_, [&](const World& w) { return !fits(w.state, view, rules.players); });
}

void Ledger::read_log(const Rules& rules, Seat viewer, std::span<const std::string> log) {
  const bool goes_on = viewer == viewer_ && read_ > 0 && log.size() >= read_ && log[read_ - 1] == last_;
  if (!goes_on) {
    viewer_ = viewer;
    read_ = 0;
    worlds_.assign(1, {first_state(rules, rules.board.robber), 1.0});
    // A board that was read with a position has the robber where he stands now, not where he began.
    if (const HexId usual = usual_robber(rules.board); usual != rules.board.robber)
      worlds_.push_back({first_state(rules, usual), 1.0});
    before_.clear();
  }
  for (; read_ < log.size(); ++read_) read_line(rules, log[read_]);
  last_ = log.empty() ? "" : log.back();
}

void Ledger::read_line(const Rules& rules, std::string_view line) {
  if (worlds_.empty()) return;
  if (line == kHiddenTheft) return play_theft(rules);
  if (line == kHiddenCard) {
    for (World& w : worlds_) w.state.deck += Cards::of(Card::Knight);
    return play(rules, make::draw(Card::Knight));
  }
  const auto action = parse(rules, line);
  action ? play(rules, *action) : worlds_.clear();
}

/// Somebody has taken their last line back.
void Ledger::undo() {
  if (before_.empty()) return worlds_.clear();
  worlds_ = std::move(before_.back());
  before_.pop_back();
}

void Ledger::play(const Rules& rules, Action line) {
  if (verb(line) == Verb::Undo) return undo();
  if (can_be_undone(rules, line))
    before_.push_back(worlds_);
  else
    before_.clear();
  std::erase_if(worlds_, [&](World& w) {
    if (line.seat() != viewer_) show_card(w.state, line);
    if (check(rules, w.state, line)) return true;
    apply(rules, w.state, line);
    return false;
  });
}

/// A card that the viewer did not see changes hands: each that it may have been.
void Ledger::play_theft(const Rules& rules) {
  before_.clear();
  std::vector<World> next;
  for (const World& w : worlds_) {
    if (w.state.phase != Phase::Stolen) continue;
    const Bundle hand = w.state.hand[w.state.victim.index];
    Bundle::for_each_kind([&](Resource r) {
      if (hand[r] == 0) return;
      World taken = w;
      taken.odds *= static_cast<double>(hand[r]) / hand.size();
      apply(rules, taken.state, make::stolen(r));
      next.push_back(taken);
    });
  }
  worlds_ = std::move(next);
  merge();
}

/// Worlds that differ in no hand are one; then the likeliest stay.
void Ledger::merge() {
  std::vector<World> apart;
  for (const World& w : worlds_) {
    const auto same =
        std::ranges::find_if(apart, [&](const World& o) { return o.state.hand == w.state.hand; });
    if (same == apart.end())
      apart.push_back(w);
    else
      same->odds += w.odds;
  }
  std::ranges::stable_sort(apart, std::greater<>{}, &World::odds);
  if (apart.size() > kMaxWorlds) apart.resize(kMaxWorlds);
  worlds_ = std::move(apart);
}

std::optional<Ledger::Hands> Ledger::draw_hands(RandKey key) const {
  if (worlds_.empty()) return std::nullopt;
  double left = 0;
  for (const World& w : worlds_) left += w.odds;
  left *= static_cast<double>(key.bits >> 11) / static_cast<double>(std::uint64_t{1} << 53);
  for (const World& w : worlds_) {
    left -= w.odds;
    if (left < 0) return w.state.hand;
  }
  return worlds_.back().state.hand;
}

std::vector<Ledger::Hands> Ledger::all_hands() const {
  std::vector<Hands> hands;
  for (const World& w : worlds_) hands.push_back(w.state.hand);
  return hands;
}

}  // namespace longroad::bots
