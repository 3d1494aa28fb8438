// The screen of every interactive verb: the name of the game, its state, the board, notes below it,
// and at the bottom the keys. It adapts to the size of the terminal: the board scrolls, notes are
// cut short, and if the terminal is too small it only asks for a larger one.
#pragma once

#include <string>
#include <vector>

#include "cli/terminal/board_pane.h"
#include "cli/terminal/screen.h"

namespace minewise {

struct Note {
  std::string text;  // of any number of lines
  Role role = Role::Ink;
};

struct Scene {
  std::string title;
  std::string status;
  std::vector<Note> notes;  // the most important first
  std::string keys;         // separated by two spaces
  int cell_width = 3;
  Cell focus;
  PaneCellAt cell;
};

class GameScreen {
 public:
  GameScreen(Screen& screen, const Shape& shape) : screen_(screen), shape_(shape), pane_(shape) {}

  void show(const Scene& scene);

  // Says that the answer will take a moment, if the board is large.
  void tell_busy();

  // The cell under the mouse, in the last drawing.
  std::optional<Cell> cell_at(const Key& key) const;

 private:
  void show_scene(const Scene& scene);

  Screen& screen_;
  Shape shape_;
  BoardPane pane_;
  bool is_shown_ = false;  // there was room
};

// A text in lines of at most `width` columns, broken at a gap where possible.
std::vector<std::string> wrapped(std::string_view text, int width, std::string_view gap = " ");

}  // namespace minewise
