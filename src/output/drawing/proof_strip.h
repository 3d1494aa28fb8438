// Draws a proof step by step: a strip of small boards, one for each step, in rows like a comic.
// What is fixed is marked like proved cells; each step's own mark has a shape as well as a colour:
//
//     supposed      a filled corner         clue used    a dashed ring
//     fixed now     a thick ring            conflict     strokes in the clue's corners,
//                                                        and a broken frame
//
// The key explains what occurs in this proof. Only the part of the board that the proof is about is
// drawn, with its own row and column numbers.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/view.h"
#include "output/drawing/board_plan.h"
#include "output/drawing/overlay.h"
#include "output/drawing/palette.h"
#include "solver/proof_steps.h"

namespace minewise {

class ProofStrip {
 public:
  ProofStrip(const Proof& proof, const PlacedView& placed, Theme theme);

  // The canvas must have this width and height.
  double width() const { return width_; }
  double height() const { return height_; }
  void draw(Canvas& canvas) const;
  const Palette& palette() const { return palette_; }

 private:
  struct Frame {
    std::string heading;
    std::vector<std::string> caption;
    Tiles tiles;
    std::vector<Cell> conflicting;
    bool conflicts = false;
    Point at;  // top left
  };
  struct KeyEntry;
  struct KeyPlace {
    const KeyEntry* entry;
    Point at;  // top left
  };
  struct Window {
    Place first, last;  // both inside
  };

  void find_window(const Proof& proof);
  void add_frames(const Proof& proof, const View& view);
  void place_frames();
  static std::span<const KeyEntry> all_entries();
  bool is_drawn(const KeyEntry& entry) const;  // in some frame
  void place_key(double top);
  BoardPlan board_at(Point at) const;
  Box window_box(const BoardPlan& board) const;
  void draw_frame(Canvas& canvas, const Frame& frame) const;
  void draw_cells(Canvas& canvas, const Frame& frame, const BoardPlan& board) const;
  void draw_rulers(Canvas& canvas, const BoardPlan& board) const;
  void draw_key(Canvas& canvas) const;

  Shape shape_;
  const Palette& palette_;
  Window window_;
  double side_ = 0;
  double frame_width_ = 0;
  std::vector<std::string> heading_;
  std::vector<Frame> frames_;
  std::vector<KeyPlace> key_;
  double width_ = 0;
  double height_ = 0;
};

std::string draw_svg(const ProofStrip& strip);

}  // namespace minewise
