#include "server/cluster/requests.hpp"

#include <algorithm>
#include <utility>

#include "notation/values/write.hpp"
#include "server/table/model/secret.hpp"

namespace longroad::server {
namespace {

/// Exports and prints take their time.
constexpr std::chrono::milliseconds kPatience{30'000};
constexpr std::chrono::milliseconds kPiecePatience{5'000};
/// How long a long answer waits for its pieces to be fetched, and how much may wait in all.
constexpr Time kWaiting = 30'000;
constexpr std::size_t kMostHeld = 256 * 1024 * 1024;

}  // namespace

struct RelayedRequests::Fetching {
  Loop& loop;
  std::int64_t owner;
  AnswerHead head;
  std::string body;
  int pieces;
  Answered answered;
};

void RelayedRequests::ask(const ActorId& place, const Request& request, std::int64_t owner,
                          Answered answered) {
  ask(house_.loop_of(place.id), stream_of(place), request, owner, std::move(answered));
}

void RelayedRequests::ask_node(std::int64_t node, const Request& request, Answered answered) {
  ask(*house_.loops().front(), std::string(kNoPlace), request, node, std::move(answered));
}

void RelayedRequests::ask(Loop& loop, const std::string& about, const Request& request, std::int64_t owner,
                          Answered answered) {
  ++house_.metrics().relayed_requests;
  const NodeMessage message{.kind = "ask", .about = about, .body = request_text(request)};
  if (message.body.size() > kMostPiece)
    return answered(Trouble::None, problem(413, "too_large", {{"most", static_cast<int>(kMostPiece)}}));
  bus_.ask(owner, message, kPatience, loop,
           [this, &loop, owner, answered = std::move(answered)](const std::optional<NodeMessage>& told,
                                                                bus::Silence why) {
             if (!told) return answered(why == bus::Silence::Absent ? Trouble::Elsewhere : Trouble::Slow, {});
             if (told->kind != "answer") return answered(Trouble::Elsewhere, {});
             std::string_view rest = told->body;
             auto head = read_line<AnswerHead>(first_line(rest));
             if (!head) return answered(Trouble::Slow, {});
             fetch(std::make_shared<Fetching>(
                 Fetching{loop, owner, std::move(*head), std::string(rest), 1, answered}));
           });
}

void RelayedRequests::fetch(const std::shared_ptr<Fetching>& fetching) {
  const AnswerHead& head = fetching->head;
  if (fetching->pieces >= head.pieces) {
    Response response{
        .status = head.status, .type = head.type, .body = std::move(fetching->body), .headers = {}};
    for (const auto& header : head.headers) response.headers.emplace_back(header.name, header.value);
    return fetching->answered(Trouble::None, std::move(response));
  }
  bus_.ask(fetching->owner,
           {.kind = "rest", .about = head.rest, .number = static_cast<std::uint64_t>(fetching->pieces)},
           kPiecePatience, fetching->loop,
           [this, fetching](const std::optional<NodeMessage>& piece, bus::Silence) {
             if (!piece || piece->kind != "piece" || fetching->body.size() > kMostWhole)
               return fetching->answered(Trouble::Slow, {});
             fetching->body += piece->body;
             ++fetching->pieces;
             fetch(fetching);
           });
}

void RelayedRequests::answer(Response response, const std::string& reply) {
  AnswerHead head{.status = response.status, .type = std::move(response.type)};
  for (auto& [name, value] : response.headers) head.headers.push_back({std::move(name), std::move(value)});
  std::string first = response.body.substr(0, kMostPiece);
  if (response.body.size() > kMostPiece) {
    head.pieces = static_cast<int>((response.body.size() + kMostPiece - 1) / kMostPiece);
    head.rest = random_hex(12);
    const std::lock_guard lock(mutex_);
    if (held_ + response.body.size() > kMostHeld) {
      bus_.answer(reply, {.kind = "full"});
      return;
    }
    held_ += response.body.size();
    long_[head.rest] = {std::move(response.body), clock_now()};
  }
  bus_.answer(reply, {.kind = "answer", .body = notation::value_text(head) + "\n" + first});
}

bool RelayedRequests::hear(const NodeMessage& message, const std::string& reply) {
  if (message.kind == "rest") {
    const std::size_t from = message.number * kMostPiece;
    const std::lock_guard lock(mutex_);
    const auto found = long_.find(message.about);
    if (found == long_.end() || from >= found->second.body.size()) {
      bus_.answer(reply, {.kind = "unknown"});
      return true;
    }
    bus_.answer(reply, {.kind = "piece", .body = found->second.body.substr(from, kMostPiece)});
    if (from + kMostPiece < found->second.body.size()) return true;
    held_ -= found->second.body.size();
    long_.erase(found);
    return true;
  }
  if (message.kind != "ask") return false;
  auto read = read_request(message.body);
  if (!read) {
    answer(bad_request(read.error()), reply);
    return true;
  }
  const auto request = std::make_shared<const Request>(std::move(*read));
  const auto go = [this, request, reply](bool here) {
    if (!here) return bus_.answer(reply, {.kind = "moved"});
    handle_(*request, [this, request, reply](Response response) { answer(std::move(response), reply); });
  };
  if (message.about == kNoPlace) {
    bus_.post(*house_.loops().front(), [go] { go(true); });
    return true;
  }
  const ActorId place = place_of(message.about);
  bus_.post(house_.loop_of(place.id), [this, place, go] {
    if (place.desk)
      return house_.halls().with(place.id, [go](const Halls::HallPtr& hall) { go(hall != nullptr); });
    house_.rooms().with(place.id, [go](const Rooms::RoomPtr& room) { go(room != nullptr); });
  });
  return true;
}

void RelayedRequests::forget_old() {
  const std::lock_guard lock(mutex_);
  std::erase_if(long_, [this](const auto& item) {
    if (clock_now() - item.second.since < kWaiting) return false;
    held_ -= item.second.body.size();
    return true;
  });
}

}  // namespace longroad::server
