#include "store/blocks.hpp"

namespace longroad::store {

std::vector<Block> Blocks::of(const Person& owner) {
  std::vector<Block> blocks;
  Statement statement(database_,
                      "SELECT person, name, at FROM blocks WHERE owner = ? ORDER BY at DESC, person LIMIT ?");
  statement.ask(owner.text(), kMostBlocked);
  while (statement.row())
    blocks.push_back({Person::from_text(statement.text(0)), statement.text(1), statement.number(2)});
  return blocks;
}

bool Blocks::add(const Person& owner, const Block& block) {
  Statement count(database_, "SELECT count(*) FROM blocks WHERE owner = ? AND person <> ?");
  count.ask(owner.text(), block.person.text());
  if (count.row() && count.number(0) >= kMostBlocked) return false;
  Statement(database_,
            "INSERT INTO blocks (owner, person, name, at) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (owner, person) DO UPDATE SET name = excluded.name, at = excluded.at")
      .run(owner.text(), block.person.text(), block.name, block.at);
  return true;
}

void Blocks::remove(const Person& owner, const Person& person) {
  Statement(database_, "DELETE FROM blocks WHERE owner = ? AND person = ?").run(owner.text(), person.text());
}

void Blocks::forget(const Person& person) {
  Statement(database_, "DELETE FROM blocks WHERE owner = ? OR person = ?").run(person.text(), person.text());
}

}  // namespace longroad::store
