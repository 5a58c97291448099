/// What of Beast is no template, compiled once for all files that use it.

#include <boost/beast/src.hpp>
