/// All tables of one device, and what is asked about them: in the words of the wire, as a server would
/// answer.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "local/local_table.hpp"
#include "local/study.hpp"
#include "server/table/wish.hpp"

namespace longroad::local {

/// Ids of tables that live on a device begin with this; no server makes such ones.
inline constexpr std::string_view kLocal = "local-";

/// What HTTP would have answered.
struct Reply {
  int status = 200;
  std::string body = "null";  // JSON
};

class House {
 public:
  /// `{"ask":WHAT,"now":TIME, …}`: one of the questions in house.cpp, with what it needs. Answers
  /// `{"status":200,"body":…,"kept":[…],"said":[…],"wake":TIME}`: what HTTP would have answered, entries of
  /// logs to keep before anything is passed on to sockets, and when to ask `wake`.
  std::string ask(std::string_view question);

 private:
  struct Question;
  using Answerer = Reply (House::*)(const Question& question);
  struct Known {
    std::string_view name;
    Answerer answer;
  };
  static const Known kQuestions[];

  Reply about(const Question& question);
  Reply games(const Question& question);
  Reply open(const Question& question);
  Reply load(const Question& question);
  Reply forget(const Question& question);
  Reply hear(const Question& question);
  Reply leave(const Question& question);
  Reply wake(const Question& question);
  Reply info(const Question& question);
  Reply record(const Question& question);
  Reply replay(const Question& question);
  Reply replay_record(const Question& question);
  Reply verify(const Question& question);
  Reply lessons(const Question& question);
  Reply lesson(const Question& question);
  Reply advise(const Question& question);
  Reply judge(const Question& question);
  Reply analyse(const Question& question);
  Reply analyse_on(const Question& question);

  /// Null where it is not in memory.
  LocalTable* find(const Question& question);
  /// A table as wished, with all that follows from it.
  Reply open_wished(const server::Wish& wish, Time now);
  LocalTable& adopt(std::unique_ptr<Table> table, Time now, bool restored);
  /// Puts people at another table where they all want one.
  void go_on(LocalTable& table, Time now);
  [[nodiscard]] std::optional<Time> wakes_at() const;

  Outbox outbox_;
  std::map<std::string, LocalTable, std::less<>> tables_;
  std::optional<Study> study_;
};

}  // namespace longroad::local
