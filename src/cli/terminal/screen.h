// The terminal as a grid of characters, with ncurses. A Screen owns the terminal. Its destructor
// restores the terminal; so does the end of the program by a signal, such as Ctrl-C, a closed
// window or a crash. Only screen.cc uses ncurses.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string_view>

#include "core/result.h"
#include "output/drawing/palette.h"

namespace minewise {

// What a user did.
struct Key {
  enum class Kind {
    None,  // no input in the time given
    Letter,
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    PageUp,
    PageDown,
    Click,       // left button, at row and col
    RightClick,  // right button
    Resized,     // the terminal has another size now
    Gone,        // the terminal was closed
  };
  Kind kind = Kind::None;
  char letter = 0;
  int row = 0;
  int col = 0;
};

// How a text is highlighted, in addition to its role.
enum class Light { None, Cursor, Premise };

class Screen {
 public:
  // Takes the terminal. An Error if input or output is not a terminal, or if the terminal cannot
  // place text.
  static Result<std::unique_ptr<Screen>> open(bool coloured);
  ~Screen();
  Screen(const Screen&) = delete;

  int rows() const;
  int cols() const;

  // Call clear(), then write() all text, then show(). Text outside the screen is cut off.
  void clear();
  void write(int row, int col, std::string_view text, Role role = Role::Ink,
             Light light = Light::None);
  void show();

  // Waits for input, for ever if no time is given.
  Key wait(std::optional<std::chrono::milliseconds> time);

 private:
  Screen() = default;
  void prepare(bool coloured);

  struct Terminal;
  std::unique_ptr<Terminal> terminal_;
};

}  // namespace minewise
