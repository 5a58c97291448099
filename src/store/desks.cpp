#include "store/desks.hpp"

namespace longroad::store {

void Desks::set_desk(std::string_view desk, bool over) {
  Statement(database_,
            "INSERT INTO desks (id, over) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET over = excluded.over")
      .run(desk, over);
}

std::vector<std::string> Desks::open_desks() {
  std::vector<std::string> ids;
  Statement statement(database_, "SELECT id FROM desks WHERE over = 0");
  while (statement.row()) ids.push_back(statement.text(0));
  return ids;
}

void Desks::append_all(std::string_view desk, std::span<const DeskEntry> entries) {
  if (entries.empty()) return;
  Statement last(database_, "SELECT coalesce(max(number), 0) FROM desk_entries WHERE desk = ?");
  last.ask(desk);
  last.row();
  std::int64_t number = last.number(0);
  Statement insert(database_, "INSERT INTO desk_entries (desk, number, body, command) VALUES (?, ?, ?, ?)");
  for (const DeskEntry& entry : entries) {
    if (entry.number != ++number) throw StoreError("an entry of the log before this one is missing");
    insert.run(desk, entry.number, entry.body, entry.command);
  }
}

std::vector<DeskEntry> Desks::log(std::string_view desk) {
  std::vector<DeskEntry> entries;
  Statement statement(database_,
                      "SELECT number, body, command FROM desk_entries WHERE desk = ? ORDER BY number");
  statement.ask(desk);
  while (statement.row())
    entries.push_back({static_cast<int>(statement.number(0)), statement.text(1), statement.text(2)});
  return entries;
}

void Desks::set_link(std::string_view desk, const DeskLink& link) {
  Statement(database_,
            "INSERT INTO desk_links (desk, number, role, name, player, fingerprint, made, revoked) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (desk, number) DO UPDATE SET "
            "fingerprint = excluded.fingerprint, made = excluded.made, revoked = excluded.revoked")
      .run(desk, link.number, link.role, link.name, link.player, link.fingerprint, link.made, link.revoked);
}

std::vector<DeskLink> Desks::links(std::string_view desk) {
  std::vector<DeskLink> links;
  Statement statement(database_,
                      "SELECT number, role, name, player, fingerprint, made, revoked FROM desk_links "
                      "WHERE desk = ? ORDER BY number");
  statement.ask(desk);
  while (statement.row())
    links.push_back({static_cast<int>(statement.number(0)), statement.text(1), statement.text(2),
                     static_cast<int>(statement.number(3)), statement.text(4), statement.text(5),
                     statement.number(6) != 0});
  return links;
}

}  // namespace longroad::store
