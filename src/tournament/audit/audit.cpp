#include "tournament/audit/audit.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/random.hpp"
#include "tournament/audit/audit_ledger.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/schedule/check.hpp"

namespace longroad::tournament {
namespace {

class Auditor {
 public:
  explicit Auditor(const Tournament& tournament) : tournament_(tournament) {}

  std::vector<std::string> run() {
    for (const Entry& entry : tournament_.entries()) {
      if (tournament_.is_undone(entry.number)) continue;
      if (const auto* post = std::get_if<event::Post>(&entry.event)) check_post(*post);
      books_.take(entry);
      if (const auto* lots = std::get_if<event::Lots>(&entry.event)) check_lots(*lots);
    }
    check_tables();
    check_ranking();
    check_champion();
    return std::move(differences_);
  }

 private:
  template <class... Args>
  void differ(fmt::format_string<Args...> text, Args&&... args) {
    differences_.push_back(fmt::format(text, std::forward<Args>(args)...));
  }

  /// Who may advance now, best first.
  [[nodiscard]] std::vector<PlayerId> advancing() const {
    std::vector<PlayerId> players;
    for (const AuditLine& line : audit_ranking(books_)) {
      const auto is_absent = [&](const auto& item) { return item.second.contains(line.player); };
      const bool waits = books_.semifinals && books_.other_day && !books_.arrived.contains(line.player);
      if (line.complete && !waits && std::ranges::none_of(books_.absent, is_absent))
        players.push_back(line.player);
    }
    return players;
  }

  void check_lots(const event::Lots& lots) {
    if (lots.how != event::kLotsBySeed) return;
    std::vector<PlayerId> hat = lots.players;
    std::ranges::sort(hat);
    Random random(RandKey{lots.seed});
    for (int left = static_cast<int>(hat.size()); left > 1; --left)
      std::swap(hat[left - 1], hat[random.below(left)]);
    if (hat != lots.players) differ("The lots are not those of seed {}.", lots.seed);
  }

  /// The cut: the tables that were posted are those of the ranking at that moment.
  void check_post(const event::Post& post) {
    const std::vector<PlayerId> order = advancing();
    if (post.game.stage == Stage::Semifinal) {
      static constexpr int kRanks[4][4] = {{1, 8, 9, 16}, {2, 7, 10, 15}, {3, 6, 11, 14}, {4, 5, 12, 13}};
      for (int t = 0; t < 4; ++t) {
        Table expected;
        for (const int rank : kRanks[t]) {
          if (rank <= std::ssize(order)) expected.push_back(order[rank - 1]);
        }
        if (post.tables.at(t) != expected) differ("Semi-final table {} is not that of the ranks.", t + 1);
      }
      return;
    }
    std::set<PlayerId> expected;
    for (const auto& [place, sheet] : books_.sheets) {
      if (place.game.stage != Stage::Semifinal || !books_.is_finished(sheet)) continue;
      const PlayerId won = sheet.result->winner;
      if (!won.is_none() && !books_.is_out(won) && !books_.absent[GameId::final()].contains(won))
        expected.insert(won);
    }
    if (!books_.begun.contains(GameId::semifinal())) {
      expected =
          std::set<PlayerId>(order.begin(), order.begin() + std::min<std::ptrdiff_t>(4, std::ssize(order)));
    }
    const Table& table = post.tables.at(0);
    if (std::set<PlayerId>(table.begin(), table.end()) != expected)
      differ("The finalists are not the right ones.");
  }

  /// Every game has tables of four and exactly the tables of three that it needs; a sheet has
  /// everybody who sat there but those who left while the game ran.
  void check_tables() {
    const State& state = tournament_.state();
    for (const Preliminary& event : state.events) {
      const auto findings = check_schedule(planned(event), PlanKind::Repaired, {}, state.name_of());
      for (const Sentence& broken : findings.broken) differences_.push_back(broken.text);
    }
    for (const auto& [place, sheet] : books_.sheets) {
      if (!place.game.is_preliminary() || !sheet.result) continue;
      std::set<PlayerId> counted(sheet.result->order.begin(), sheet.result->order.end());
      counted.insert(sheet.left.begin(), sheet.left.end());
      if (counted != sheet.seated)
        differ("Game {}, table {} has the wrong players.", text(place.game), place.table);
    }
  }

  void check_ranking() {
    const std::vector<Standing> theirs = standings(tournament_.state());
    const std::vector<AuditLine> ours = audit_ranking(books_);
    if (theirs.size() != ours.size()) return differ("{} are ranked, not {}.", theirs.size(), ours.size());
    for (std::size_t i = 0; i < ours.size(); ++i) {
      const Score& score = theirs[i].score;
      const bool same = theirs[i].player == ours[i].player && score.wins == ours[i].wins &&
                        score.points == ours[i].points && score.percent == ours[i].hundredths &&
                        score.complete == ours[i].complete;
      if (!same)
        differ("Rank {} is player {}, not {}.", i + 1, theirs[i].player.number, ours[i].player.number);
    }
  }

  void check_champion() {
    PlayerId winner;
    const auto final = books_.sheets.find({GameId::final(), 1});
    if (final != books_.sheets.end() && books_.is_finished(final->second))
      winner = final->second.result->winner;
    if (!winner.is_none() && books_.is_out(winner)) winner = {};
    if (winner != champion(tournament_.state())) differ("The champion is player {}.", winner.number);
  }

  const Tournament& tournament_;
  Ledger books_;
  std::vector<std::string> differences_;
};

}  // namespace

std::vector<std::string> audit(const Tournament& tournament) { return Auditor(tournament).run(); }

}  // namespace longroad::tournament
