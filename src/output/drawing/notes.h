// Names written into the cells of a board, and lines of text below it: tables in monospaced letters
// that keep their columns.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "output/drawing/canvas.h"

namespace minewise {

class Stage;

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

}  // namespace minewise
