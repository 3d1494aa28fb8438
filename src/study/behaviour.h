// One number for all behaviour: every agent plays fixed games and every engine looks at fixed
// positions. The number changes when any move, conclusion or reason does. docs/performance.md says
// what it covers.
#pragma once

#include <cstdint>

namespace minewise {

struct Behaviour {
  std::uint64_t number = 0;  // nine digits to read aloud
  int games = 0;
  int moves = 0;
};

Behaviour sum_up_behaviour();

}  // namespace minewise
