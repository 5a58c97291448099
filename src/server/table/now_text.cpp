#include "server/table/now_text.hpp"

#include <fmt/format.h>

#include "games/programs.hpp"
#include "notation/values/value.hpp"
#include "server/table/shown.hpp"

namespace longroad::server {
namespace {

template <class List>
std::string points_list(const List& list) {
  return fmt::format("[{}]", fmt::join(list.begin(), list.end(), ","));
}

/// A member that is a list of lines or verbs; neither ever holds a quotation mark.
class WordList {
 public:
  WordList(std::string& text, std::string_view head) : text_(text) { text_ += head; }
  ~WordList() { text_ += ']'; }
  WordList(const WordList&) = delete;
  WordList& operator=(const WordList&) = delete;
  void add(std::string_view word) { text_.append(text_.back() == '[' ? "\"" : ",\"").append(word) += '"'; }

 private:
  std::string& text_;
};

}  // namespace

NowText::NowText(const games::Position* position, store::TableState state)
    : position_(position), playing_(position != nullptr && state == TableState::Playing) {
  if (playing_) seats_ = position->to_act();
  std::string seats;
  seats_.for_each(
      [&](Seat seat) { seats.append(seats.empty() ? "" : ",") += static_cast<char>('1' + seat.index); });
  head_ = fmt::format(R"({{"state":"{}","to_act":[{}])", notation::word_of(state), seats);
  if (position == nullptr) return;
  score_ = position->score();
  shown_ = points_list(score_.shown);
  end_ = fmt::format(R"(,"points":{},"winner":{})",
                     state == TableState::Over ? points_list(score_.points) : "null",
                     score_.winner.is_none() ? "null" : std::to_string(score_.winner.index + 1));
}

void NowText::add_lines(std::string& text, games::Viewer viewer) const {
  const bool plays = playing_ && viewer;
  Actions actions;
  if (WordList legal(text, R"(,"legal":[)"); plays && seats_.has(*viewer)) {
    position_->legal(*viewer, actions);
    for (const Action action : actions) legal.add(position_->text(action));
  }
  if (WordList revise(text, R"(,"revise":[)"); plays) {
    actions.clear();
    position_->revisions(actions);
    for (const Action action : actions)
      if (action.seat() == *viewer) revise.add(position_->text(action));
  }
  if (WordList open(text, R"(,"open":[)"); plays)
    for (const auto& verb : games::open_verbs_of_person(*position_, *viewer)) open.add(verb.word);
}

void NowText::add_score(std::string& text, games::Viewer viewer) const {
  text += R"(,"score":)";
  if (position_ == nullptr) {
    text += "null";
    return;
  }
  text.append(R"({"shown":)").append(shown_).append(R"(,"own":)");
  text.append(viewer ? std::to_string(score_.points[viewer->index]) : "null").append(end_) += '}';
}

std::string NowText::text(games::Viewer viewer, std::string_view clocks) const {
  std::string text;
  text.reserve(notation::kUsualText);
  text += head_;
  add_lines(text, viewer);
  add_score(text, viewer);
  return text.append(R"(,"clocks":)").append(clocks) + "}";
}

}  // namespace longroad::server
