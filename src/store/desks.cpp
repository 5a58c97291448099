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
