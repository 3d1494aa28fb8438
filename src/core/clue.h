// What an opened cell shows: a number of mines around it, or nothing.
#pragma once

#include <cstdint>

namespace minewise {

class Clue {
 public:
  static constexpr Clue number(int shown) { return Clue(shown); }
  static constexpr Clue withheld() { return Clue(kWithheld); }

  constexpr bool is_withheld() const { return shown_ == kWithheld; }

  // REQUIRES: !is_withheld().
  constexpr int number() const { return shown_; }

  // Its place in a table of all clues: withheld first, then the numbers.
  constexpr int place() const { return shown_ - kWithheld; }

  // As in notation: '0' to '8', or '_' when withheld.
  constexpr char symbol() const { return is_withheld() ? '_' : static_cast<char>('0' + number()); }

  friend constexpr bool operator==(Clue, Clue) = default;

 private:
  static constexpr int kWithheld = -1;
  constexpr explicit Clue(int shown) : shown_(static_cast<std::int8_t>(shown)) {}
  std::int8_t shown_;
};

}  // namespace minewise
