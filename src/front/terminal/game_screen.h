// What every interactive verb puts on the screen: the name of the game, how it stands, the board,
// notes below it, and at the bottom the keys. It makes do with the room there is: the board
// scrolls, notes are cut short, and below a least size there is nothing but a request for more.
#pragma once

#include <string>
#include <vector>

#include "front/terminal/board_pane.h"
#include "front/terminal/screen.h"

namespace minewise {

struct Note {
  std::string text;  // as many lines as it takes
  Role role = Role::Ink;
};

struct Scene {
  std::string title;
  std::string status;
  std::vector<Note> notes;  // the most important first
  std::string keys;         // two spaces between any two
  int cell_width = 3;
  Cell focus;
  PaneCellAt cell;
};

class GameScreen {
 public:
  GameScreen(Screen& screen, const Shape& shape) : screen_(screen), shape_(shape), pane_(shape) {}

  void show(const Scene& scene);

  // Says that it will take a moment, on boards so large that it may.
  void tell_busy();

  // The cell under the mouse, as shown last.
  std::optional<Cell> cell_at(const Key& key) const;

 private:
  void show_scene(const Scene& scene);

  Screen& screen_;
  Shape shape_;
  BoardPane pane_;
  bool is_shown_ = false;  // there was room
};

// A text in lines of at most `width` columns, broken at a gap where that is possible.
std::vector<std::string> wrapped(std::string_view text, int width, std::string_view gap = " ");

}  // namespace minewise
