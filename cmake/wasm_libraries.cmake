# What the page's core takes from outside where it is WebAssembly: Boost.JSON and fmt, from their headers alone. The
# folder holds links to them, since the rest of the system's headers are another machine's.
set(headers ${PROJECT_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${headers})
foreach(library boost fmt)
  find_path(LONGROAD_${library} ${library} PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  file(CREATE_LINK ${LONGROAD_${library}}/${library} ${headers}/${library} SYMBOLIC)
endforeach()

add_library(fmt::fmt INTERFACE IMPORTED)
target_include_directories(fmt::fmt INTERFACE ${headers})
# Without locales, which are half a megabyte.
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY FMT_STATIC_THOUSANDS_SEPARATOR=',')
add_library(Boost::json INTERFACE IMPORTED)
target_include_directories(Boost::json INTERFACE ${headers})
target_compile_definitions(Boost::json INTERFACE BOOST_NO_EXCEPTIONS BOOST_ALL_NO_LIB BOOST_SYSTEM_DISABLE_THREADS)
