/// The seats of a table together: who has which, and what follows from that.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "server/table/model/chair.hpp"
#include "server/table/model/command.hpp"

namespace longroad::server {

using Chairs = std::vector<Chair>;

/// The seat that this secret opens.
std::optional<Seat> seat_of(const Chairs& chairs, std::string_view secret);
/// Whether this one has a seat already.
bool has_seat(const Chairs& chairs, const Sitter& sitter);
/// Whether a person plays or may come, so that what happens must be on disk before it is told.
bool has_people(const Chairs& chairs);
/// Whether more than one person plays, or may.
bool is_shared(const Chairs& chairs);
std::optional<Seat> first_person(const Chairs& chairs);
SeatSet want_rematch(const Chairs& chairs);
/// Whether this command was done before.
bool repeated(const Chairs& chairs, const Command& command);
/// Whether the seat has said all that one seat may.
bool said_enough(const Chairs& chairs, Seat seat);
/// Whether its player has left so often that nobody waits for them any more.
bool left_for_good(const Chairs& chairs, Seat seat);
/// Whom somebody has blocked, that one need not hear.
void mute_blocked(Chairs& chairs);

}  // namespace longroad::server
