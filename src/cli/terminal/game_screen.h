// The screen of every interactive verb: the name of the game, its state, the board, notes below it,
// and at the bottom the keys. It adapts to the size of the terminal: the board scrolls, notes are
// cut short, and if the terminal is too small it only asks for a larger one.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/screen.h"
#include "core/shape.h"
#include "core/view.h"
#include "game/advice.h"
#include "game/game.h"
#include "output/drawing/text.h"
#include "search/grounds.h"
#include "solver/analyze.h"

namespace minewise {

struct PaneCell {
  std::string text;  // three columns, or five
  Role role = Role::Ink;
  Light light = Light::None;
};
using PaneCellAt = std::function<PaneCell(Cell cell)>;

// Shows a board with rulers as in printed boards. If the board is larger than the screen, it shows
// the part around a cell of interest, and scrolls no further than necessary.
class BoardPane {
 public:
  explicit BoardPane(Shape shape) : shape_(shape) {}

  // Draws into `rows` rows of the screen from `top` on, ruler included; returns how many rows it
  // used. Cells are `cell_width` columns wide. The cell `focus` is always shown.
  int draw(Screen& screen, int top, int rows, int cell_width, Cell focus, const PaneCellAt& at);

  // The cell at a place on the screen, in the last drawing.
  std::optional<Cell> cell_at(int row, int col) const;

 private:
  int indent_of(int row) const;  // odd rows of a hex board are half a cell to the right
  void draw_ruler(Screen& screen) const;
  void draw_row(Screen& screen, int row, const PaneCellAt& at) const;

  Shape shape_;
  Place first_;  // the cell shown top left
  int top_ = 0;
  int shown_rows_ = 0, shown_cols_ = 0;
  int pitch_ = 3;  // columns from cell to cell
};

// How a screen shows the cells of a game: with the symbols of printed boards, or with the
// probability of each covered cell in percent. Once the game is over it shows where the mines were.
class BoardPicture {
 public:
  explicit BoardPicture(const Game& game) : game_(game) {}

  void set_news(Overlay news) { news_ = std::move(news); }
  void set_cursor(Cell cell) { cursor_ = cell; }
  void set_premises(std::vector<Cell> cells) { premises_ = std::move(cells); }
  void set_hand_marks(std::function<bool(Cell)> is_marked) { is_marked_ = std::move(is_marked); }
  void set_analysis(const Analysis& analysis);
  void set_odds(const std::vector<CellOdds>& odds);  // unless there is an analysis

  // The width of a cell: wider with numbers.
  int cell_width() const { return analysis_ || !odds_.empty() ? 6 : 3; }
  PaneCell at(Cell cell) const;

 private:
  CellText text(Cell cell) const;
  CellText true_text(Cell cell) const;
  Mark odds_of(Cell cell) const;  // REQUIRES: there is an analysis
  bool is_marked(Cell cell) const { return is_marked_ && is_marked_(cell); }

  const Game& game_;
  Overlay news_;
  std::optional<Cell> cursor_;
  std::vector<Cell> premises_;
  std::function<bool(Cell)> is_marked_;
  const Analysis* analysis_ = nullptr;
  std::vector<std::optional<CellOdds>> odds_;     // by cell, if there are any
  std::vector<std::optional<Verdict>> verdicts_;  // by cell, with an analysis
};

// The symbols that printed boards do not have.
std::string picture_legend();

// Explains the probability of a covered cell in several lines that fit on a screen. Numbers of
// layouts, which may have thousands of digits, are shortened.
std::string tell_grounds(const Grounds& grounds, Cell cell, const PlacedView& placed);

// What a screen shows.
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
