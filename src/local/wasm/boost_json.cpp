/// Boost.JSON, whose parts that are no templates are compiled here.
#include <boost/json/src.hpp>
#include <cstdlib>
#include <exception>

namespace boost {

/// What it throws where a mistake of ours must not go on.
void throw_exception(const std::exception& /*what*/) { std::abort(); }
void throw_exception(const std::exception& /*what*/, const source_location& /*where*/) { std::abort(); }

}  // namespace boost
