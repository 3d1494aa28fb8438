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

#include "cli/run/exit_code.h"
#include "cli/serve/connection.h"
#include "cli/serve/page_folder.h"

namespace minewise {

class Server {
 public:
  // Port 0: any free one. If the port is in use, the Error says what to do. From then on visitors
  // can connect, and wait for run().
  static Result<Server> open(PageFolder folder, int port);

  // "http://127.0.0.1:9473/"
  std::string address() const;

  // Serves until the program is ended.
  [[noreturn]] void run();

 private:
  Server(PageFolder folder, int port, std::vector<Descriptor> listeners)
      : folder_(std::move(folder)), port_(port), listeners_(std::move(listeners)) {}

  void serve_once();
  void welcome(const Descriptor& listener);
  void end_oldest();

  PageFolder folder_;
  int port_;
  std::vector<Descriptor> listeners_;
  std::vector<Connection> connections_;
};

}  // namespace minewise
