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
#include "server/api/routes.hpp"
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

 private:
  friend std::span<const Route> routes();  // names what answers

  void answer(const Request& request, const Reply& reply);
  /// The same reply, but for large answers, which are made small for their way.
  Reply made_small(const Reply& reply);
  /// Calls what answers, where this one may ask for it now.
  void run(const Route& route, const ApiCall& call);
  [[nodiscard]] bool by_host(const Request& request) const;
  /// What counts that by address; nullptr where something else does, or nothing.
  Limiter* limiter_of(RateLimit limit);

  void health(const ApiCall& call);
  void metrics(const ApiCall& call);
  void about(const ApiCall& call);
  void list_games(const ApiCall& call);
  static std::string about_text(const std::vector<std::string>& share);
  // api_tables.cpp
  void list_tables(const ApiCall& call);
  void make_table(const ApiCall& call);
  void show_table(const ApiCall& call);
  void join(const ApiCall& call);
  void resume(const ApiCall& call);
  // api_reports.cpp
  void report(const ApiCall& call);
  void admin_reports(const ApiCall& call);
  void admin_close_report(const ApiCall& call);
  // api_records.cpp
  void record(const ApiCall& call);
  void replay_table(const ApiCall& call);
  void replay_record(const ApiCall& call);
  void replay(std::string record, const std::string& asker, const Reply& reply);
  void verify_record(const ApiCall& call);
  // api_boards.cpp
  void draw_board(const ApiCall& call);

  // api_passwords.cpp
  void change_password(const ApiCall& call);
  // api_accounts.cpp
  void show_account(const ApiCall& call);
  void make_account(const ApiCall& call);
  void sign_in(const ApiCall& call);
  void sign_out(const ApiCall& call);
  void keep_settings(const ApiCall& call);
  void history(const ApiCall& call);
  void delete_account(const ApiCall& call);
  // api_claims.cpp
  void claim(const ApiCall& call);
  // api_blocks.cpp
  void list_blocks(const ApiCall& call);
  void unblock(const ApiCall& call);

  // api_admin.cpp: for the host of the server, who has the token
  void admin_tables(const ApiCall& call);
  void admin_close(const ApiCall& call);
  void admin_silence(const ApiCall& call);
  void admin_accounts(const ApiCall& call);
  void admin_mute(const ApiCall& call);
  void admin_unmute(const ApiCall& call);
  void admin_reset(const ApiCall& call);
  void admin_delete(const ApiCall& call);
  void admin_organiser(const ApiCall& call);
  /// Replies what the host's work on the account answers.
  void on_account(const ApiCall& call,
                  std::function<Response(store::Accounts& accounts, const store::Account& account)> work);

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

  House& house_;
  Options options_;
  std::string about_;  // is never another
  DeskApi desk_;
  Limiter asking_{{.per_second = 100, .burst = 1000}};  // anything of the interface
  Limiter making_{{.per_second = 0.5, .burst = 20}};
  Limiter joining_{{.per_second = 2, .burst = 40}};
  Limiter signing_in_{{.per_second = 0.2, .burst = 20}};
  Limiter replaying_{{.per_second = 2, .burst = 20}};
  Limiter founding_{{.per_second = 0.1, .burst = 10}};
};

}  // namespace longroad::server
