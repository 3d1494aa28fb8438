// Why a player gave a game up: it broke the rules or the protocol, was too slow, or is no more. Our
// own agents have none. Players that are other programs may.
#pragma once

#include <string>

namespace minewise {

struct Fault {
  std::string what;       // one line: what it did, and what was expected
  bool by_clock = false;  // found by a clock: the same game may go well another time
  bool is_final = false;  // no other game will go better, as when the program does not start

  friend bool operator==(const Fault&, const Fault&) = default;
};

}  // namespace minewise
