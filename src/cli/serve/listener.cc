#include "cli/serve/listener.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/socket.h>

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

}  // namespace minewise
