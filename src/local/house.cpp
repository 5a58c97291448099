#include "local/house.hpp"

#include <fmt/format.h>

#include "analysis/advice.hpp"
#include "analysis/words/said.hpp"
#include "bots/wire/guess.hpp"
#include "lessons/courses.hpp"
#include "lessons/wire.hpp"
#include "notation/json.hpp"
#include "notation/json_text.hpp"
#include "notation/values/read.hpp"
#include "notation/values/write.hpp"
#include "server/http/reasons.hpp"
#include "server/table/answers/answers.hpp"
#include "server/table/record/replay_text.hpp"

namespace longroad::local {
namespace {

constexpr std::size_t kLongestQuestion = 64 << 20;  // the log of a table

template <notation::Described Body>
Reply ok(const Body& body, int status = 200) {
  return {status, notation::value_text(body)};
}

Reply problem(int status, const phrases::Sentence& why) { return ok(server::reason_of(why), status); }

Reply bad_request(const Error& error) {
  return problem(400, server::deny("bad_request", {{"error", error.sentence}}));
}

Reply no_such_table() { return problem(404, server::deny("no_such_table")); }

Reply bad_record(const Error& error, const games::BadLine& bad = {}) {
  return ok(server::bad_record(error, bad), 400);
}

std::string quoted(std::string_view text) {
  std::string out;
  notation::JsonText(out).value(text);
  return out;
}

Language language_of(std::string_view code) {
  return code == code_of(Language::German) ? Language::German : Language::English;
}

std::vector<std::string> words_in(const notation::Node& list, int most) {
  std::vector<std::string> words;
  for (int i = 0; i < list.size(most); ++i) words.emplace_back(list.at(i).word({}));
  return words;
}

Reply unanalysed(const phrases::Sentence& why, Language language) {
  return ok(server::ReasonTold{std::string(why.code), analysis::said_in(language, why.code, why.values), {}},
            400);
}

Reply replayed(std::string_view record) {
  games::BadLine bad;
  auto text = server::replay_text(record, server::kMostReplayBytes, &bad);
  return text ? Reply{200, std::move(*text)} : bad_record(text.error(), bad);
}

}  // namespace

struct House::Question {
  notation::Node node;
  Time now = 0;

  [[nodiscard]] std::string_view word(std::string_view key) const { return node.at(key).word({}); }
  [[nodiscard]] int socket() const { return node.at("socket").number(0, 1 << 30, 0); }
};

const House::Known House::kQuestions[]{
    {"about", &House::about},
    {"games", &House::games},
    {"open", &House::open},                    // wish: NewTable
    {"load", &House::load},                    // table, log: [{version, at, body}]
    {"forget", &House::forget},                // table
    {"hear", &House::hear},                    // table, socket, text: a message of the wire
    {"leave", &House::leave},                  // table, socket
    {"wake", &House::wake},                    //
    {"info", &House::info},                    // table
    {"record", &House::record},                // table
    {"replay", &House::replay},                // table
    {"replay_record", &House::replay_record},  // record
    {"verify", &House::verify},                // record
    {"lessons", &House::lessons},              //
    {"lesson", &House::lesson},                // name, attempt: LessonAttempt
    {"advise", &House::advise},                // view, seat, log, names, language
    {"judge", &House::judge},                  // record, line, instead, language
    {"analyse", &House::analyse},              // record, language
    {"analyse_on", &House::analyse_on},        // pieces
};

std::string House::ask(std::string_view text) {
  const auto value = notation::parse_json(text, kLongestQuestion);
  notation::Fault fault;
  const boost::json::value none;
  const notation::Node node(value ? *value : none, fault);
  const Question question{node, static_cast<Time>(node.at("now").number64(0))};
  Reply reply = problem(404, server::deny("not_found"));
  for (const Known& known : kQuestions)
    if (known.name == question.word("ask")) reply = (this->*known.answer)(question);
  if (fault.found()) reply = bad_request(fault.error());

  std::string out = fmt::format(R"({{"status":{},"body":{},"kept":[)", reply.status, reply.body);
  for (const Kept& kept : outbox_.kept)
    out += fmt::format(R"({}{{"table":{},"version":{},"at":{},"body":{}}})", out.back() == '[' ? "" : ",",
                       quoted(kept.table), kept.entry.version, kept.entry.at, quoted(kept.entry.body));
  out += R"(],"said":[)";
  for (const Said& said : outbox_.said)
    out += fmt::format(R"({}{{"socket":{},"text":{}}})", out.back() == '[' ? "" : ",", said.socket,
                       quoted(said.text));
  const auto wake = wakes_at();
  out += fmt::format(R"(],"wake":{}}})", wake ? std::to_string(*wake) : "null");
  outbox_ = {};
  return out;
}

Reply House::about(const Question& /*question*/) { return ok(server::about({})); }

Reply House::games(const Question& /*question*/) { return ok(server::games_offered()); }

Reply House::open(const Question& question) {
  const auto wished = question.node.at("wish");
  auto wish = server::read_wish(wished.given() ? *wished.value() : boost::json::value(boost::json::object()));
  if (!wish) return bad_request(wish.error());
  if (!wish->from_table.empty()) {
    const auto from = tables_.find(wish->from_table);
    if (from == tables_.end()) return no_such_table();
    wish->from_record = notation::write_record(from->second.table().record());
  }
  if (wish->from_record.empty()) return open_wished(*wish, question.now);
  if (server::is_long_record(wish->from_record))
    return problem(413, server::deny("too_long", {{"most", server::kMostRecordLines}}));
  const auto moment = server::play_on(*wish, wish->from_record);
  return moment ? open_wished(*moment, question.now) : bad_request(moment.error());
}

Reply House::open_wished(const server::Wish& wish, Time now) {
  auto opening = server::open_table(std::string(kLocal) + server::random_table_id(), wish, {}, now);
  if (!opening) return bad_request(opening.error());
  const LocalTable& table = adopt(std::move(opening->table), now, false);
  return ok(server::made(table.table(), opening->claims), 201);
}

Reply House::load(const Question& question) {
  if (find(question) != nullptr) return {};
  std::vector<store::LogEntry> log;
  const auto entries = question.node.at("log");
  const int size = entries.size(server::kMostEntries + 1);
  for (int i = 0; i < size; ++i) {
    const auto entry = entries.at(i);
    log.push_back({entry.at("version").number(1, server::kMostEntries + 1, 1),
                   static_cast<std::int64_t>(entry.at("at").number64(0)),
                   std::string(entry.at("body").word({}))});
  }
  auto table = Table::restore(std::string(question.word("table")), log);
  if (!table) return no_such_table();
  adopt(std::move(*table), question.now, true);
  return {};
}

Reply House::forget(const Question& question) {
  tables_.erase(std::string(question.word("table")));
  return {};
}

Reply House::hear(const Question& question) {
  LocalTable* table = find(question);
  if (table == nullptr) {
    outbox_.say(question.socket(), error_text(server::deny("no_such_table"), true));
    return {};
  }
  table->hear(question.socket(), question.word("text"), question.now);
  go_on(*table, question.now);
  return {};
}

Reply House::leave(const Question& question) {
  if (LocalTable* table = find(question)) {
    table->leave(question.socket(), question.now);
    go_on(*table, question.now);
  }
  return {};
}

Reply House::wake(const Question& question) {
  for (auto& [id, table] : tables_)
    if (const auto at = table.wakes_at(); at && *at <= question.now) table.wake(question.now);
  return {};
}

Reply House::info(const Question& question) {
  const LocalTable* table = find(question);
  if (table == nullptr) return no_such_table();
  return ok(table->info());
}

Reply House::record(const Question& question) {
  const LocalTable* table = find(question);
  if (table == nullptr) return no_such_table();
  if (table->table().state() != server::TableState::Over || table->table().position() == nullptr)
    return problem(409, server::refuse("not_over").why);
  return {200, quoted(notation::write_record(table->table().record()))};
}

Reply House::replay(const Question& question) {
  const Reply found = record(question);
  if (found.status != 200) return found;
  return replayed(notation::write_record(find(question)->table().record()));
}

Reply House::replay_record(const Question& question) { return replayed(question.word("record")); }

Reply House::verify(const Question& question) {
  const auto record = notation::read_record(question.word("record"));
  if (!record) return bad_record(record.error());
  games::BadLine bad;
  const auto verdict = server::verify(*record, &bad);
  return verdict ? ok(*verdict) : bad_record(verdict.error(), bad);
}

Reply House::lessons(const Question& /*question*/) { return ok(lessons::wire::list()); }

Reply House::lesson(const Question& question) {
  const lessons::Lesson* lesson = lessons::find_lesson(question.word("name"));
  if (lesson == nullptr) return problem(404, server::deny("no_such_lesson"));
  lessons::wire::Attempt attempt;
  notation::read_value(question.node.at("attempt"), attempt, {}, notation::kMessage);
  const auto state = lessons::wire::state_of(*lesson, attempt);
  return state ? ok(*state) : problem(409, server::deny("lesson_changed"));
}

/// By what a page has of a table, wherever that table is.
Reply House::advise(const Question& question) {
  const boost::json::object* view = question.node.at("view").object();
  if (view == nullptr) return {};  // which is a fault
  const auto guess = bots::guess_shown(*view, RandKey{});
  if (!guess) return bad_request(guess.error());
  const games::Position& position = *guess->position;
  const Seat seat = question.node.at("seat").seat(position.players(), Seat::of(0));
  if (!position.to_act().has(seat)) return {200, "[]"};
  const std::vector<std::string> log = words_in(question.node.at("log"), server::kMostEntries);
  const std::vector<std::string> names = words_in(question.node.at("names"), kMaxSeats);
  return {200, notation::value_text(
                   analysis::advise(position, seat, log, {language_of(question.word("language")), names}))};
}

/// The record as far as that line, with what is played in its place.
Reply House::judge(const Question& question) {
  auto record = notation::read_record(question.word("record"));
  if (!record) return bad_record(record.error());
  const int line = question.node.at("line").number(1, static_cast<int>(record->lines.size()), 1);
  record->lines.resize(static_cast<std::size_t>(line));
  record->lines.back().action = question.word("instead");
  const Language language = language_of(question.word("language"));
  const auto work = analysis::Analysis::of(notation::write_record(*record), language);
  if (!work) return unanalysed(work.why(), language);
  const auto piece = work->decided_at(line);
  const auto* decision = std::get_if<analysis::Decision>(&piece);
  return decision != nullptr && decision->counts ? ok(*decision) : Reply{};
}

Reply House::analyse(const Question& question) {
  study_.reset();
  const Language language = language_of(question.word("language"));
  auto work = analysis::Analysis::of(question.word("record"), language);
  if (!work) return unanalysed(work.why(), language);
  study_.emplace(std::move(*work), language);
  return {200, study_->go_on(0)};
}

Reply House::analyse_on(const Question& question) {
  if (!study_) return problem(409, server::deny("not_found"));
  return {200, study_->go_on(question.node.at("pieces").number(1, 1 << 20, 1))};
}

LocalTable* House::find(const Question& question) {
  const auto found = tables_.find(question.word("table"));
  return found == tables_.end() ? nullptr : &found->second;
}

LocalTable& House::adopt(std::unique_ptr<Table> table, Time now, bool restored) {
  const std::string id = table->id();
  return tables_.try_emplace(id, std::move(table), outbox_, now, restored).first->second;
}

void House::go_on(LocalTable& table, Time now) {
  if (!table.wants_rematch()) return;
  auto next = server::open_again(std::string(kLocal) + server::random_table_id(), table.table(),
                                 want_rematch(table.table().chairs()), now);
  if (!next) return;
  const std::string id = next->id();
  adopt(std::move(next), now, false);
  table.open_rematch(id, now);
}

std::optional<Time> House::wakes_at() const {
  std::optional<Time> first;
  for (const auto& [id, table] : tables_)
    if (const auto at = table.wakes_at(); at && (!first || *at < *first)) first = at;
  return first;
}

}  // namespace longroad::local
