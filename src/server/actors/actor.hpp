/// One table or tournament as it lives in the server: a value underneath, its log on the way to the journal,
/// and the sockets of those who look at it. It lives on one loop and is touched by no other thread.
#pragma once

#include <boost/json/value.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "notation/json.hpp"
#include "server/actors/audience.hpp"
#include "server/actors/log_writer.hpp"
#include "server/http/reasons.hpp"
#include "server/net/loop.hpp"
#include "server/net/metrics.hpp"
#include "server/net/rate.hpp"

namespace longroad::server {

/// What an actor finds around it.
struct ActorContext {
  Loop& loop;
  Metrics& metrics;
  store::Journal& journal;
  std::int64_t epoch = 0;
  bool limited = true;         // limits on how often somebody may say something
  std::function<void()> drop;  // out of memory with it: it is read again when somebody asks
  LogWriter::Patience patience{};
};

/// `Guest` is what this kind of actor knows of a socket: a `SocketGuest` with a `rate`, and `kMostStrikes`,
/// how many mistakes it may make.
template <class Guest>
class Actor : public Listener {
 public:
  void enter(std::shared_ptr<Connection> connection, std::string cookie) final {
    guests_.enter(std::move(connection)).cookie = std::move(cookie);
  }

  void receive(Connection& connection, std::string_view text) final {
    Guest* guest = guests_.find(connection);
    if (guest == nullptr) return;
    heard_ = microseconds();
    ++context_.metrics.messages_in;
    if (context_.limited && !rate_of(*guest).take(clock_now()))
      return complain(*guest, refuse("too_fast").why);
    const auto value = notation::parse_json(text);
    if (!value) return complain(*guest, deny("bad_message.unread", {{"error", value.error().sentence}}));
    if (!value->is_object()) return complain(*guest, deny("bad_message.object"));
    notation::Fault fault;
    hear(*guest, notation::Node(*value, fault));
  }

  void exit(Connection& connection) final {
    Guest* found = guests_.find(connection);
    if (found == nullptr) return;
    const Guest gone = std::move(*found);
    guests_.exit(connection);
    emptied_ = clock_now();
    left(gone);
  }

  /// Since when nobody is here; nothing while somebody is.
  [[nodiscard]] std::optional<Time> empty_since() const {
    return guests_.empty() ? std::optional(emptied_) : std::nullopt;
  }
  /// Another actor takes its place: nothing is written from here any more, and pages are sent away to come
  /// back.
  void hand_over() {
    flush();
    log_.hand_over();
    for (const Guest& guest : guests_.all()) guest.connection->come_again();
  }
  /// Hands to the journal what is not there yet; also when the loops stand still.
  virtual void flush() {}

 protected:
  Actor(ActorContext context, std::string stream, int version)
      : context_(std::move(context)),
        loop_(context_.loop),
        log_(context_.journal, loop_, {std::move(stream), context_.epoch, version},
             {[this] { stored(); }, [this](LogWriter::Loss loss) { lost(loss); }}, context_.patience),
        emptied_(clock_now()) {}

  // What each kind does in its own way.

  /// The version of the value underneath, with what is on its way to the disk.
  [[nodiscard]] virtual int version() const = 0;
  /// The log is on disk further than before: time to tell the audience.
  virtual void stored() = 0;
  /// Somebody says something.
  virtual void hear(Guest& guest, const notation::Node& message) = 0;
  /// Somebody has gone.
  virtual void left(const Guest&) {}
  /// What limits how often this one may say something.
  virtual Rate& rate_of(Guest& guest) { return guest.rate; }

  /// Told once all that was appended so far is on disk, or can't be.
  void once_stored(LogWriter::Told told) { log_.wait(version(), std::move(told)); }

  void complain(Guest& guest, const phrases::Sentence& why, bool closing = false) {
    closing = closing || ++guest.strikes >= Guest::kMostStrikes;
    send_error(*guest.connection, why, closing);
    if (!closing) return;
    guest.leaving = true;
    guest.connection->close();
  }

  const ActorContext context_;
  Loop& loop_;
  LogWriter log_;
  Audience<Guest> guests_;
  std::uint64_t heard_ = 0;  // when the last message came, for measuring

 private:
  void lost(LogWriter::Loss loss) {
    const Refused why = LogWriter::in_words(loss);
    for (Guest& guest : guests_.all()) {
      if (loss == LogWriter::Loss::Disk) {
        complain(guest, why.why, true);
        continue;
      }
      send_error(*guest.connection, why.why, true);
      guest.leaving = true;
      guest.connection->come_again();  // whoever has it now knows more
    }
    context_.drop();
  }

  Time emptied_;
};

}  // namespace longroad::server
