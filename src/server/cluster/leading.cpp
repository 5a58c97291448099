// Pages and requests on their way to the node that has their table.
#include <utility>

#include "server/cluster/cluster.hpp"

namespace longroad::server {
namespace {

/// Between two looks for a table whose node has died or hands it over.
constexpr Time kLookAgain = 200;
/// A page waits so long for its table, a request so long for its answer; then the page tries again by itself.
constexpr Time kPagePatience = 9'000;
constexpr Time kRequestPatience = 8'000;

}  // namespace

void Cluster::later(Loop& loop, std::function<void()> work) {
  if (ending_) return;
  const auto timer = std::make_shared<Timer>(loop);
  // The timer is held by what it does.
  timer->set(kLookAgain, [timer, work = std::move(work)] { work(); });
}

struct Cluster::Led {
  ActorId place;
  Upgrade upgrade;
  Loop& loop;
  Time until = 0;
};

void Cluster::lead(const ActorId& place, const Upgrade& upgrade) {
  Loop& loop = house_.loop_of(place.id);
  const auto led = std::make_shared<Led>(Led{place, upgrade, loop, clock_now() + kPagePatience});
  loop.post([this, led] { lead(led); });
}

void Cluster::lead(const std::shared_ptr<Led>& led) {
  const auto serve = [this, led](const std::shared_ptr<Listener>& listener, NoListener why) {
    serve_web_socket(led->loop, house_.metrics(), led->upgrade, listener, why);
  };
  const auto again = [this, led, serve] {
    whereabouts_.forget(led->place);
    if (ending_ || clock_now() > led->until) return serve(nullptr, NoListener::NotNow);
    later(led->loop, [this, led] { lead(led); });
  };
  whereabouts_.find(led->place, [this, led, serve, again](std::int64_t owner) {
    if (owner == Whereabouts::kUnsure) return again();
    if (owner != 0 && owner != house_.epoch())
      return sockets_.open(led->place, led->upgrade.cookie, owner,
                           [serve, again](const std::shared_ptr<Listener>& listener) {
                             if (!listener) return again();
                             serve(listener, NoListener::NoSuchTable);
                           });
    if (draining_) return again();
    const auto enter = [owner, serve, again](const std::shared_ptr<Listener>& actor) {
      // It was ours a moment ago.
      if (!actor && owner != 0) return again();
      serve(actor, NoListener::NoSuchTable);
    };
    if (led->place.desk)
      house_.halls().with(led->place.id, enter);
    else
      house_.rooms().with(led->place.id, enter);
  });
}

struct Cluster::Asked {
  ActorId place;
  const Request& request;
  Reply reply;
  std::function<void()> here;
  Loop& loop;
  Time until = 0;
};

void Cluster::bring(const ActorId& place, const Request& request, const Reply& reply,
                    std::function<void()> here) {
  Loop& loop = house_.loop_of(place.id);
  const auto asked = std::make_shared<Asked>(
      Asked{place, request, reply, std::move(here), loop, clock_now() + kRequestPatience});
  loop.post([this, asked] { bring(asked); });
}

void Cluster::bring(const std::shared_ptr<Asked>& asked) {
  const auto again = [this, asked] {
    whereabouts_.forget(asked->place);
    if (ending_ || clock_now() > asked->until) return asked->reply(problem(503, "busy.node"));
    later(asked->loop, [this, asked] { bring(asked); });
  };
  whereabouts_.find(asked->place, [this, asked, again](std::int64_t owner) {
    if (owner == Whereabouts::kUnsure) return again();
    if (owner == 0 && draining_) return again();
    if (owner == 0) return asked->here();
    if (owner != house_.epoch())
      return requests_.ask(asked->place, asked->request, owner,
                           [asked, again](RelayedRequests::Trouble trouble, Response response) {
                             // A question may be asked twice, a command perhaps has counted.
                             const bool question = asked->request.method == "GET";
                             if (trouble == RelayedRequests::Trouble::Elsewhere) return again();
                             if (trouble == RelayedRequests::Trouble::Slow && question) return again();
                             if (trouble == RelayedRequests::Trouble::Slow)
                               return asked->reply(problem(503, "busy.node"));
                             asked->reply(std::move(response));
                           });
    const auto enter = [asked, again](bool there) {
      if (!there) return again();
      asked->here();
    };
    if (asked->place.desk)
      return house_.halls().with(asked->place.id,
                                 [enter](const Halls::HallPtr& hall) { enter(hall != nullptr); });
    house_.rooms().with(asked->place.id, [enter](const Rooms::RoomPtr& room) { enter(room != nullptr); });
  });
}

void Cluster::bring(std::int64_t node, const Request& request, const Reply& reply,
                    std::function<void()> here) {
  if (node == house_.epoch()) return here();
  // Whether it lives NATS knows at once, and a node that has just begun not yet.
  requests_.ask_node(node, request,
                     [reply, here = std::move(here)](RelayedRequests::Trouble trouble, Response response) {
                       if (trouble == RelayedRequests::Trouble::Elsewhere) return here();
                       if (trouble == RelayedRequests::Trouble::Slow) return reply(problem(503, "busy.node"));
                       reply(std::move(response));
                     });
}

void Cluster::ask(const ActorId& place, Request request, Reply reply) {
  const auto asked = std::make_shared<const Request>(std::move(request));
  const auto held = [asked, reply = std::move(reply)](Response response) { reply(std::move(response)); };
  bring(place, *asked, held, [this, asked, held] { handle_(*asked, held); });
}

}  // namespace longroad::server
