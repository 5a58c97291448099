# What every target of the project shares: warnings, architecture, linker, ccache, and the one
# function that makes a folder a library.

add_library(longroad_options INTERFACE)
target_compile_options(longroad_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Werror)
# GCC 12 sees overlapping copies in `"literal" + std::string` that are not there (its bug 105651), and takes
# short strings and std::regex for uninitialised (105562); clang-tidy looks for both.
target_compile_options(longroad_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict;-Wno-maybe-uninitialized>)
# GCC collects its garbage at 128 MB otherwise, again and again, which takes it a tenth of its time.
target_compile_options(longroad_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=524288>)
target_include_directories(longroad_options INTERFACE ${PROJECT_SOURCE_DIR}/src)
if(LONGROAD_ARCH AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  target_compile_options(longroad_options INTERFACE -march=${LONGROAD_ARCH})
endif()
if(LONGROAD_FUZZ)
  target_compile_options(longroad_options INTERFACE -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all -UNDEBUG)
  target_link_options(longroad_options INTERFACE -fsanitize=address,undefined)
endif()

if(LONGROAD_WASM)
  target_compile_options(longroad_options INTERFACE -fno-exceptions -msimd128)
endif()

find_program(LONGROAD_CCACHE ccache)
if(LONGROAD_CCACHE)
  # With paths taken from the project's root, all checkouts of it share what was compiled.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
      ${LONGROAD_CCACHE})
  # So do those with the places of assertions in them.
  target_compile_options(longroad_options INTERFACE -fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)
endif()
find_program(LONGROAD_MOLD mold)
if(LONGROAD_MOLD AND NOT LONGROAD_WASM)
  add_link_options(-fuse-ld=mold)
endif()

# Several files are compiled as one: headers cost more than our own lines. The dev preset turns this
# off, where a single file is compiled again and again.
option(LONGROAD_UNITY "Compile a folder's files together, twenty-four at a time" ON)
set(CMAKE_UNITY_BUILD ${LONGROAD_UNITY})
set(CMAKE_UNITY_BUILD_BATCH_SIZE 24)

# longroad_sources(OUT FOLDER…): the sources of this folder and of those folders in it.
function(longroad_sources out)
  set(patterns *.cpp)
  foreach(folder ${ARGN})
    list(APPEND patterns ${folder}/*.cpp)
  endforeach()
  list(TRANSFORM patterns PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  file(GLOB sources CONFIGURE_DEPENDS ${patterns})
  set(${out} ${sources} PARENT_SCOPE)
endfunction()

# longroad_cold(TARGET): what waits for people, where compiling in half the time is worth more than running a little faster.
function(longroad_cold target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-Og>)
endfunction()

# longroad_library(NAME DEPENDENCY… [FOLDERS FOLDER… | ONLY FOLDER…]): the sources of this folder, and of those folders
# in it that are no libraries of their own, below what it includes; or of those folders only.
function(longroad_library name)
  cmake_parse_arguments(PARSE_ARGV 1 library "" "" "FOLDERS;ONLY")
  longroad_sources(sources ${library_FOLDERS} ${library_ONLY})
  if(library_ONLY)
    list(FILTER sources EXCLUDE REGEX "^${CMAKE_CURRENT_SOURCE_DIR}/[^/]*$")
  endif()
  if(sources)
    add_library(${name} STATIC ${sources})
    target_link_libraries(${name} PUBLIC longroad_options ${library_UNPARSED_ARGUMENTS})
  else()
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE longroad_options ${library_UNPARSED_ARGUMENTS})
  endif()
endfunction()

# longroad_embed(TARGET FOLDER EXTENSION HEADER NAMESPACE): makes the texts of a folder part of a library, where
# HEADER declares `NAMESPACE::files()`. A file that changes costs this one source. What lies in a folder `page` is the
# page's own, which has it built in by itself; and what nobody asks for in WebAssembly stays outside there.
function(longroad_embed target folder extension header namespace)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/embedded_files.cpp)
  set(exclude "/page/")
  if(LONGROAD_WASM)
    string(APPEND exclude "|/(documents/.*|admin|tournament|paper)[.]")
  endif()
  file(GLOB_RECURSE inputs RELATIVE ${folder} CONFIGURE_DEPENDS ${folder}/*.${extension})
  list(FILTER inputs EXCLUDE REGEX "${exclude}")
  list(TRANSFORM inputs PREPEND ${folder}/)
  add_custom_command(
    OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -DFOLDER=${folder} -DEXTENSION=${extension} "-DEXCLUDE=${exclude}" -DHEADER=${header}
      -DNAMESPACE=${namespace} -DOUT=${source} -P ${PROJECT_SOURCE_DIR}/cmake/embed_folder.cmake
    DEPENDS ${PROJECT_SOURCE_DIR}/cmake/embed_folder.cmake ${inputs} VERBATIM)
  target_sources(${target} PRIVATE ${source})
  set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
