#include "bots/core/fault_words.hpp"

#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/value_to.hpp>

namespace longroad::bots {

std::string fault_lines(const Faults& faults) {
  std::string lines;
  for (std::size_t i = 0; i < kFaultNames.size(); ++i)
    if (const auto& [count, first] = faults.kinds[i]; count > 0)
      lines += fmt::format("    {} {}; the first: {}\n", count, kFaultNames[i], first);
  return lines;
}

boost::json::object faults_json(const Faults& faults) {
  boost::json::object kinds;
  for (std::size_t i = 0; i < kFaultNames.size(); ++i)
    if (const auto& [count, first] = faults.kinds[i]; count > 0)
      kinds[kFaultNames[i]] = {{"count", count}, {"first", first}};
  return kinds;
}

Faults read_faults(const boost::json::object& kinds) {
  Faults faults;
  for (std::size_t i = 0; i < kFaultNames.size(); ++i)
    if (const auto* kind = kinds.if_contains(kFaultNames[i]))
      faults.kinds[i] = {boost::json::value_to<std::int64_t>(kind->at("count")),
                         boost::json::value_to<std::string>(kind->at("first"))};
  return faults;
}

}  // namespace longroad::bots
