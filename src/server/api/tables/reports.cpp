#include "server/api/tables/reports.hpp"

#include <array>
#include <charconv>
#include <memory>
#include <vector>

#include "notation/json.hpp"
#include "server/api/calls/read_body.hpp"
#include "server/api/tables/answers.hpp"
#include "server/api/tables/bodies.hpp"

namespace longroad::server {
namespace {

constexpr int kMostReports = 200;
constexpr std::size_t kMostText = 1000;
constexpr int kMostBefore = 50;  // of what was said, and of those who sat down

using Glimpse = store::Store::Glimpse;

/// Who sat where when a report was sent, and what had been said: read from the log of the table, since
/// somebody else may sit there now.
class Before {
 public:
  explicit Before(const Glimpse& glimpse) : lines_(glimpse.lines) {
    auto sat = glimpse.sat.begin();
    for (const auto& event : glimpse.said) {
      for (; sat != glimpse.sat.end() && sat->version < event.version; ++sat) read(*sat);
      read(event);
    }
    for (; sat != glimpse.sat.end(); ++sat) read(*sat);
  }

  [[nodiscard]] answer::Report told(const store::Store::Report& report) const {
    return {.id = report.id,
            .table = report.table,
            .version = report.version,
            .line = lines_,
            .seat = Seat::of(report.seat - 1),
            .about = player(report.seat),
            .sender = report.sender,
            .by = player(report.sender),
            .text = report.text,
            .at = report.at,
            .chat = chat_};
  }

 private:
  /// The player at this seat, from 1; nobody where none is known.
  [[nodiscard]] std::optional<answer::ReportPlayer> player(int seat) const {
    if (seat < 1 || seat > kMaxSeats || at(seat).name.empty()) return std::nullopt;
    const Sitter& sitter = at(seat);
    return answer::ReportPlayer{sitter.name,
                                sitter.account.empty() ? std::nullopt : std::optional(sitter.account)};
  }
  [[nodiscard]] const Sitter& at(int seat) const { return sitters_[static_cast<std::size_t>(seat - 1)]; }
  void read(const store::LogEntry& event) {
    const auto body = notation::parse_json(event.body);
    const auto notice = body ? read_notice(*body) : body.error();
    if (!notice) return;
    if (const auto* joined = std::get_if<notice::Joined>(&*notice))
      sitters_[joined->seat.index] = joined->sitter;
    if (const auto* said = std::get_if<notice::Said>(&*notice)) {
      chat_.push_back({said->seat, sitters_[said->seat.index].name, said->text});
    }
  }

  std::array<Sitter, kMaxSeats> sitters_;
  std::vector<answer::ReportedChat> chat_;
  int lines_;
};

/// The open reports with what was before each: one after the other from the disk, whose other work comes
/// between, and put into words beside it.
class Reports : public std::enable_shared_from_this<Reports> {
 public:
  Reports(House& house, Reply reply) : house_(house), reply_(std::move(reply)) {}

  void begin() {
    house_.disk().submit(
        [self = shared_from_this()](store::Store& store) { self->reports_ = store.reports(kMostReports); },
        [self = shared_from_this()](bool kept) { self->go_on(kept); });
  }

 private:
  void go_on(bool kept) {
    if (!kept) return reply_(no_disk());
    if (glimpses_.size() == reports_.size()) return tell();
    house_.disk().submit(
        [self = shared_from_this()](store::Store& store) {
          self->glimpses_.push_back(store.glimpse(self->reports_[self->glimpses_.size()], kMostBefore));
        },
        [self = shared_from_this()](bool read) { self->go_on(read); });
  }
  void tell() {
    const auto work = [self = shared_from_this()] {
      std::vector<answer::Report> all;
      for (std::size_t i = 0; i < self->reports_.size(); ++i)
        all.push_back(Before(self->glimpses_[i]).told(self->reports_[i]));
      self->reply_(ok_list("reports", all));
    };
    if (!house_.pools().answers.submit(work)) reply_(busy());
  }

  House& house_;
  Reply reply_;
  std::vector<store::Store::Report> reports_;
  std::vector<Glimpse> glimpses_;
};

}  // namespace

void send_report(const ApiCall& call) {
  const auto told = read_body_as<body::Report>(call.request, call.reply);
  if (!told) return;
  if (told->seat.is_none()) return call.reply(problem(400, "bad_request.report"));
  call.with_room(call.name(), [told = *told, pending = Pending(call)](const Rooms::RoomPtr& room) {
    const auto sender = seat_of(room->table().chairs(), told.secret);
    if (!sender) return pending.reply(problem(403, "bad_secret.report"));
    const store::Store::Report report{.id = 0,
                                      .table = room->table().id(),
                                      .version = room->table().version(),
                                      .seat = told.seat.index + 1,
                                      .sender = sender->index + 1,
                                      .text = told.text.substr(0, kMostText),
                                      .at = wall_now()};
    pending.on_disk([report](store::Store& store) {
      store.add(report);
      return done();
    });
  });
}

void close_report(const ApiCall& call) {
  std::int64_t id = 0;
  const auto* end = call.name().data() + call.name().size();
  const bool number = std::from_chars(call.name().data(), end, id).ptr == end;
  call.on_disk([id, number](store::Store& store) {
    return number && store.close_report(id) ? done() : problem(404, "not_found.report");
  });
}

void list_reports(const ApiCall& call) { std::make_shared<Reports>(call.house, call.reply)->begin(); }

}  // namespace longroad::server
