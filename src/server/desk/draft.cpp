#include "server/desk/draft.hpp"

#include "tournament/model/event_words.hpp"

namespace longroad::server::desk {

std::optional<tournament::Sentence> Draft::add(tournament::Event event) {
  tournament::Entry entry{0, at_, by_, std::move(event)};
  const auto checked = next_.check(entry);
  refused_ = !checked;
  if (refused_) return checked.why();
  notices_.insert(notices_.end(), checked->begin(), checked->end());
  next_.add(std::move(entry));
  words_.push_back(in_words(next_.state(), next_.entries().back()));
  return std::nullopt;
}

std::optional<tournament::Sentence> Draft::undo(const std::vector<int>& entries, const std::string& reason) {
  std::vector<tournament::Entry> undos;
  for (const int entry : entries) undos.push_back({0, at_, by_, tournament::event::Undo{entry, reason}});
  const std::size_t before = next_.entries().size();
  const auto refused = next_.undo(undos);
  refused_ = refused.has_value();
  for (std::size_t i = before; i < next_.entries().size(); ++i)
    words_.push_back(in_words(next_.state(), next_.entries()[i]));
  return refused;
}

std::vector<tournament::Entry> Draft::entries() const {
  const auto& all = next_.entries();
  return {all.begin() + static_cast<std::ptrdiff_t>(base_), all.end()};
}

}  // namespace longroad::server::desk
