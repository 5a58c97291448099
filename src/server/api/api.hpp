/// What pages ask over HTTP (schema/openapi.yaml). Every request is answered once, from whichever
/// thread has the answer.
#pragma once

#include <boost/json/fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/api/desk_api.hpp"
#include "server/house/house.hpp"
#include "server/http/http.hpp"
#include "server/net/limiter.hpp"
#include "store/accounts.hpp"

namespace longroad::server {

class Api {
 public:
  struct Options {
    std::vector<std::string> share;  // addresses of this server on the local network
    std::string admin_token;
  };
  Api(House& house, Options options)
      : house_(house), options_(std::move(options)), about_(about_text(options_.share)), desk_(house) {}

  void handle(const Request& request, const Reply& reply);

  /// The request, and the part of its path that names a table or a person.
  struct Call {
    const Request& request;
    std::string name;
    Reply reply;
  };
  struct Route {
    std::string_view method;
    std::string_view path;  // a `*` stands for a name
    void (Api::*run)(const Call& call);
  };
  static std::span<const Route> routes();

 private:
  void answer(const Request& request, const Reply& reply);
  /// The same reply, but for large answers, which are made small for their way.
  Reply made_small(const Reply& reply);
  static const Route* find_route(const Request& request, std::string& name);

  void health(const Call& call);
  void metrics(const Call& call);
  void about(const Call& call);
  void list_games(const Call& call);
  static std::string about_text(const std::vector<std::string>& share);
  // api_tables.cpp
  void list_tables(const Call& call);
  void make_table(const Call& call);
  void show_table(const Call& call);
  void join(const Call& call);
  void resume(const Call& call);
  // api_reports.cpp
  void report(const Call& call);
  void admin_reports(const Call& call);
  void admin_close_report(const Call& call);
  // api_records.cpp
  void record(const Call& call);
  void replay_table(const Call& call);
  void replay_record(const Call& call);
  void replay(std::string record, const std::string& asker, const Reply& reply);
  void verify_record(const Call& call);
  // api_boards.cpp
  void draw_board(const Call& call);

  // api_passwords.cpp
  void change_password(const Call& call);
  // api_accounts.cpp
  void show_account(const Call& call);
  void make_account(const Call& call);
  void sign_in(const Call& call);
  void sign_out(const Call& call);
  void keep_settings(const Call& call);
  void history(const Call& call);
  void delete_account(const Call& call);
  // api_blocks.cpp
  void list_blocks(const Call& call);
  void unblock(const Call& call);

  // api_admin.cpp: for the host of the server, who has the token
  void admin_tables(const Call& call);
  void admin_close(const Call& call);
  void admin_silence(const Call& call);
  void admin_accounts(const Call& call);
  void admin_mute(const Call& call);
  void admin_unmute(const Call& call);
  void admin_reset(const Call& call);
  void admin_delete(const Call& call);
  void admin_organiser(const Call& call);
  /// Replies what the host's work on the account answers.
  void on_account(const Call& call,
                  std::function<Response(store::Accounts& accounts, const store::Account& account)> work);
  /// Whether the host asks; replies where it is somebody else.
  [[nodiscard]] bool by_host(const Call& call) const;

  /// The object that a request holds; replies where it is none.
  static std::optional<boost::json::value> read_body(const Call& call);
  /// Replies what the work answers, done on the disk's thread.
  void on_disk(const Reply& reply, std::function<Response(store::Store& store)> work);
  /// Calls back with the account that is signed in, from any thread.
  void with_account(const Request& request, std::function<void(std::optional<store::Account>)> use);
  /// Calls back with who asks, who has no name for the table yet, from any thread.
  void with_visitor(const Request& request, const std::string& guest, std::function<void(Sitter)> use);
  /// Goes on where these names are free for guests, or replies that an account has one of them.
  void check_guests(std::vector<std::string> names, const Reply& reply, std::function<void()> go_on);
  /// Takes the account's name out of its tables, a few at a time, and then the account out of the store.
  void erase_account(const store::Account& account, const Reply& reply, const Response& erased);
  void forget_names(const store::Account& account, std::vector<std::string> tables,
                    std::function<void(bool)> done);
  /// Who tries a password: the address, and where the answer goes if too many are being tried.
  struct Trying {
    std::string asker;
    Reply reply;
  };
  /// Calls back with the account if the password is right.
  void check_password(const Trying& trying, const std::string& name, const std::string& password,
                      std::function<void(std::optional<store::Account>)> use);
  /// Does what takes long on a pool, for whoever asks; replies where that one or all ask for too much.
  static void work_on(WorkPool& pool, const std::string& asker, const Reply& reply,
                      std::function<void()> work);
  /// Calls back with the room, or replies that there is none.
  void with_room(const std::string& table, const Reply& reply,
                 std::function<void(const House::RoomPtr& room)> use);
  /// `asker` is the address that asks.
  void make_wished(const Wish& wish, const Sitter& opener, const std::string& asker, const Reply& reply);
  void open_table(const Wish& wish, const Sitter& opener, const std::string& asker, const Reply& reply);
  [[nodiscard]] bool allowed(Limiter& limiter, const Call& call) const;

  House& house_;
  Options options_;
  std::string about_;  // is never another
  DeskApi desk_;
  Limiter asking_{{.per_second = 100, .burst = 1000}};  // anything of the interface
  Limiter making_{{.per_second = 0.5, .burst = 20}};
  Limiter joining_{{.per_second = 2, .burst = 40}};
  Limiter signing_in_{{.per_second = 0.2, .burst = 20}};
  Limiter replaying_{{.per_second = 2, .burst = 20}};
};

}  // namespace longroad::server
