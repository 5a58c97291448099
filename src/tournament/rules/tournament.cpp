#include "tournament/rules/tournament.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "tournament/model/bounds.hpp"
#include "tournament/model/event_json.hpp"
#include "tournament/model/event_words.hpp"
#include "tournament/rules/texts.hpp"

namespace longroad::tournament {
bool stands(const Event& event) {
  return std::holds_alternative<event::New>(event) || std::holds_alternative<event::TakeOver>(event) ||
         std::holds_alternative<event::Sign>(event) || std::holds_alternative<event::Refuse>(event) ||
         std::holds_alternative<event::Decide>(event) || std::holds_alternative<event::Correct>(event) ||
         std::holds_alternative<event::Lots>(event) || std::holds_alternative<event::Ruling>(event) ||
         std::holds_alternative<event::Undo>(event);
}

Answer<Notices> check(const State& state, const Entry& entry) {
  return std::visit(
      [&](const auto& event) -> Answer<Notices> {
        using E = std::decay_t<decltype(event)>;
        if (!state.founded && !std::is_same_v<E, event::New>) return say("no_tournament");
        if constexpr (std::is_same_v<E, event::Undo>) {
          return Notices{};
        } else {
          if (const rules::Refused refused = rules::refuse_texts(event)) return *refused;
          if (const rules::Refused refused = rules::refuse_now(state, event, entry)) return *refused;
          return rules::check(state, event, entry);
        }
      },
      entry.event);
}

void apply(State& state, const Entry& entry) {
  const bool keeps_ranking =
      std::holds_alternative<event::Drop>(entry.event) || std::holds_alternative<event::Return>(entry.event);
  if (!keeps_ranking) state.ranking.reset();
  std::visit(
      [&](const auto& event) {
        if constexpr (!std::is_same_v<std::decay_t<decltype(event)>, event::Undo>)
          rules::apply(state, event, entry);
      },
      entry.event);
}

std::optional<Sentence> refuse_size(std::span<const Entry> entries) {
  if (entries.size() > kMostEntries) return say("too_many_entries", {{"most", kMostEntries}});
  std::set<int> undone;
  for (const Entry& entry : entries) {
    if (const auto* undo = std::get_if<event::Undo>(&entry.event)) undone.insert(undo->entry);
  }
  std::size_t players = 0;
  std::size_t staff = 0;
  std::size_t apart = 0;
  int number = 0;
  for (const Entry& entry : entries) {
    if (undone.contains(++number)) continue;
    if (const auto* list = std::get_if<event::Register>(&entry.event)) players += list->players.size();
    if (const auto* member = std::get_if<event::Staff>(&entry.event)) staff += member->leaves ? 0 : 1;
    if (std::holds_alternative<event::Apart>(entry.event)) ++apart;
  }
  if (players > kMostPlayers) return say("too_many_players", {{"most", kMostPlayers}});
  if (staff > kMostStaff) return say("too_many_staff", {{"most", kMostStaff}});
  if (apart > kMostApart) return say("too_many_apart", {{"most", kMostApart}});
  return std::nullopt;
}

Result<Tournament> Tournament::replay(std::span<const Entry> entries) {
  Tournament tournament;
  if (const auto error = tournament.take_in(entries)) return *error;
  for (const Entry& entry : tournament.entries_) {
    if (tournament.is_undone(entry.number)) continue;
    Answer<Notices> checked = tournament::check(tournament.state_, entry);
    if (!checked) {
      Entry old = entry;
      old.logged = true;
      checked = tournament::check(tournament.state_, old);
      tournament.excused_.resize(tournament.entries_.size() + 1);
      tournament.excused_[static_cast<std::size_t>(entry.number)] = true;
    }
    if (!checked) return Error{fmt::format("Entry {} can't be: {}", entry.number, checked.error().sentence)};
    apply(tournament.state_, entry);
  }
  return tournament;
}

std::optional<Error> Tournament::take_in(std::span<const Entry> entries) {
  for (const Entry& entry : entries) {
    rules::Refused refused = rules::refuse_text("by", entry.by);
    if (!refused)
      refused = std::visit([](const auto& event) { return rules::refuse_texts(event); }, entry.event);
    const auto* undo = std::get_if<event::Undo>(&entry.event);
    if (!refused && undo != nullptr) refused = refuse_undo(*undo);
    if (refused) return Error{fmt::format("Entry {} can't be: {}", entries_.size() + 1, refused->text)};
    keep(entry);
    if (undo != nullptr) mark_undone(undo->entry);
  }
  return std::nullopt;
}

Answer<Notices> Tournament::check(Entry entry) const {
  entry.number = static_cast<int>(entries_.size()) + 1;
  entry.logged = false;
  if (entries_.size() >= kMostEntries) return say("too_many_entries", {{"most", kMostEntries}});
  if (const rules::Refused refused = rules::refuse_text("by", entry.by)) return *refused;
  if (const auto* undo = std::get_if<event::Undo>(&entry.event)) return check_undo(*undo);
  return tournament::check(state_, entry);
}

std::optional<Sentence> Tournament::refuse_undo(const event::Undo& undo) const {
  if (rules::Refused refused = rules::refuse_texts(undo)) return refused;
  if (undo.entry < 1 || undo.entry > std::ssize(entries_)) return say("no_entry", {{"entry", undo.entry}});
  if (is_undone(undo.entry)) return say("undone_already", {{"entry", undo.entry}});
  const Event& event = entries_[static_cast<std::size_t>(undo.entry) - 1].event;
  if (stands(event)) return say("entry_stands", {{"entry", undo.entry}, {"kind", name(event)}});
  // The numbers of those who were registered later would change.
  if (registrations_.contains(undo.entry) && *registrations_.rbegin() != undo.entry)
    return say("numbers_stay");
  return std::nullopt;
}

Answer<Notices> Tournament::check_undo(const event::Undo& undo) const {
  if (const auto refused = refuse_undo(undo)) return *refused;
  const Answer<State> rest = amount(undo.entry);
  if (!rest) return rest.why();
  return Notices{};
}

void Tournament::keep(Entry entry) {
  entry.number = static_cast<int>(entries_.size()) + 1;
  entry.logged = false;
  if (std::holds_alternative<event::Register>(entry.event)) registrations_.insert(entry.number);
  entries_.push_back(std::move(entry));
}

void Tournament::mark_undone(int entry) {
  undone_.resize(entries_.size() + 1);
  undone_[static_cast<std::size_t>(entry)] = true;
  undone_[entries_.size()] = true;  // the undo itself
  registrations_.erase(entry);
}

void Tournament::add(Entry entry) {
  keep(std::move(entry));
  const Entry& added = entries_.back();
  if (const auto* undo = std::get_if<event::Undo>(&added.event)) {
    mark_undone(undo->entry);
    state_ = *amount();
  } else {
    apply(state_, added);
  }
}

std::optional<Sentence> Tournament::undo(std::span<const Entry> undos) {
  Tournament next = *this;  // copies share the log
  for (const Entry& entry : undos) {
    const auto& undo = std::get<event::Undo>(entry.event);
    if (next.entries_.size() >= kMostEntries) return say("too_many_entries", {{"most", kMostEntries}});
    if (const rules::Refused refused = rules::refuse_text("by", entry.by)) return refused;
    if (auto refused = next.refuse_undo(undo)) return refused;
    next.keep(entry);
    next.mark_undone(undo.entry);
  }
  Answer<State> rest = next.amount();
  if (!rest) return rest.why();
  next.state_ = std::move(*rest);
  *this = std::move(next);
  return std::nullopt;
}

Answer<State> Tournament::amount(int also) const {
  State state;
  for (const Entry& entry : entries_) {
    if (is_undone(entry.number) || entry.number == also) continue;
    Answer<Notices> checked = tournament::check(state, entry);
    if (!checked && is_among(excused_, entry.number)) {
      Entry old = entry;
      old.logged = true;
      checked = tournament::check(state, old);
    }
    if (!checked)
      return say("entry_rests_on_it", {{"entry", entry.number}, {"what", in_words(state_, entry)}});
    apply(state, entry);
  }
  return state;
}

}  // namespace longroad::tournament
