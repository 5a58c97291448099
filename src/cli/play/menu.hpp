/// What a player at the terminal can do now, grouped by verb, and what the player's words mean.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"

namespace longroad::cli {

class Menu {
 public:
  struct Entry {
    int number;
    std::string verb;
    std::vector<std::string> rests;  // what follows the verb; one empty text where nothing does
    std::string_view objects;  // of an open verb, which has more lines than those: what is typed behind it
  };

  /// `ends_turn` is the verb that does; empty where the game has none.
  Menu(const games::Position& position, Seat seat, std::string_view ends_turn);
  /// Of these lines and open verbs only.
  Menu(std::span<const std::string> lines, std::span<const notation::OpenVerb> open, Seat seat,
       std::string_view ends_turn);

  /// They are numbered from 1. What ends the turn comes last and is always 0, so that a key pressed twice
  /// never ends it.
  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
  /// `[1] road ×5  [2] bank ×2  [0] end  [?] help  [q] quit`, in lines of at most `width`.
  [[nodiscard]] std::vector<std::string> lines(int width) const;

  /// The line of notation that the player means: by a number of the menu, by its words without the
  /// seat, by what was still missing, or as it is. Where the words leave a choice, they are begun, and the
  /// error is the question.
  [[nodiscard]] Result<std::string> line(std::string_view words);

  /// What was chosen and waits for the rest: `settle`. Empty where the whole menu is open.
  [[nodiscard]] const std::string& begun() const { return begun_; }
  /// What may follow; empty where nothing is begun.
  [[nodiscard]] std::string question() const;
  void back() { begun_.clear(); }

 private:
  /// That of a verb, made where there is none yet.
  Entry& entry(std::string_view verb);
  /// Null where the menu has no such verb.
  [[nodiscard]] const Entry* find(std::string_view verb) const;
  /// What may follow these words; an empty text where they are a whole line.
  [[nodiscard]] std::vector<std::string> rests_after(std::string_view words) const;
  [[nodiscard]] std::string completed(std::string_view words) const;
  [[nodiscard]] std::string no_such_number(std::string_view number) const;
  Result<std::string> by_number(std::string_view number);
  Result<std::string> begin(std::string words);

  std::string seat_;
  std::vector<Entry> entries_;
  std::string begun_;
};

/// What the person types behind what was begun, without spaces around it and in small letters; nothing at the
/// end of the input.
std::optional<std::string> read_words(const std::string& begun);

}  // namespace longroad::cli
