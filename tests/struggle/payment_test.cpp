// Payments with three of a kind, against trying out every way to replace cards.
#include "games/struggle/rules/payment.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "games/struggle/rules/rules.hpp"
#include "notation/words.hpp"

namespace longroad::struggle {
namespace {

/// Every bundle that pays for these cards, each paid for by itself or by three of one other kind.
void add_payments(const std::vector<Resource>& price, std::size_t at, Bundle paid,
                  std::set<std::uint64_t>& out) {
  if (at == price.size()) {
    out.insert(paid.lanes);
    return;
  }
  for (int k = 0; k < kResources; ++k) {
    const auto kind = static_cast<Resource>(k);
    add_payments(price, at + 1, paid + Bundle::of(kind, kind == price[at] ? 1 : 3), out);
  }
}

std::set<std::uint64_t> payments(Bundle price) {
  std::vector<Resource> cards;
  for (int i = 0; i < price.size(); ++i) cards.push_back(price.at(i));
  std::set<std::uint64_t> out;
  add_payments(cards, 0, {}, out);
  return out;
}

/// Every bundle of up to `most` of each kind.
template <class See>
void for_each_bundle(int most, See see) {
  for (int b = 0; b <= most; ++b)
    for (int l = 0; l <= most; ++l)
      for (int w = 0; w <= most; ++w)
        for (int g = 0; g <= most; ++g)
          for (int o = 0; o <= most; ++o) see(Bundle::each(b, l, w, g, o));
}

class Payment : public testing::TestWithParam<int> {
 protected:
  const Rules rules = make_rules(4, Rulings{});
  const Bundle price = rules.price[static_cast<std::size_t>(GetParam())];
  const std::set<std::uint64_t> all = payments(price);
};
INSTANTIATE_TEST_SUITE_P(Kinds, Payment, testing::Range(0, kKinds));

TEST_P(Payment, ExactlyTheReplacementsAreAccepted) {
  for_each_bundle(10, [&](Bundle paid) {
    ASSERT_EQ(replaces(price, paid), paid != price && all.contains(paid.lanes)) << notation::text(paid);
  });
}

TEST_P(Payment, AHandCanReplaceExactlyIfItHoldsSuchAPayment) {
  for_each_bundle(6, [&](Bundle hand) {
    bool can = false;
    for (const std::uint64_t lanes : all) can = can || (Bundle{lanes} != price && hand.covers(Bundle{lanes}));
    ASSERT_EQ(can_replace(hand, price), can) << notation::text(hand);
  });
}

}  // namespace
}  // namespace longroad::struggle
