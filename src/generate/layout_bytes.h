// Layouts as bytes, for questions and answers that go from one process to another: 64 cells at a
// time, a bit each. Whoever reads a layout knows the board.
#pragma once

#include "core/bytes.h"
#include "core/layout.h"

namespace minewise {

void write_layout(ByteWriter& writer, const Layout& layout);
Layout read_layout(ByteReader& reader, int cells);

}  // namespace minewise
