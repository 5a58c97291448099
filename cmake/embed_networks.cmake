# Puts networks into a source file, each by the name of its game. Run as a script at build time, with FILES and OUT
# (the file to write).
include(${CMAKE_CURRENT_LIST_DIR}/embed.cmake)
set(bytes "")
set(lines "")
set(count 0)
foreach(file IN LISTS FILES)
  embed(network_${count} "${file}")
  get_filename_component(game ${file} NAME_WE)
  # ccache sees this file and not what the assembler takes in.
  file(SHA256 ${file} hash)
  string(APPEND lines "  if (game == \"${game}\") return ${expression};  // ${hash}\n")
  math(EXPR count "${count} + 1")
endforeach()
file(WRITE ${OUT} "#include \"bots/network/file.hpp\"\n\n${bytes}\nnamespace longroad::bots::network {\n\nstd::string_view built_in([[maybe_unused]] std::string_view game) {\n${lines}  return {};\n}\n\n}  // namespace longroad::bots::network\n")
