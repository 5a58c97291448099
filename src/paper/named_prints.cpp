// Every print by the name that people ask for it.
#include <algorithm>
#include <array>

#include "paper/prints.hpp"

namespace longroad::paper {

std::span<const NamedPrint> named_prints() {
  static constexpr std::array kPrints{
      NamedPrint{"names", print_seats_by_name, nullptr, true},
      NamedPrint{"tables", print_seats_by_table, nullptr, true},
      NamedPrint{"tents", print_table_tents, nullptr, true},
      NamedPrint{"sheets", print_result_sheets, nullptr, true},
      NamedPrint{"board", print_board, nullptr, false},
      NamedPrint{"standings", nullptr, print_standings, false},
      NamedPrint{"bracket", nullptr, print_bracket, false},
      NamedPrint{"report", nullptr, print_report, false},
      NamedPrint{"conduct", nullptr, print_conduct, false},
  };
  return kPrints;
}

const NamedPrint* find_print(std::string_view name) {
  const auto prints = named_prints();
  const auto found = std::ranges::find(prints, name, &NamedPrint::name);
  return found == prints.end() ? nullptr : &*found;
}

}  // namespace longroad::paper
