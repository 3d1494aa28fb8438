// Serves the page on this machine: on 127.0.0.1, and on ::1 if there is one, so that "localhost"
// leads here either way. Nothing outside the machine can connect. One thread waits for all
// connections at once (poll).
//
// Why not a library: Debian's cpp-httplib 0.11 keeps a request of any length in memory, is stopped
// by eight visitors that send half a request, and makes every run of the program load OpenSSL.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "cli/run/failure.h"
#include "cli/serve/connection.h"
#include "cli/serve/page_folder.h"

namespace minewise {

// The sockets where visitors arrive, on one port of the loopback interface: IPv4, and IPv6 if there
// is one.
struct Listeners {
  int port = 0;
  std::vector<Descriptor> sockets;
};

// Port 0: any that is free. If the port is in use, the Failure says what to do.
std::expected<Listeners, Failure> listen_on_loopback(int port);

// The next visitor, as a socket that does not block. Not open if none has come; errno says why.
Descriptor accept_visitor(const Descriptor& listener);

class Server {
 public:
  // Port 0: any free one. From then on visitors can connect, and wait for run().
  static std::expected<Server, Failure> open(PageFolder folder, int port);

  // "http://127.0.0.1:9473/"
  std::string address() const;

  // Serves until the program is ended.
  [[noreturn]] void run();

 private:
  Server(PageFolder folder, int port, std::vector<Descriptor> listeners)
      : folder_(std::move(folder)), port_(port), listeners_(std::move(listeners)) {}

  void serve_once();
  void welcome(const Descriptor& listener);
  void end_stalled();
  void end_oldest();
  std::vector<Connection>::const_iterator find_oldest() const;
  int milliseconds_to_wait() const;

  PageFolder folder_;
  int port_;
  std::vector<Descriptor> listeners_;
  std::vector<Connection> connections_;
};

}  // namespace minewise
