# Puts the files of a folder into a source file that answers them as `files()`, each with its name without the
# extension. Run as a script at build time, with FOLDER, EXTENSION, HEADER (which declares `files`), NAMESPACE and
# OUT (the file to write). What lies in a folder `page` is the page's own, which has it built in by itself.
include(${CMAKE_CURRENT_LIST_DIR}/embed.cmake)
file(GLOB_RECURSE files RELATIVE ${FOLDER} ${FOLDER}/*.${EXTENSION})
list(FILTER files EXCLUDE REGEX "/page/")
list(SORT files)
string(REGEX REPLACE "[^a-z]" "_" prefix ${NAMESPACE})  # the assembler knows no namespaces
set(bytes "")
set(names "")
set(count 0)
foreach(file IN LISTS files)
  embed(${prefix}_${count} "${FOLDER}/${file}")
  string(REGEX REPLACE "\\.${EXTENSION}$" "" name ${file})
  string(APPEND names "      {\"${name}\", ${expression}},\n")
  math(EXPR count "${count} + 1")
endforeach()
file(WRITE ${OUT} "#include \"${HEADER}\"\n\n${bytes}\nnamespace ${NAMESPACE} {\n\nstd::span<const phrases::File> files() {\n  static const phrases::File kFiles[] = {\n${names}  };\n  return kFiles;\n}\n\n}  // namespace ${NAMESPACE}\n")
