# Puts networks into a source file, each by the name of its game. Run as a script at build time, with FILES and OUT
# (the file to write). They are written as numbers, which the assembler of a page's module takes too.
set(bytes "")
set(lines "")
set(count 0)
foreach(file IN LISTS FILES)
  file(READ ${file} digits HEX)
  string(REGEX REPLACE "(..)" "0x\\1," numbers "${digits}")
  get_filename_component(game ${file} NAME_WE)
  string(APPEND bytes "constexpr unsigned char kNetwork${count}[]{${numbers}};\n")
  string(APPEND lines "  if (game == \"${game}\") return {reinterpret_cast<const char*>(kNetwork${count}), sizeof kNetwork${count}};\n")
  math(EXPR count "${count} + 1")
endforeach()
file(WRITE ${OUT} "#include \"bots/network/file.hpp\"\n\nnamespace longroad::bots::network {\nnamespace {\n\n${bytes}\n}  // namespace\n\nstd::string_view built_in([[maybe_unused]] std::string_view game) {\n${lines}  return {};\n}\n\n}  // namespace longroad::bots::network\n")
