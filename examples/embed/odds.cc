// How likely each cell of a position is a mine, what is certain, and which cell to open. The
// position is read from a file, or is this one:
//
//     odds [FILE [MINES]]
//
// It prints:
//
//         -    -    -    -  50%  20%
//         -    -    -    -  50%  20%
//         -    -    - 100%   0%  20%
//      100% 100%   0%   0%  20%  20%
//     2,3 is a mine, by single-point
//     3,0 is a mine, by single-point
//     3,1 is a mine, by single-point
//     3,2 is safe, by single-point
//     3,3 is safe, by single-point
//     2,4 is safe, by subset
//     10 layouts; open 3,2
#include <minewise/analyze.h>
#include <minewise/position.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

namespace {

constexpr auto kUsual =
    "mines 5\n"
    "0 0 0 1 ? ?\n"
    "0 0 1 2 ? ?\n"
    "2 2 2 ? ? ?\n"
    "? ? ? ? ? ?\n";

void print_board(const minewise::View& view, const minewise::Analysis& analysis, int width) {
  for (int index = 0; index < view.cells(); ++index) {
    const minewise::Cell cell{index};
    if (view.is_covered(cell)) {
      std::printf("%4.0f%%", 100 * analysis.mine_probability[cell.at()]);
    } else {
      std::printf("    -");
    }
    if ((index + 1) % width == 0) std::printf("\n");
  }
}

int complain(const std::string& what) {
  std::fprintf(stderr, "odds: %s\n", what.c_str());
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  std::string text = kUsual;
  if (argc > 1) {
    std::ifstream file(argv[1]);
    text.assign(std::istreambuf_iterator(file), {});
  }
  minewise::PositionWords words;
  if (argc > 2) words.mines = argv[2];
  const auto position = minewise::read_position(text, words);
  if (!position) return complain(position.error().text());

  const minewise::View view = minewise::view_of(*position);
  const minewise::Analysis analysis = minewise::analyze(view);
  if (analysis.conflict) return complain("no layout explains this position");
  print_board(view, analysis, position->shape.width);
  for (const minewise::Deduction& proved : analysis.deductions) {
    std::printf("%s is %s, by %s\n", position->shape.place(proved.cell).text().c_str(),
                proved.verdict == minewise::Verdict::Safe ? "safe" : "a mine",
                minewise::rule_word(proved.reason.rule).data());
  }
  if (analysis.layouts) std::printf("%s layouts; ", analysis.layouts->str().c_str());
  if (analysis.best) std::printf("open %s", position->shape.place(*analysis.best).text().c_str());
  std::printf("\n");
}
