/// The network that judges positions: its arithmetic, its files, and what it is told.
#include <map>
#include <memory>
#include <span>

#include "bots/island/evaluation.hpp"
#include "bots/judge/judge.hpp"
#include "bots/network/file.hpp"
#include "bots/network/packed.hpp"
#include "games/erased.hpp"
#include "games/island/island.hpp"
#include "games/island/play/apply.hpp"
#include "made_network.hpp"
#include "playing.hpp"
#include "temporary_folder.hpp"

namespace longroad::bots {
namespace {

namespace net = network;

/// One unit in each layer, so that a person can follow: two inputs a seat, one that all share; the rest of
/// their lots is nothing.
struct Tiny {
  std::array<std::int32_t, net::kLot> first_bias{4096};
  std::array<std::int32_t, 1> second_bias{};
  std::array<std::int16_t, net::kLot * net::kLot> seat{2 * 4096, -4096};
  std::array<std::int16_t, net::kLot * net::kLot> common{4096};
  std::array<std::int16_t, net::kLot> own{1024 + 512};  // less those of the others
  std::array<std::int16_t, net::kLot> others{-512};
  std::array<std::int16_t, 1> last{1024};

  [[nodiscard]] constexpr net::Weights weights() const {
    return {net::kLot,
            net::kLot,
            net::kLot,
            1,
            0,
            first_bias.data(),
            second_bias.data(),
            seat.data(),
            common.data(),
            own.data(),
            others.data(),
            last.data()};
  }
};

constexpr net::Answers tiny_answers() {
  const Tiny tiny;
  net::Inputs in;
  in.players = 2;
  in.seats[0] = {3, 1};  // first: 1 + 2·3 - 1 + 2 = 8; second: 8 - 3/2
  in.seats[1] = {1, 2};  // first: 1 + 2·1 - 2 + 2 = 3; second: 3 - 8/2, which is below none
  in.common = {2};
  net::Remembered remembered;
  return net::judge(tiny.weights(), in, remembered);
}

static_assert(tiny_answers()[0] == 13 * 65536 / 2 && tiny_answers()[1] == 0, "not even while compiling");

/// As a GPU reckons, with the inputs and weights of a whole network and with the fewest.
TEST(Network, AnswersTheSameWherePacked) {
  const auto made = net::Network::read(tests::made_network(island::layout()));
  const Tiny tiny;
  Random random(RandKey{3});
  for (const net::Weights& w : {(*made)->weights(), tiny.weights()}) {
    const net::Packed sizes = net::packed_sizes(w);
    std::vector<std::int32_t> words(static_cast<std::size_t>(sizes.words()) + 4);
    void* from = words.data();
    std::size_t room = 4 * words.size();
    auto* packed = static_cast<std::int32_t*>(std::align(16, room - 12, from, room));
    net::pack(w, sizes, packed);
    for (int position = 0; position < 50; ++position) {
      net::Inputs in;
      in.players = 2 + position % 5;
      const auto any = [&] { return static_cast<std::int16_t>(random.below(255) - 127); };
      for (int seat = 0; seat < in.players; ++seat)
        for (int i = 0; i < w.seat_inputs; ++i) in.seats[seat][i] = any();
      for (int i = 0; i < w.common_inputs; ++i) in.common[i] = any();
      net::Remembered remembered;
      EXPECT_EQ(net::judge(w, in, remembered), net::judge_packed(sizes, packed, in));
    }
  }
}

TEST(Network, AnswersAsReckonedByHand) {
  EXPECT_EQ(tiny_answers()[0], 13 * 65536 / 2);
  EXPECT_EQ(tiny_answers()[1], 0);
}

std::string complaint_about(const std::string& bytes) {
  const tests::TemporaryFolder folder;
  const std::string path = folder / "some.net";
  tests::write_bytes(path, bytes);
  const auto read = read_network(path);
  return read ? "" : read.error().sentence;
}

TEST(Network, RefusesWhatIsNone) {
  constexpr std::string_view kNone = "This is no network: training/train.py writes them.";
  EXPECT_EQ(complaint_about(""), kNone);
  EXPECT_EQ(complaint_about(std::string(1000, 'x')), kNone);
  std::string bytes = tests::made_network(island::layout());
  EXPECT_EQ(complaint_about(bytes), "");
  EXPECT_EQ(complaint_about(bytes.substr(0, bytes.size() - 1)), kNone);
  EXPECT_EQ(complaint_about(bytes + "x"), kNone);
  EXPECT_EQ(complaint_about(tests::made_network(island::layout(), 32'000)),
            "The weights of this network are too large for 32 bits.");
}

TEST(Network, IsBoundToTheNamesOfItsInputs) {
  auto layout = island::layout();
  std::swap(layout.seat[0], layout.seat[1]);
  EXPECT_EQ(complaint_about(tests::made_network(layout)),
            "This network was trained for other inputs than this program has.");
}

net::NetworkPtr built_in(std::string_view game, int players = kMaxSeats) {
  Mind mind;
  mind.net = true;
  return mind.network_for(game, players);
}

TEST(Network, OfTheBaseGameCountsTwiceAmongTwo) {
  const auto last = [](std::string_view game, int players) {
    return *built_in(game, players)->weights().last;
  };
  EXPECT_NE(last("base", 4), 0);
  EXPECT_EQ(last("base", 2), 2 * last("base", 4));
  EXPECT_EQ(last("base", 3), last("base", 4));
  EXPECT_EQ(last("soccer", 3), last("soccer", 4));
}

TEST(Network, OfAGameIsSmallAndForItsInputs) {
  for (const KnownGame& game : known_games()) {
    const std::string_view bytes = net::built_in(game.name);
    if (bytes.empty()) continue;
    EXPECT_LE(bytes.size(), 350'000U) << game.name;
    EXPECT_NE(built_in(game.name), nullptr) << game.name;
  }
}

TEST(Network, IsAskedForByTheBotsName) {
  EXPECT_EQ(find_bot("search:net=/no/such.net").error().sentence,
            "The network '/no/such.net' can't be read.");
  EXPECT_TRUE(find_bot("search:net=on"));
  EXPECT_TRUE(find_bot("search:net=off"));
}

using longroad::island::Island;

/// The judgement of a position by the network, and by weights alone.
TEST(Network, JudgesKnownRulesAlone) {
  const auto position = tests::start(*games::find_game("base"), 4, RandKey{5});
  const auto& start = dynamic_cast<const games::Erased<Island>&>(*position);
  const Weights weights = own_weights("base");
  const auto network = net::Network::read(tests::made_network(island::layout()));
  ASSERT_TRUE(network) << network.error().sentence;
  longroad::island::Rules rules = start.rules();
  for (const bool known : {true, false}) {
    rules.friendly_robber = !known;
    island::Evaluation evaluation(rules, weights);
    evaluation.use(*network, Seat::of(0), true);
    double total = 0;
    for (const double share : evaluation.verdict(start.state())) total += share;
    EXPECT_NEAR(total, 1, 1e-9);
    EXPECT_EQ(evaluation.verdict(start.state()) != evaluation.shares(start.state()), known);
  }
}

/// The positions of a game between two bots, as its states.
std::vector<longroad::island::State> states_of(const games::Game& game, const tests::WholeGame& whole) {
  const auto position = tests::start(game, whole.end->players(), GameKeys::from(RandKey{4}).board);
  std::vector<longroad::island::State> states;
  for (const Action line : whole.lines) {
    states.push_back(dynamic_cast<const games::Erased<Island>&>(*position).state());
    position->apply(line);
  }
  return states;
}

/// Cards that could still be spent must not look better than what they buy.
TEST(Network, JudgesATurnThatGoesOnAsIfItStopped) {
  using namespace longroad::island;
  const games::Game& game = *games::find_game("base");
  const auto whole = tests::play(game, 4, 4, tests::recipe("greedy"));
  const Rules rules = dynamic_cast<const games::Erased<Island>&>(*whole.end).rules();
  const Weights weights = own_weights("base");
  island::Evaluation evaluation(rules, weights);
  evaluation.use(built_in("base"), Seat::of(0), true);
  int looked_at = 0;
  for (const State& s : states_of(game, whole)) {
    if (s.phase != Phase::Main) continue;
    State ended = s;
    apply(rules, ended, make::line(Verb::End, s.turn));
    EXPECT_EQ(evaluation.verdict(s), evaluation.verdict(ended));
    ++looked_at;
  }
  EXPECT_GT(looked_at, 100);
}

/// What is remembered of the last position changes no answer, and the answers of the networks in the program
/// are the same bits on every machine: this is the sum of those in the beginning of one game.
TEST(Network, AnswersTheSameBitsWithAndWithoutMemory) {
  const std::map<std::string_view, std::uint64_t> golden{
      {"base", 15560418444006019467U}, {"duo", 5454337230095491371U}, {"soccer", 5877473955833478755U}};
  for (const auto& [name, sum] : golden) {
    const games::Game& game = *games::find_game(name);
    const auto whole = tests::play(game, game.max_players, 4, tests::recipe("random"));
    const auto& rules = dynamic_cast<const games::Erased<Island>&>(*whole.end).rules();
    const auto network = built_in(name);
    ASSERT_NE(network, nullptr) << name;
    const island::Teller teller(rules, Seat::of(1), true);
    net::Remembered remembered;
    const auto states = states_of(game, whole);
    std::uint64_t found = 0;
    for (const auto& s : std::span(states).first(300)) {
      const auto told = teller.tell(s);
      net::Remembered nothing;
      const auto answers = net::judge(network->weights(), told, remembered);
      ASSERT_EQ(answers, net::judge(network->weights(), told, nothing)) << name;
      for (const std::int32_t answer : answers) found = found * 31 + static_cast<std::uint64_t>(answer);
    }
    EXPECT_EQ(found, sum) << name;
  }
}

/// Others' cards are told as guesses: those of a kind that only their owner can be sure of stay nothing.
TEST(Network, IsToldForSureWhatTheViewerHoldsAlone) {
  const auto position = tests::start(*games::find_game("base"), 2, RandKey{5});
  const auto& start = dynamic_cast<const games::Erased<Island>&>(*position);
  longroad::island::State s = start.state();
  s.hand[0] = s.hand[1] = Bundle::of(Resource::Ore, 3);
  const auto& names = island::layout().seat;
  const auto ore = std::ranges::find(names, "sure_ore") - names.begin();
  ASSERT_LT(ore, static_cast<std::ptrdiff_t>(names.size()));
  const auto told = island::Teller(start.rules(), Seat::of(1), false).tell(s);
  EXPECT_EQ(told.seats[0][ore], 0);
  EXPECT_EQ(told.seats[1][ore], 3);
}

}  // namespace
}  // namespace longroad::bots
