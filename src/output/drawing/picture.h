// Draws one still picture, on any canvas or as SVG: boards with headings and captions side by side
// (Panel), names in their cells, and lines of text below them (Notes).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/shape.h"
#include "output/drawing/canvas.h"
#include "output/drawing/overlay.h"
#include "output/drawing/palette.h"
#include "output/drawing/stage.h"

namespace minewise {

class Stage;

// Names written into the cells of a board, and lines of text below it: tables in monospaced letters
// that keep their columns.
struct Notes {
  std::vector<std::string> names = {};  // by cell, or none at all; an empty name is not drawn
  std::vector<std::string> lines = {};
};

// The lines of a text. A picture has at most a thousand; what is beyond is left out, and the last
// line says so.
std::vector<std::string> note_lines(std::string_view text);

void make_room_for(const Notes& notes, Stage& stage);

// REQUIRES: the stage has room for the notes of every panel up to this one, or there are none.
void draw_notes(Canvas& canvas, const Stage& stage, std::size_t panel, const Notes& notes);

struct Panel {
  std::string heading;
  Shape shape;
  Tiles tiles;
  std::string caption;
  std::vector<ChainStop> chain = {};  // joined by a line, first to last
  Notes notes = {};                   // names in cells, and lines of text below all boards
};

// A stage with room for the panels. The canvas must have its width and height. REQUIRES: no board
// is wider or higher than kMaxPictureSide.
Stage stage_for(const std::vector<Panel>& panels, Theme theme);
void draw_panels(Canvas& canvas, const Stage& stage, const std::vector<Panel>& panels);

std::string draw_svg(const std::vector<Panel>& panels, Theme theme);

// The same on a given stage, which was made for these panels and perhaps others.
std::string draw_svg(const std::vector<Panel>& panels, const Stage& stage);

}  // namespace minewise
