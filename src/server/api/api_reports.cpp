/// What players report to the host of the server, and how the host reads it.

#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <charconv>

#include "notation/json.hpp"
#include "server/api/api.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

constexpr int kMostReports = 200;
constexpr std::size_t kMostText = 1000;
constexpr std::size_t kMostChat = 50;

/// Who sat where when a report was sent, and what had been said: read from the log of the table, since
/// somebody else may sit there now.
class Before {
 public:
  Before(store::Store& store, const store::Store::Report& report) {
    for (const auto& event : store.log(report.table)) {
      if (event.version > report.version) break;
      const auto body = notation::parse_json(event.body);
      if (body && body->is_object() && body->get_object().contains("l")) ++lines_;
      const auto notice = body ? read_notice(*body) : body.error();
      if (notice) read(*notice);
    }
    const auto over = static_cast<std::ptrdiff_t>(chat_.size()) - static_cast<std::ptrdiff_t>(kMostChat);
    if (over > 0) chat_.erase(chat_.begin(), chat_.begin() + over);
  }

  /// The player at this seat, from 1; null where nobody is known.
  [[nodiscard]] json::value player(int seat) const {
    if (seat < 1 || seat > kMaxSeats || at(seat).name.empty()) return nullptr;
    const Sitter& sitter = at(seat);
    return {{"name", sitter.name},
            {"account", sitter.account.empty() ? json::value() : json::value(sitter.account)}};
  }
  [[nodiscard]] const json::array& chat() const { return chat_; }
  /// How many lines had been played.
  [[nodiscard]] int lines() const { return lines_; }

 private:
  [[nodiscard]] const Sitter& at(int seat) const { return sitters_[static_cast<std::size_t>(seat - 1)]; }
  void read(const Notice& notice) {
    if (const auto* joined = std::get_if<notice::Joined>(&notice))
      sitters_[joined->seat.index] = joined->sitter;
    if (const auto* said = std::get_if<notice::Said>(&notice)) {
      const int seat = said->seat.index + 1;
      chat_.push_back({{"seat", seat}, {"name", at(seat).name}, {"text", said->text}});
    }
  }

  std::array<Sitter, kMaxSeats> sitters_;
  json::array chat_;
  int lines_ = 0;
};

}  // namespace

void Api::report(const Call& call) {
  if (!allowed(joining_, call)) return;
  const auto body = read_body(call);
  if (!body) return;
  notation::Fault fault;
  const notation::Node node(*body, fault);
  node.only({"secret", "seat", "text"});
  const std::string secret(node.at("secret").word({}));
  const std::string text(node.at("text").word({}).substr(0, kMostText));
  const Seat seat = node.at("seat").seat(kMaxSeats, Seat::none());
  if (fault.found() || seat.is_none())
    return call.reply(problem(400, "bad_request", "A report names a seat and says what happened."));
  with_room(call.name, call.reply,
            [this, secret, seat, text, reply = call.reply](const House::RoomPtr& room) {
              const auto sender = room->table().seat_of(secret);
              if (!sender)
                return reply(problem(403, "bad_secret", "Only those who play at the table can report."));
              const store::Store::Report report{.id = 0,
                                                .table = room->table().id(),
                                                .version = room->table().version(),
                                                .seat = seat.index + 1,
                                                .sender = sender->index + 1,
                                                .text = text,
                                                .at = wall_now()};
              on_disk(reply, [report](store::Store& store) {
                store.add(report);
                return done();
              });
            });
}

void Api::admin_close_report(const Call& call) {
  if (!by_host(call)) return;
  std::int64_t id = 0;
  const auto* end = call.name.data() + call.name.size();
  const bool number = std::from_chars(call.name.data(), end, id).ptr == end;
  on_disk(call.reply, [id, number](store::Store& store) {
    return number && store.close_report(id) ? done() : problem(404, "not_found", "There is no such report.");
  });
}

void Api::admin_reports(const Call& call) {
  if (!by_host(call)) return;
  on_disk(call.reply, [](store::Store& store) {
    json::array reports;
    for (const auto& report : store.reports(kMostReports)) {
      const Before before(store, report);
      reports.push_back({{"id", report.id},
                         {"table", report.table},
                         {"version", report.version},
                         {"line", before.lines()},
                         {"seat", report.seat},
                         {"about", before.player(report.seat)},
                         {"sender", report.sender},
                         {"by", before.player(report.sender)},
                         {"text", report.text},
                         {"at", report.at},
                         {"chat", before.chat()}});
    }
    return ok(json::object{{"reports", std::move(reports)}});
  });
}

}  // namespace longroad::server
