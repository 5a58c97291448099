/// Handing one piece of work to a worker: offering it, and asking the one who has taken it until it is over.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "bus/bus.hpp"
#include "work/piece.hpp"

namespace longroad::work {

/// What the worker says who looks at the piece; nothing where nobody is idle, or whoever is says nothing.
std::optional<Result<Report>> offer(bus::Bus& bus, const std::string& piece);
/// Whether it has taken the piece.
bool is_taken(const Report& report);

/// The last word of the worker who has the piece and is asked about it there; none where it is lost with it,
/// or nobody waits any more.
struct Waiting {
  std::function<bool()> still;
  std::function<void(const Report& working)> told{};  // that it is at work
};
std::optional<Report> see_through(bus::Bus& bus, const std::string& at, const Waiting& waiting);

}  // namespace longroad::work
