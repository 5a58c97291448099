/// What of Asio is no template, compiled once for all files that use it.

#include <boost/asio/impl/src.hpp>
