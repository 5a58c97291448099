#include "store/desks.hpp"

namespace longroad::store {

void Desks::set_desk(std::string_view desk, bool over) {
  Statement(database_,
            "INSERT INTO desks (id, over) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET over = excluded.over")
      .run(desk, over);
}

std::vector<std::string> Desks::open_desks() {
  return Statement(database_, "SELECT id FROM desks WHERE over = 0").rows([](const Statement& row) {
    return row.text(0);
  });
}

void Desks::set_link(std::string_view desk, const DeskLink& link) {
  Statement(database_,
            "INSERT INTO desk_links (desk, number, role, name, player, fingerprint, made, revoked) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (desk, number) DO UPDATE SET "
            "fingerprint = excluded.fingerprint, made = excluded.made, revoked = excluded.revoked")
      .run(desk, link.number, link.role, link.name, link.player, link.fingerprint, link.made, link.revoked);
}

std::vector<DeskLink> Desks::links(std::string_view desk) {
  Statement statement(database_,
                      "SELECT number, role, name, player, fingerprint, made, revoked FROM desk_links "
                      "WHERE desk = ? ORDER BY number");
  statement.ask(desk);
  return statement.rows([](const Statement& row) {
    return DeskLink{static_cast<int>(row.number(0)),
                    row.text(1),
                    row.text(2),
                    static_cast<int>(row.number(3)),
                    row.text(4),
                    row.text(5),
                    row.number(6) != 0};
  });
}

}  // namespace longroad::store
