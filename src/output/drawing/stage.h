// A stage says where everything is in a picture: one or more boards side by side, each with a
// heading above, rulers and a caption, and a legend below them all. Fixed and changing parts are
// drawn by different functions, so an animation draws only what changed.
//
//     basic, 9x9/10 classic seed=7      exact, 9x9/10 classic seed=7
//         0  1  2  3                        0  1  2  3
//      0  [boards]                       0
//     12. open (3,4): the 1 at ...      9. open (0,0): ...
//     [] covered  [+] proved safe ...
#pragma once

#include <span>
#include <string>
#include <vector>

#include "output/drawing/board_plan.h"
#include "output/drawing/overlay.h"
#include "output/drawing/palette.h"
#include "output/drawing/tile.h"

namespace minewise {

// Draws the line to a stop of a chain of influence: an arrow from circle to circle, dashed where
// the number of mines leads there. It bends where it would run over what a cell in between shows,
// if necessary along the gaps between cells. If the edges of the board are joined and that way is
// shorter, it leaves the board on one side and comes in on the other.
void draw_chain_line(Canvas& canvas, const Palette& palette, const BoardPlan& board, Cell from,
                     const ChainStop& to);

// The most rows or columns of a board in a picture.
inline constexpr int kMaxPictureSide = 200;

// A board, and the room that its captions take.
struct PanelPlan {
  PanelPlan(std::string its_heading, const Shape& its_shape)
      : heading(std::move(its_heading)), shape(its_shape) {}

  // Makes room for a caption: up to three lines, not much wider than the board.
  void fit(std::string_view caption);

  std::string heading;
  Shape shape;
  int lines = 0, columns = 0;
};

class Stage {
 public:
  // A stage that is as large as its content. REQUIRES: there is a panel; no board is wider or
  // higher than kMaxPictureSide.
  Stage(const std::vector<PanelPlan>& panels, const Legend& legend, Theme theme);

  const Palette& palette() const { return palette_; }
  double width() const { return width_; }
  double height() const { return height_; }

  // Makes room below everything else for what a panel has to add, panel by panel; and where it is.
  void make_room(double width, double height);
  Box room(std::size_t panel) const { return rooms_[panel]; }

  // Draws everything except cells and captions.
  void draw_backdrop(Canvas& canvas) const;

  // Draws again what lies under the cells of a board, to remove what was drawn over it.
  void draw_under_cells(Canvas& canvas, std::size_t panel) const {
    draw_ground(canvas, panels_[panel].board);
  }

  void draw_cell(Canvas& canvas, std::size_t panel, Cell cell, const Tile& tile) const;
  void draw_cells(Canvas& canvas, std::size_t panel, const Tiles& tiles) const;

  // Draws lines from cell to cell, over the cells but under the marks of the cells on the chain.
  void draw_chain(Canvas& canvas, std::size_t panel, std::span<const ChainStop> chain) const;

  // Draws a caption over the old one.
  void draw_caption(Canvas& canvas, std::size_t panel, std::string_view caption) const;

  // The areas that draw_cell, draw_chain and draw_caption may change.
  Box cell_box(std::size_t panel, Cell cell) const { return panels_[panel].board.box(cell); }
  Box board_box(std::size_t panel) const { return panels_[panel].board.box(); }
  Box caption_box(std::size_t panel) const { return panels_[panel].caption; }

 private:
  struct Panel {
    Point heading;
    std::vector<std::string> heading_lines;
    BoardPlan board;
    Box caption;
  };
  struct Key {
    std::size_t entry;
    Point at;
  };

  void place_panels(const std::vector<PanelPlan>& panels);
  void place_legend(const Legend& legend);
  void draw_rulers(Canvas& canvas, const BoardPlan& board) const;
  void draw_tile_at(Canvas& canvas, const BoardPlan& board, Cell cell, const Tile& tile) const;
  void draw_stop(Canvas& canvas, const BoardPlan& board, const ChainStop& stop) const;
  void draw_ground(Canvas& canvas, const BoardPlan& board) const;
  void draw_legend(Canvas& canvas) const;

  const Palette& palette_;
  std::vector<Panel> panels_;
  std::vector<Key> keys_;
  std::vector<Box> rooms_;
  double width_ = 0;
  double height_ = 0;
};

}  // namespace minewise
