/// The seats of a table together: who has which, and what follows from that.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "server/table/model/chair.hpp"

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
/// Whom somebody has blocked, that one need not hear.
void mute_blocked(Chairs& chairs);

}  // namespace longroad::server
