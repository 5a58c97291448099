#include "server/table/model/table_log.hpp"

#include "notation/json_text.hpp"

namespace longroad::server {

void TableLog::add_notice(Notice notice, std::string wire, Time at) {
  auto shown = std::make_unique<const Entry::Shown>(Entry::Shown{std::move(notice), std::move(wire)});
  entries_.push_back({.at = at, .line = {}, .shown = std::move(shown)});
}

void TableLog::add_line(const games::Position& before, Action line, Time at) {
  if (auto veiled = veil(before, line)) veiled_.emplace(version() + 1, std::move(*veiled));
  entries_.push_back({.at = at, .line = line, .shown = nullptr});
}

std::string TableLog::body(const games::Position* game, int version) const {
  const Entry& e = entry(version);
  std::string text;
  notation::JsonText out(text);
  out.object([&] {
    if (e.shown)
      write_notice(out, e.shown->notice);
    else
      out.member("l", game->text(e.line));
    const auto cause = causes_.find(version);
    if (cause == causes_.end()) return;
    out.member("by", cause->second.by.index + 1);
    out.member("id", cause->second.id);
  });
  return text;
}

bool TableLog::is_open_to(games::Viewer viewer, int version) const {
  const auto veiled = veiled_.find(version);
  return veiled == veiled_.end() || (viewer && veiled->second.known_to.has(*viewer));
}

std::string TableLog::line_for(const games::Position& game, games::Viewer viewer, int version) const {
  return is_open_to(viewer, version) ? game.text(entry(version).line) : veiled_.at(version).text;
}

std::optional<TableLog::Veiled> TableLog::veil(const games::Position& before, Action line) {
  const std::string text = before.text(line);
  Veiled veiled{{}, before.text_for(std::nullopt, line)};
  if (veiled.text == text) return std::nullopt;
  for (int i = 0; i < before.players(); ++i)
    if (before.text_for(Seat::of(i), line) == text) veiled.known_to.add(Seat::of(i));
  return veiled;
}

}  // namespace longroad::server
