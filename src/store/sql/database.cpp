#include "store/sql/database.hpp"

namespace longroad::store {

std::int64_t Database::number(const std::string& sql) {
  Statement statement(*this, sql);
  return statement.row() ? statement.number(0) : 0;
}

std::vector<Value> Statement::values() const {
  std::vector<Value> values;
  for (int column = 0; column < query_->columns(); ++column) values.push_back(query_->value(column));
  return values;
}

std::vector<std::string> Statement::names() const {
  std::vector<std::string> names;
  for (int column = 0; column < query_->columns(); ++column) names.push_back(query_->name(column));
  return names;
}

void Statement::ask_with(std::span<const Value> values) {
  query_->reset();
  int index = 0;
  for (const Value& value : values) std::visit([&](const auto& one) { bind(++index, one); }, value);
}

}  // namespace longroad::store
