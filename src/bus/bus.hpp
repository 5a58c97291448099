/// Messages by subject between those who run together: within one program, or over NATS between many. A bus
/// carries and keeps nothing; what must not be lost is in the journal.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "base/result.hpp"

namespace longroad::bus {

struct Message {
  std::string subject;
  std::string text;
  std::string reply;  // the subject where an answer is awaited; empty: nowhere
};

/// Called on a thread of the bus, or of whoever publishes: it is quick, and posts to whoever has the time.
using Handler = std::function<void(const Message&)>;

/// Why there is no answer: nobody listens, or whoever does takes too long.
enum class Silence : std::uint8_t { Absent, Slow };
struct Answer {
  std::optional<std::string> text;
  Silence why = Silence::Slow;  // there is none
};
/// Called once, on a thread of the bus or of whoever answers; as quick as a handler.
using Then = std::function<void(Answer)>;

/// Listens for as long as it lives. Its handler must not end it.
class Listening {
 public:
  virtual ~Listening() = default;
};
using Subscription = std::unique_ptr<Listening>;

class Bus {
 public:
  virtual ~Bus() = default;

  /// To all who listen, and to one of each queue. An answer is published too: to the message's `reply`.
  virtual void publish(const std::string& subject, const std::string& text) = 0;
  /// Those who name the same queue share its messages: each goes to one of them.
  virtual Subscription subscribe(const std::string& subject, const std::string& queue, Handler handler) = 0;
  /// Publishes, and says what the first one answers.
  virtual void request(const std::string& subject, const std::string& text,
                       std::chrono::milliseconds patience, Then then) = 0;

  /// The same for a thread that can wait, which a loop can't.
  Answer ask(const std::string& subject, const std::string& text, std::chrono::milliseconds patience);
  /// Waits, a second at most, until what was published has arrived.
  virtual void flush() = 0;
  /// How often the connection was lost and made again: what was on its way then may not have arrived.
  [[nodiscard]] virtual std::uint64_t breaks() const { return 0; }
};

using BusPtr = std::unique_ptr<Bus>;

/// Within this program.
BusPtr local_bus();

/// A NATS server, `nats://user:password@host:4222`, or `tls://` where nothing else will do. A connection that
/// is lost is made again; what is asked meanwhile is answered late or not at all.
Result<BusPtr> connect(const std::string& address);

}  // namespace longroad::bus
