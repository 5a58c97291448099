/// Whether a value is as our schemas say: as much of JSON Schema as those files use.
#pragma once

#include <boost/json/value.hpp>
#include <string>

namespace longroad::tests {

/// What is wrong with the value as a `$defs` entry of wire.schema.json; empty: nothing.
std::string schema_fault(const std::string& definition, const boost::json::value& value);
/// The same of another file: `desk` is desk.schema.json.
std::string schema_fault(const std::string& file, const std::string& definition,
                         const boost::json::value& value);

}  // namespace longroad::tests
