#include "generate/layout_bytes.h"

#include <algorithm>
#include <bit>

namespace minewise {
namespace {

constexpr int kCellsAtATime = 64;

}  // namespace

void write_layout(ByteWriter& writer, const Layout& layout) {
  for (int from = 0; from < layout.cells(); from += kCellsAtATime) {
    const int end = std::min(layout.cells(), from + kCellsAtATime);
    std::uint64_t mines = 0;
    for (int index = from; index < end; ++index) {
      mines |= std::uint64_t{layout.has_mine(Cell{index})} << (index - from);
    }
    writer.fixed(mines);
  }
}

Layout read_layout(ByteReader& reader, int cells) {
  Layout layout(cells);
  for (int from = 0; from < cells; from += kCellsAtATime) {
    for (std::uint64_t mines = reader.fixed(); mines != 0; mines &= mines - 1) {
      layout.place_mine(Cell{from + std::countr_zero(mines)});
    }
  }
  return layout;
}

}  // namespace minewise
