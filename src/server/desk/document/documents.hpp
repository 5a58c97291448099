/// What the holder of a link is told of the tournament (`wire/document.hpp`): built from what the role may
/// know.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "server/desk/roles.hpp"
#include "tournament/rules/tournament.hpp"

namespace longroad::server::desk {

/// The documents of one tournament as it stands. What all holders of a role are told is made once
/// and kept until the next change.
class Documents {
 public:
  Documents(std::string event, const tournament::Tournament& tournament)
      : event_(std::move(event)), tournament_(tournament) {}

  /// The tournament has changed.
  void refresh();

  std::string text(const Viewer& viewer);
  /// Two documents of one link that differ in more than their version have different marks.
  std::uint64_t mark(const Viewer& viewer);

 private:
  /// What all holders of a role are told.
  struct Body {
    std::string text;
    std::uint64_t mark = 0;
  };
  const Body& body(DeskRole role);
  [[nodiscard]] std::string head(const Viewer& viewer) const;
  /// What only this person is told: what they can do now, and a player's own tables.
  const std::string& own(const Viewer& viewer);
  [[nodiscard]] std::string own_text(const Viewer& viewer);
  const tournament::State& published_state();

  std::string event_;
  const tournament::Tournament& tournament_;
  std::array<std::optional<Body>, kRoles> bodies_;
  std::map<std::string, std::string> own_;                    // by role and name
  std::optional<std::vector<tournament::PlayerId>> ranking_;  // as published
  std::optional<tournament::State> published_{};              // what everybody may know
};

}  // namespace longroad::server::desk
