#include "cli/serve/server.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace minewise {

namespace {

constexpr int kMostInLine = 128;   // visitors that have come and are not yet welcomed
constexpr int kTriesForBoth = 20;  // a free port of IPv4 is nearly always free of IPv6

sockaddr_storage loopback_address(int family, int port) {
  sockaddr_storage address{};
  if (family == AF_INET) {
    sockaddr_in four{};
    four.sin_family = AF_INET;
    four.sin_port = htons(static_cast<std::uint16_t>(port));
    four.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    std::memcpy(&address, &four, sizeof four);
  } else {
    sockaddr_in6 six{};
    six.sin6_family = AF_INET6;
    six.sin6_port = htons(static_cast<std::uint16_t>(port));
    six.sin6_addr = in6addr_loopback;
    std::memcpy(&address, &six, sizeof six);
  }
  return address;
}

// A socket that listens; not open if that cannot be, and errno says why.
Descriptor listen_at(int family, int port) {
  Descriptor made(socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  if (!made.is_open()) return made;
  const int yes = 1;  // after a restart, connections of the last run may linger on the port
  setsockopt(made.number(), SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  if (family == AF_INET6) {
    setsockopt(made.number(), IPPROTO_IPV6, IPV6_V6ONLY, &yes, sizeof yes);
  }
  const sockaddr_storage address = loopback_address(family, port);
  const socklen_t size = family == AF_INET ? sizeof(sockaddr_in) : sizeof(sockaddr_in6);
  if (bind(made.number(), reinterpret_cast<const sockaddr*>(&address), size) != 0 ||
      listen(made.number(), kMostInLine) != 0) {
    const int why = errno;
    made = Descriptor();
    errno = why;
  }
  return made;
}

int port_of(const Descriptor& listener) {
  sockaddr_in address{};
  socklen_t size = sizeof address;
  getsockname(listener.number(), reinterpret_cast<sockaddr*>(&address), &size);
  return ntohs(address.sin_port);
}

std::unexpected<Failure> cannot_listen(int port, int why) {
  if (why == EADDRINUSE) {
    return std::unexpected(Failure{
        fmt::format("port {} is in use; give another one, or --port 0 for any that is free", port),
        kFailed});
  }
  if (why == EACCES) {
    return std::unexpected(
        Failure{fmt::format("port {} is not for everyone; give one from 1024, or --port 0", port),
                kFailed});
  }
  return std::unexpected(Failure{fmt::format("port {}: {}", port, std::strerror(why)), kFailed});
}

}  // namespace

std::expected<Listeners, Failure> listen_on_loopback(int port) {
  for (int tries = 1;; ++tries) {
    Descriptor four = listen_at(AF_INET, port);
    if (!four.is_open()) return cannot_listen(port, errno);
    Listeners both{port_of(four), {}};
    both.sockets.push_back(std::move(four));
    Descriptor six = listen_at(AF_INET6, both.port);
    const bool is_taken = !six.is_open() && errno == EADDRINUSE;
    if (is_taken && port == 0 && tries < kTriesForBoth) continue;
    if (is_taken) return cannot_listen(both.port, EADDRINUSE);
    if (six.is_open()) both.sockets.push_back(std::move(six));
    return both;
  }
}

Descriptor accept_visitor(const Descriptor& listener) {
  return Descriptor(accept4(listener.number(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
}

namespace {

using Clock = Connection::Clock;

// Far more than browsers open. Whoever comes beyond that takes the place of the connection that has
// been stuck for longest, so that nobody can keep others out.
constexpr std::size_t kMostConnections = 256;
constexpr std::chrono::seconds kPatience{10};

}  // namespace

std::expected<Server, Failure> Server::open(PageFolder folder, int port) {
  auto listeners = listen_on_loopback(port);
  if (!listeners) return std::unexpected(listeners.error());
  return Server(std::move(folder), listeners->port, std::move(listeners->sockets));
}

std::string Server::address() const {
  return fmt::format("http://127.0.0.1:{}/", port_);
}

void Server::run() {
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
  if (poll(waiting.data(), waiting.size(), milliseconds_to_wait()) < 0) return;
  const auto now = Clock::now();
  const std::size_t served = connections_.size();
  std::size_t next = 0;
  std::erase_if(connections_, [&](Connection& connection) {
    return waiting[next++].revents != 0 && !connection.advance(folder_, now);
  });
  end_stalled();
  for (std::size_t i = 0; i < listeners_.size(); ++i) {
    if (waiting[served + i].revents != 0) welcome(listeners_[i]);
  }
}

// No descriptor left: the next round tries again, with one connection less.
void Server::welcome(const Descriptor& listener) {
  if (connections_.size() >= kMostConnections) end_oldest();
  Descriptor socket = accept_visitor(listener);
  if (socket.is_open()) {
    connections_.emplace_back(std::move(socket), Clock::now());
  } else if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM) {
    end_oldest();
  }
}

void Server::end_stalled() {
  const auto latest = Clock::now() - kPatience;
  std::erase_if(connections_, [&](const Connection& one) { return one.got_on() <= latest; });
}

void Server::end_oldest() {
  if (const auto oldest = find_oldest(); oldest != connections_.end()) connections_.erase(oldest);
}

std::vector<Connection>::const_iterator Server::find_oldest() const {
  return std::ranges::min_element(connections_, {}, &Connection::got_on);
}

// Until the next connection is to be ended; for ever if there is none.
int Server::milliseconds_to_wait() const {
  if (connections_.empty()) return -1;
  const auto end = find_oldest()->got_on() + kPatience;
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
  return static_cast<int>(std::max<std::int64_t>(0, left.count()));
}

}  // namespace minewise
