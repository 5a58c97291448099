#include "analysis/analysis.hpp"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <cmath>

#include "analysis/accounts.hpp"
#include "analysis/explain.hpp"
#include "analysis/luck.hpp"
#include "analysis/verdict.hpp"
#include "analysis/words/said.hpp"

namespace longroad::analysis {
namespace {

constexpr int kLevel = 25;    // less than this between all lines: nothing hung on it
constexpr double kNoise = 2;  // standard errors that a loss must exceed

Shares less(const Shares& a, const Shares& b) {
  Shares d{};
  for (std::size_t i = 0; i < d.size(); ++i) d[i] = a[i] - b[i];
  return d;
}

/// What hung on a decision, from the best line to the worst: for its seat, and against the others by their
/// chances.
Shares stake_of(const Verdict& verdict, Seat seat, int players) {
  Shares stake{};
  const double others = 1 - verdict.best[seat.index];
  for (int i = 0; i < players; ++i)
    stake[i] = -verdict.range * (others > 0 ? verdict.best[i] / others : 1.0 / (players - 1));
  stake[seat.index] = verdict.range;
  return stake;
}

Mark mark_of(double loss, const Calibration& calibration) {
  int mark = 0;
  for (const double bound : calibration.losses) mark += loss >= bound ? 1 : 0;
  return static_cast<Mark>(mark);
}

}  // namespace

phrases::Answer<Analysis> Analysis::of(std::string_view text, Language language) {
  if (text.size() > kMostText) return said("too_large", {{"most", kMostText / 1000}});
  const auto record = notation::read_record(text);
  if (!record) return said("not_legal", {{"why", record.error().sentence}});
  auto story = read_story(*record);
  if (!story) return story.why();
  const Calibration& row = calibration_for(*story->lens, *story->start);
  return Analysis(std::move(*story), row, language);
}

Analysis::Analysis(Story story, const Calibration& calibration, Language language, const Effort& effort)
    : story_(std::move(story)), calibration_(&calibration), language_(language), effort_(effort) {
  const auto add_all = [&](Kind kind, const auto& list, auto number) {
    for (std::size_t i = 0; i < list.size(); ++i) jobs_.push_back({kind, i, list[i].*number});
  };
  add_all(Kind::Pause, story_.pauses, &Pause::line);
  add_all(Kind::Decision, story_.decisions, &Moment::number);
  add_all(Kind::Stroke, story_.strokes, &Moment::number);
  std::ranges::stable_sort(jobs_, {}, &Job::number);
}

int Analysis::size() const { return static_cast<int>(jobs_.size()); }

Piece Analysis::piece(int i) const {
  const Job& job = jobs_[static_cast<std::size_t>(i)];
  switch (job.kind) {
    case Kind::Pause:
      return judge_pause(story_.pauses[job.index]);
    case Kind::Decision:
      return judge_choice(story_.decisions[job.index]);
    case Kind::Stroke:
      return judge_stroke(story_.strokes[job.index]);
  }
  return {};
}

Piece Analysis::decided_at(int line) const {
  const auto moment = std::ranges::find(story_.decisions, line, &Moment::number);
  return moment == story_.decisions.end() ? Piece{} : judge_choice(*moment);
}

CurvePoint Analysis::judge_pause(const Pause& pause) const {
  const games::Position& position = *pause.position;
  CurvePoint point{
      pause.line, position.turn(), position.over() ? Seat::none() : position.whose_turn(), {}, {}};
  const Method with = method();
  Plan plan(with);
  for (const Glimpse& glimpse : pause.glimpses) {
    Outlook sum;
    const auto worlds = worlds_of(*story_.lens, position, glimpse);
    for (const auto& world : worlds) add(sum, plan.rest(*world), 1.0 / static_cast<double>(worlds.size()));
    if (glimpse.viewer)
      point.own.push_back(out_of_all(sum.chances[glimpse.viewer->index]));
    else
      point.watched = whole(sum.chances, position.players(), kCertain);
  }
  return point;
}

Stroke Analysis::judge_stroke(const Moment& moment) const {
  const Fortune fortune = weigh_luck(method(), moment);
  const games::Position& before = *moment.before;
  return {.line = moment.number,
          .turn = before.turn(),
          .seat = before.whose_turn(),
          .what = before.text(moment.line),
          .effects = whole(fortune.effects, before.players(), 0),
          .outcomes = fortune.outcomes,
          .exact = fortune.exact,
          .error = out_of_all(fortune.error)};
}

Piece Analysis::judge_choice(const Moment& moment) const {
  const auto verdict = judge_decision(method(), moment);
  if (!verdict) return {};
  const games::Position& before = *moment.before;
  Decision d;
  d.line = moment.number;
  d.turn = before.turn();
  d.seat = moment.line.seat();
  d.played = before.text(moment.line);
  d.better = before.text(verdict->better);
  d.topic = story_.lens->topic(before, moment.line);
  if (d.topic == Topic::Other) d.topic = story_.lens->topic(before, verdict->better);
  d.before = out_of_all(verdict->best[d.seat.index]);
  d.loss = out_of_all(verdict->loss);
  d.error = out_of_all(verdict->error);
  d.effects = whole(less(verdict->played, verdict->best), before.players(), 0);
  d.stake = stake_of(*verdict, d.seat, before.players());
  const bool best = verdict->better == moment.line;
  const bool obvious = best && verdict->ahead > calibration_->losses[1];
  d.counts = !obvious && out_of_all(verdict->range) >= kLevel;
  d.mark = mark_of(verdict->loss, *calibration_);
  d.withheld = d.mark != Mark::None && verdict->loss < kNoise * verdict->error;
  if (d.withheld) d.mark = Mark::None;
  d.reasons = reasons_for(*story_.lens, verdict->gained, verdict->best, d.seat);
  const Naming naming{language_, story_.names};
  std::vector<std::string> then;
  for (const Action line : verdict->then) {
    d.then.push_back(before.text(line));
    then.push_back(story_.lens->describe(before, line, naming));
  }
  d.text = explain(d, story_.lens->describe(before, moment.line, naming),
                   story_.lens->describe(before, verdict->better, naming), then, naming);
  if (d.mark != Mark::None) d.position = boost::json::serialize(before.json());
  return d;
}

std::string Analysis::picture(const Decision& decision) const {
  const auto moment = std::ranges::find(story_.decisions, decision.line, &Moment::number);
  if (moment == story_.decisions.end()) return "";
  const auto better = moment->before->parse(decision.better);
  return better ? story_.lens->picture(*moment->before, moment->line, *better) : "";
}

Report Analysis::report(std::vector<Piece> pieces) const {
  Report report;
  const games::Score score = story_.end->score();
  report.game = story_.start->game();
  report.names = story_.names;
  report.winner = score.winner;
  report.points.assign(score.points.begin(), score.points.end());
  report.lines = story_.lines;
  report.turns = story_.end->turn();
  report.worlds = kWorlds;
  report.rest_spread = out_of_all(calibration_->rest);
  report.forced = story_.forced;
  report.irregular = story_.irregular;
  for (Piece& piece : pieces) {
    if (auto* point = std::get_if<CurvePoint>(&piece)) report.curve.push_back(std::move(*point));
    if (auto* stroke = std::get_if<Stroke>(&piece)) report.strokes.push_back(std::move(*stroke));
    if (auto* decision = std::get_if<Decision>(&piece)) report.decisions.push_back(std::move(*decision));
    if (std::holds_alternative<std::monostate>(piece)) ++report.forced;
  }
  for (const Stroke& stroke : report.strokes) report.irregular.sampled += stroke.exact ? 0 : 1;
  keep_accounts(report, *calibration_);
  report.forced +=
      static_cast<int>(std::erase_if(report.decisions, [](const Decision& d) { return !d.counts; }));
  return report;
}

}  // namespace longroad::analysis
