/// Faults of outside programs in words and as JSON, for reports.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>

#include "bots/core/faults.hpp"

namespace longroad::bots {

/// A line for each kind: `3 late; the first: No answer within 100 ms.` Nothing where there are none.
std::string fault_lines(const Faults& faults);

/// `{"late":{"count":3,"first":"No answer within 100 ms."}}`, only the kinds that occurred.
boost::json::object faults_json(const Faults& faults);
Faults read_faults(const boost::json::object& kinds);

}  // namespace longroad::bots
