#include "cli/serve/server.h"

#include <fmt/format.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>

namespace minewise {

namespace {

constexpr int kMostInLine = 128;   // visitors that have come and are not yet welcomed
constexpr int kTriesForBoth = 20;  // a free port of IPv4 is nearly always free of IPv6

// A socket that listens; not open if that cannot be, and errno says why.
template <class Address>
Descriptor listen_at(const Address& address, int family) {
  Descriptor made(socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  if (!made.is_open()) return made;
  const int yes = 1;  // after a restart, connections of the last run may linger on the port
  setsockopt(made.number(), SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  if (family == AF_INET6) {
    setsockopt(made.number(), IPPROTO_IPV6, IPV6_V6ONLY, &yes, sizeof yes);
  }
  if (bind(made.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
      listen(made.number(), kMostInLine) != 0) {
    const int why = errno;
    made = Descriptor();
    errno = why;
  }
  return made;
}

Descriptor listen_by_ipv4(int port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return listen_at(address, AF_INET);
}

Descriptor listen_by_ipv6(int port) {
  sockaddr_in6 address{};
  address.sin6_family = AF_INET6;
  address.sin6_port = htons(static_cast<std::uint16_t>(port));
  address.sin6_addr = in6addr_loopback;
  return listen_at(address, AF_INET6);
}

int port_of(const Descriptor& listener) {
  sockaddr_in address{};
  socklen_t size = sizeof address;
  getsockname(listener.number(), reinterpret_cast<sockaddr*>(&address), &size);
  return ntohs(address.sin_port);
}

std::unexpected<Error> cannot_listen(int port, int why) {
  if (why == EADDRINUSE) {
    return fail_as(
        ErrorKind::Failed,
        fmt::format("port {} is in use; choose another, or --port 0 for any free port", port));
  }
  if (why == EACCES) {
    return fail_as(
        ErrorKind::Failed,
        fmt::format("port {} needs special rights; choose one from 1024, or --port 0", port));
  }
  return fail_as(ErrorKind::Failed, fmt::format("port {}: {}", port, std::strerror(why)));
}

// Far more than browsers open. Whoever comes beyond that takes the place of the connection that has
// been stuck for longest, so that nobody can keep others out.
constexpr std::size_t kMostConnections = 256;
constexpr std::chrono::seconds kPatience{10};
constexpr int kLookMilliseconds = 1000;  // how often it looks for connections that are stuck

}  // namespace

Result<Server> Server::open(PageFolder folder, int port) {
  for (int tries = 1;; ++tries) {
    std::vector<Descriptor> listeners;
    listeners.push_back(listen_by_ipv4(port));
    if (!listeners[0].is_open()) return cannot_listen(port, errno);
    const int taken = port_of(listeners[0]);
    Descriptor six = listen_by_ipv6(taken);
    const bool is_in_use = !six.is_open() && errno == EADDRINUSE;
    if (is_in_use && port == 0 && tries < kTriesForBoth) continue;
    if (is_in_use) return cannot_listen(taken, EADDRINUSE);
    if (six.is_open()) listeners.push_back(std::move(six));
    return Server(std::move(folder), taken, std::move(listeners));
  }
}

std::string Server::address() const {
  return fmt::format("http://127.0.0.1:{}/", port_);
}

void Server::run() {
  signal(SIGPIPE, SIG_IGN);  // a visitor that has gone is an error of sendfile()
  while (true) serve_once();
}

void Server::serve_once() {
  std::vector<pollfd> waiting;
  for (const Connection& connection : connections_) {
    waiting.push_back({connection.descriptor(), connection.awaits(), 0});
  }
  for (const Descriptor& listener : listeners_) {
    waiting.push_back({listener.number(), POLLIN, 0});
  }
  const int timeout = connections_.empty() ? -1 : kLookMilliseconds;
  if (poll(waiting.data(), waiting.size(), timeout) < 0) return;
  const auto now = Connection::Clock::now();
  const std::size_t served = connections_.size();
  std::size_t next = 0;
  std::erase_if(connections_, [&](Connection& connection) {
    const bool has_ended = waiting[next++].revents != 0 && !connection.advance(folder_, now);
    return has_ended || connection.got_on() <= now - kPatience;
  });
  for (std::size_t i = 0; i < listeners_.size(); ++i) {
    if (waiting[served + i].revents != 0) welcome(listeners_[i]);
  }
}

// No descriptor left: the next round tries again, with one connection less.
void Server::welcome(const Descriptor& listener) {
  if (connections_.size() >= kMostConnections) end_oldest();
  Descriptor socket(accept4(listener.number(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
  if (socket.is_open()) {
    connections_.emplace_back(std::move(socket), Connection::Clock::now());
  } else if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM) {
    end_oldest();
  }
}

void Server::end_oldest() {
  const auto oldest = std::ranges::min_element(connections_, {}, &Connection::got_on);
  if (oldest != connections_.end()) connections_.erase(oldest);
}

}  // namespace minewise
