/// Runs the real program, as people do.
#pragma once

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "temporary_folder.hpp"
#include "where.hpp"

namespace longroad::cli {

struct Ran {
  int exit_code = -1;
  std::string output;
  std::string errors;
};

using tests::TemporaryFolder;

inline std::string file_content(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// `arguments` as a shell reads them; `input` is what the program reads.
inline Ran run(const std::string& arguments, const std::string& input = "") {
  const TemporaryFolder folder;
  std::ofstream(folder / "in") << input;
  const std::string command = std::string("'") + tests::kProgram + "' " + arguments + " < '" +
                              (folder / "in") + "' > '" + (folder / "out") + "' 2> '" + (folder / "err") +
                              "'";
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, file_content(folder / "out"),
          file_content(folder / "err")};
}

}  // namespace longroad::cli
