#include "tournament/tournament.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "tournament/event_json.hpp"
#include "tournament/rules_texts.hpp"

namespace longroad::tournament {
bool stands(const Event& event) {
  return std::holds_alternative<event::New>(event) || std::holds_alternative<event::Sign>(event) ||
         std::holds_alternative<event::Refuse>(event) || std::holds_alternative<event::Decide>(event) ||
         std::holds_alternative<event::Correct>(event) || std::holds_alternative<event::Lots>(event) ||
         std::holds_alternative<event::Ruling>(event) || std::holds_alternative<event::Undo>(event);
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
          return rules::check(state, event, entry);
        }
      },
      entry.event);
}

void apply(State& state, const Entry& entry) {
  std::visit(
      [&](const auto& event) {
        if constexpr (!std::is_same_v<std::decay_t<decltype(event)>, event::Undo>)
          rules::apply(state, event, entry);
      },
      entry.event);
}

Result<Tournament> Tournament::replay(std::span<const Entry> entries) {
  Tournament tournament;
  for (const Entry& entry : entries) {
    const Answer<Notices> checked = tournament.check(entry);
    if (!checked) return Error{fmt::format("Entry {} can't be: {}", entry.number, checked.error().sentence)};
    tournament.add(entry);
  }
  return tournament;
}

Answer<Notices> Tournament::check(Entry entry) const {
  entry.number = static_cast<int>(entries_.size()) + 1;
  if (const rules::Refused refused = rules::refuse_text("by", entry.by)) return *refused;
  if (const auto* undo = std::get_if<event::Undo>(&entry.event)) {
    if (const rules::Refused refused = rules::refuse_texts(*undo)) return *refused;
    return check_undo(*undo);
  }
  return tournament::check(state_, entry);
}

Answer<Notices> Tournament::check_undo(const event::Undo& undo) const {
  if (undo.entry < 1 || undo.entry > std::ssize(entries_)) {
    return say("no_entry", {{"entry", undo.entry}});
  }
  if (undone_.contains(undo.entry)) return say("undone_already", {{"entry", undo.entry}});
  const Event& event = entries_[undo.entry - 1].event;
  if (stands(event)) return say("entry_stands", {{"entry", undo.entry}, {"kind", name(event)}});
  if (std::holds_alternative<event::Register>(event) && registered_after(undo.entry)) {
    return say("numbers_stay");
  }
  std::set<int> without = undone_;
  without.insert(undo.entry);
  const Answer<State> rest = amount(entries_, without);
  if (!rest) return rest.why();
  return Notices{};
}

bool Tournament::registered_after(int entry) const {
  return std::ranges::any_of(entries_, [&](const Entry& e) {
    return e.number > entry && !undone_.contains(e.number) &&
           std::holds_alternative<event::Register>(e.event);
  });
}

void Tournament::add(Entry entry) {
  entry.number = static_cast<int>(entries_.size()) + 1;
  entries_.push_back(std::move(entry));
  const Entry& added = entries_.back();
  if (const auto* undo = std::get_if<event::Undo>(&added.event)) {
    undone_.insert(undo->entry);
    undone_.insert(added.number);
    state_ = *amount(entries_, undone_);
  } else {
    apply(state_, added);
  }
}

Answer<State> Tournament::amount(std::span<const Entry> entries, const std::set<int>& undone) {
  State state;
  for (const Entry& entry : entries) {
    if (undone.contains(entry.number) || std::holds_alternative<event::Undo>(entry.event)) continue;
    const Answer<Notices> checked = tournament::check(state, entry);
    if (!checked) return say("entry_rests_on_it", {{"entry", entry.number}, {"why", checked.why()}});
    apply(state, entry);
  }
  return state;
}

}  // namespace longroad::tournament
