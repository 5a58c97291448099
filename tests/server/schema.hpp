/// Whether a value is as the wire schema says: as much of JSON Schema as that file uses.
#pragma once

#include <boost/json/value.hpp>
#include <string>

namespace longroad::test {

/// What is wrong with the value as a `$defs` entry of wire.schema.json; empty: nothing.
std::string schema_fault(const std::string& definition, const boost::json::value& value);

}  // namespace longroad::test
