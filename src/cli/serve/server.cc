#include "cli/serve/server.h"

#include <fmt/format.h>
#include <poll.h>

#include <algorithm>
#include <cerrno>

#include "cli/serve/listener.h"

namespace minewise {
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
