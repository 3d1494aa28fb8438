// The sockets where visitors arrive: on the loopback interface, for IPv4 and, where there is one,
// for IPv6, on the same port.
#pragma once

#include <expected>
#include <vector>

#include "cli/run/failure.h"
#include "cli/serve/page_folder.h"

namespace minewise {

struct Listeners {
  int port = 0;
  std::vector<Descriptor> sockets;
};

// Port 0: any that is free. A Failure names the way out where the port is in use.
std::expected<Listeners, Failure> listen_on_loopback(int port);

// The next visitor, as a socket that does not block. Not open if none has come; errno says why.
Descriptor accept_visitor(const Descriptor& listener);

}  // namespace minewise
