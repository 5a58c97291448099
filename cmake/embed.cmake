# Puts a file's bytes into a source file, by the assembler: appends them to `bytes` under this name, and sets
# `expression` to a string_view of them.
macro(embed name path)
  string(APPEND bytes "asm(\".section .rodata\\n${name}:\\n.incbin \\\"${path}\\\"\\n${name}_end:\\n.previous\\n\");\n")
  string(APPEND bytes "extern \"C\" const char ${name}_begin[] asm(\"${name}\");\nextern \"C\" const char ${name}_stop[] asm(\"${name}_end\");\n")
  set(expression "{${name}_begin, static_cast<std::size_t>(${name}_stop - ${name}_begin)}")
endmacro()
