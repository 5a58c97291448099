# Puts the texts of a folder into a source file that answers them as `files()`, each with its name without the
# extension. Run as a script at build time, with FOLDER, EXTENSION, EXCLUDE (a pattern of paths that stay outside),
# HEADER (which declares `files`), NAMESPACE and OUT (the file to write).
file(GLOB_RECURSE files RELATIVE ${FOLDER} ${FOLDER}/*.${EXTENSION})
list(FILTER files EXCLUDE REGEX "${EXCLUDE}")
list(SORT files)
set(names "")
foreach(file IN LISTS files)
  file(READ ${FOLDER}/${file} text)
  string(REGEX REPLACE "\\.${EXTENSION}$" "" name ${file})
  string(APPEND names "      {\"${name}\", R\"embedded(${text})embedded\"},\n")
endforeach()
file(WRITE ${OUT} "#include \"${HEADER}\"\n\nnamespace ${NAMESPACE} {\n\nstd::span<const phrases::File> files() {\n  static constexpr phrases::File kFiles[] = {\n${names}  };\n  return kFiles;\n}\n\n}  // namespace ${NAMESPACE}\n")
