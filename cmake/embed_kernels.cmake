# Puts kernels for a GPU into a source file. Run as a script at build time, with FILES, OUT (the file to write), and
# HEADER, which declares FUNCTION.
include(${CMAKE_CURRENT_LIST_DIR}/embed.cmake)
set(bytes "")
set(names "")
set(count 0)
foreach(file IN LISTS FILES)
  embed(${FUNCTION}_${count} "${file}")
  # ccache sees this file and not what the assembler takes in.
  file(SHA256 ${file} hash)
  string(APPEND names "      ${expression},  // ${hash}\n")
  math(EXPR count "${count} + 1")
endforeach()
file(WRITE ${OUT} "#include \"${HEADER}\"\n\n${bytes}\nnamespace longroad::gpu {\n\nstd::string_view ${FUNCTION}(int number) {\n  static const std::string_view kTexts[] = {\n${names}  };\n  return kTexts[number];\n}\n\n}  // namespace longroad::gpu\n")
