/// The links of a tournament: who may come in, and as what. A secret is told once, when its link is
/// made; only its fingerprint is kept.
#pragma once

#include <boost/json/fwd.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/desk/roles.hpp"
#include "server/desk/wire/answers.hpp"
#include "store/desks.hpp"
#include "tournament/model/state.hpp"

namespace longroad::server::desk {

/// That are made for a tournament, revoked ones included.
inline constexpr std::size_t kMostLinks = 5'000;

class Links {
 public:
  explicit Links(std::vector<store::DeskLink> rows) : rows_(std::move(rows)) {}

  /// The link that this secret opens; revoked ones too.
  [[nodiscard]] const store::DeskLink* find(std::string_view secret) const;
  /// The player's link that is good; null where there is none.
  [[nodiscard]] const store::DeskLink* of_player(tournament::PlayerId player) const;

  struct Made {
    store::DeskLink link;
    std::string secret;
  };
  /// What a new link would be; it counts once it is put in.
  [[nodiscard]] Made make(const Viewer& holder, const std::string& at) const;
  /// The same beside the link that the holder may have already.
  [[nodiscard]] Made make_another(const Viewer& holder, const std::string& at) const;
  /// What the link would be when it is revoked; refused for the last organiser.
  [[nodiscard]] tournament::Answer<store::DeskLink> revoke(int number) const;
  /// The links of staff who have left and of players who are registered no longer, as they are when revoked.
  [[nodiscard]] std::vector<store::DeskLink> of_left(const tournament::State& state) const;
  /// Whether these being revoked leaves no organiser.
  [[nodiscard]] bool ends_organisers(const std::vector<store::DeskLink>& revoked) const;
  void put(const store::DeskLink& link);

  [[nodiscard]] std::vector<wire::Link> told() const;
  /// For whoever takes the tournament over: they go on opening it.
  [[nodiscard]] boost::json::array export_json() const;
  [[nodiscard]] const std::vector<store::DeskLink>& rows() const { return rows_; }

 private:
  /// The link that this one's holder has for the same role; null where there is none.
  [[nodiscard]] const store::DeskLink* of_holder(const store::DeskLink& holder) const;
  [[nodiscard]] std::ptrdiff_t organisers() const;

  std::vector<store::DeskLink> rows_;
};

Viewer holder_of(const store::DeskLink& link);

/// What `export_json` wrote, for the players of this state; refused where it is anything else.
Result<std::vector<store::DeskLink>> read_links(const boost::json::value& json,
                                                const tournament::State& state);

}  // namespace longroad::server::desk
