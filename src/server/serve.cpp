#include "server/serve.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <thread>

#include "server/api/api.hpp"
#include "server/api/routes.hpp"
#include "server/cluster/cluster.hpp"
#include "server/house/house.hpp"
#include "server/house/socket_paths.hpp"
#include "server/http/http_server.hpp"
#include "server/http/qr.hpp"
#include "server/net/local_network.hpp"
#include "server/table/model/secret.hpp"
#include "store/folder_lock.hpp"
#include "store/open_database.hpp"
#include "work/analysts.hpp"
#include "work/thinkers.hpp"

namespace longroad::server {
namespace {

/// A socket is a file: as many as the system allows.
void allow_many_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

std::string admin_file(const std::string& folder) { return folder + "/admin"; }

/// What `longroad admin` needs to reach the server: its port, and a token that only whoever may read
/// the data folder has.
std::string write_admin_file(const std::string& folder, int port) {
  const std::string token = random_hex(16);
  const std::string path = admin_file(folder);
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  const std::string text = fmt::format("{} {}\n", port, token);
  if (file >= 0 && write(file, text.data(), text.size()) < 0)
    fmt::print(stderr, "longroad: {} can't be written; the admin command will not work.\n", path);
  if (file >= 0) close(file);
  return token;
}

/// The server with this data folder, whenever it runs: there is one at a time, by the folder's lock.
std::string node_name(const std::string& folder) {
  const std::string path = folder + "/node";
  std::string name;
  if (std::ifstream(path) >> name) return name;
  name = random_hex(8);
  std::ofstream(path) << name << '\n';
  return name;
}

/// Waits for the wish to stop. The signals must be blocked in every thread before.
void wait_for_stop(const sigset_t& signals) {
  int signal = 0;
  sigwait(&signals, &signal);
}

sigset_t block_stop_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
  return signals;
}

/// Where the host opens the page: whoever listens on one address is not found on others.
std::string own_name(const std::string& address) {
  if (address == "0.0.0.0" || address == "::" || address == "127.0.0.1" || address == "::1")
    return "localhost";
  return address.find(':') == address.npos ? address : fmt::format("[{}]", address);
}

std::string saved_where(const ServeOptions& options) {
  if (!options.database.empty()) return "the database " + store::without_secrets(options.database);
  return "the folder " + std::filesystem::absolute(options.folder).lexically_normal().string();
}

/// The QR code is for eyes: a log has no use for it.
void say_where(int port, const std::vector<std::string>& share, const ServeOptions& options) {
  fmt::print("Longroad is at http://{}:{}\n", own_name(options.address), port);
  for (const std::string& address : share) fmt::print("On the local network: {}\n", address);
  fmt::print("Everything is saved in {}. Ctrl-C stops the server.\n", saved_where(options));
  if (options.qr && !share.empty() && isatty(STDOUT_FILENO) != 0)
    fmt::print("\n{}\n", qr_text(share.front()));
  std::fflush(stdout);
}

std::vector<std::string> share_addresses(const ServeOptions& options, int port) {
  std::vector<std::string> share;
  if (options.address != "0.0.0.0") return share;
  for (const std::string& address : local_addresses())
    share.push_back(fmt::format("http://{}:{}", address, port));
  return share;
}

}  // namespace

Result<int> serve(const ServeOptions& options) {
  umask(0077);  // what is kept is for its owner only
  const auto lock = store::FolderLock::take(options.folder);
  if (!lock) return lock.error();
  const sigset_t signals = block_stop_signals();  // before there is any thread, of a library either
  if (options.workers > 0 && options.bus.empty())
    return Error{"Workers are found at a NATS server: give --bus nats://… with --workers."};
  // Workers can be met there also by a server that is alone.
  const bool shared = !options.bus.empty() && !(options.workers > 0 && options.database.empty());
  if (shared && options.database.empty())
    return Error{"Several nodes need a database that they share: give --database postgresql://… with --bus."};
  auto bus = shared ? bus::connect(options.bus) : Result<bus::BusPtr>(bus::BusPtr());
  if (!bus) return bus.error();
  auto store = store::Store::open(options.database.empty() ? options.folder : options.database);
  if (!store) return store.error();
  allow_many_files();
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const int threads = options.threads > 0 ? options.threads : cores;
  auto workers = options.workers > 0 ? bus::connect(options.bus) : Result<bus::BusPtr>(bus::BusPtr());
  if (!workers) return workers.error();
  std::optional<work::Thinkers> thinkers;  // outlive those who think
  std::optional<work::Analysts> analysts;
  if (*workers) {
    thinkers.emplace(**workers);
    analysts.emplace(**workers);
  }
  std::unique_ptr<Api> api;  // these outlive the loops that ask them
  std::unique_ptr<Cluster> cluster;
  House house({.runtime = {.loops = threads,
                           .bot_threads = std::max(threads, options.workers),  // each waits for a worker
                           .analysing = std::max(1, options.workers),
                           .limited = options.limited,
                           .node = node_name(options.folder),
                           .shared = shared},
               .most_rooms = options.most_tables,
               .most_desks = options.most_tournaments},
              std::move(*store));
  if (thinkers) house.pools().thinkers = &*thinkers;
  if (analysts) house.pools().analysts = &*analysts;
  if (shared)
    cluster = std::make_unique<Cluster>(
        house, options.database, std::move(*bus),
        [&api](const Request& request, const Reply& reply) { api->handle_relayed(request, reply); });
  Lead lead;
  if (shared)
    lead = [&cluster](const ActorId& place, const Upgrade& upgrade) { cluster->lead(place, upgrade); };
  const auto port =
      listen({house.loops(), house.metrics(), house.stopping()},
             {.address = options.address,
              .port = options.port,
              .most_sockets = options.most_sockets,
              .most_each = options.limited ? std::max(1, options.most_sockets / 4) : options.most_sockets,
              .behind_proxy = options.behind_proxy},
             {.handle = [&api](const Request& request, const Reply& reply) { api->handle(request, reply); },
              .most_body = most_body,
              .takes_socket = is_socket_path,
              .socket = [&house, lead](const Upgrade& upgrade) { lead_socket(house, upgrade, lead); }});
  if (!port) return port.error();
  const auto share = share_addresses(options, *port);
  api = std::make_unique<Api>(house,
                              Api::Options{share, write_admin_file(options.folder, *port), cluster.get()});
  if (cluster)
    cluster->on_let_through(
        [&api](std::string_view limit, const std::string& address) { api->note(limit, address); });
  house.run();
  if (cluster) cluster->begin();
  say_where(*port, share, options);
  wait_for_stop(signals);
  if (cluster) cluster->drain();
  if (cluster) cluster->close();
  unlink(admin_file(options.folder).c_str());  // nobody is behind the port any more
  fmt::print("Longroad has stopped; every table is saved.\n");
  return 0;
}

}  // namespace longroad::server
