// Layouts drawn from a position, each with its true probability: what a simulation needs that asks
// "what if the mines lie so?". With enough draws, the share of layouts in which a cell is a mine
// comes close to its exact probability.
//
// It prints:
//
//     one of them:
//     . * . .
//     . . . .
//     . . * .
//     cell   drawn  exact
//     0,0    0.503  0.500
//     0,1    0.497  0.500
//     0,2    0.000  0.000
//     0,3    0.307  0.300
#include <minewise/analyze.h>
#include <minewise/position.h>
#include <minewise/sample.h>

#include <algorithm>
#include <cstdio>

using namespace minewise;

int main() {
  const auto position = read_position("? ? ? ?\n1 2 ? ?\n0 1 ? ?\n", {.density = "0.3"});
  if (!position) return std::puts(position.error().text().c_str()), 1;
  const View view = view_of(*position);
  Rng rng(Seed{1}, Digest("layouts"));
  const auto layouts = draw_layouts(view, 20'000, rng);
  if (!layouts) return std::puts(layouts.error().text().c_str()), 1;
  std::printf("one of them:\n%s", format_layout(layouts->front(), position->shape.width).c_str());

  const Analysis analysis = analyze(view);
  std::printf("cell   drawn  exact\n");
  for (int index = 0; index < 4; ++index) {
    const Cell cell{index};
    const auto mines = std::ranges::count_if(
        *layouts, [&](const Layout& layout) { return layout.has_mine(cell); });
    std::printf("%s    %.3f  %.3f\n", position->shape.place(cell).text().c_str(),
                static_cast<double>(mines) / static_cast<double>(layouts->size()),
                analysis.mine_probability[cell.at()]);
  }
}
