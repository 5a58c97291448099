#include "cli/play/learnt.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace longroad::cli {
namespace {

namespace fs = std::filesystem;

/// As the XDG base directories have it; empty where there is no home.
fs::path learnt_file() {
  const char* state = std::getenv("XDG_STATE_HOME");
  if (state != nullptr && *state == '/') return fs::path(state) / "longroad" / "learnt";
  const char* home = std::getenv("HOME");
  if (home == nullptr || *home == '\0') return {};
  return fs::path(home) / ".local" / "state" / "longroad" / "learnt";
}

}  // namespace

Learnt read_learnt() {
  Learnt learnt;
  std::ifstream in(learnt_file());
  for (std::string name; std::getline(in, name);) learnt.insert(name);
  return learnt;
}

void note_learnt(const std::string& lesson) {
  const fs::path file = learnt_file();
  if (file.empty() || read_learnt().contains(lesson)) return;
  std::error_code failed;
  fs::create_directories(file.parent_path(), failed);
  std::ofstream(file, std::ios::app) << lesson << '\n';
}

}  // namespace longroad::cli
