// The terminal as a grid of characters, by ncurses. Whoever holds a Screen has the terminal; it is
// given back as it was when the Screen goes, and also when a signal ends the program, be it a
// Ctrl-C, a closed window or a crash. Only screen.cc knows ncurses.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string_view>

#include "ground/base/result.h"
#include "show/render/ansi.h"

namespace minewise {

// What a user did.
struct Key {
  enum class Kind {
    None,  // nothing in the time given
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
    Gone,        // there is no terminal any more
  };
  Kind kind = Kind::None;
  char letter = 0;
  int row = 0;
  int col = 0;
};

// How a text stands out beside its role.
enum class Light { None, Cursor, Premise };

class Screen {
 public:
  // Takes the terminal. Fails when input or output is none, or when it cannot place text.
  static Result<std::unique_ptr<Screen>> open(bool coloured);
  ~Screen();
  Screen(const Screen&) = delete;

  int rows() const;
  int cols() const;

  // A picture is drawn from nothing and then shown in one go. What lies outside is cut off.
  void clear();
  void write(int row, int col, std::string_view text, Role role = Role::Ink,
             Light light = Light::None);
  void show();

  // Waits for the user, for ever if no time is given.
  Key wait(std::optional<std::chrono::milliseconds> time);

 private:
  Screen() = default;
  void prepare(bool coloured);

  struct Terminal;
  std::unique_ptr<Terminal> terminal_;
};

}  // namespace minewise
