// The memory that a board of 1000x1000 in play takes, in bytes a cell: the view with its topology,
// and what is known about it, the posterior included.
#include <fmt/core.h>
#include <malloc.h>

#include "positions.h"
#include "solver/knowledge.h"

namespace {

double bytes_in_use() {
  const auto heap = mallinfo2();
  return static_cast<double>(heap.uordblks + heap.hblkhd);
}

}  // namespace

int main() {
  using namespace minewise;
  const double before = bytes_in_use();
  const View view = board_in_play(1000, 0.2, 125'000, 7);
  const double with_view = bytes_in_use();
  const Knowledge known(view);
  const double with_both = bytes_in_use();
  fmt::print("view {:.1f}, knowledge {:.1f} bytes a cell\n", (with_view - before) / view.cells(),
             (with_both - with_view) / view.cells());
}
