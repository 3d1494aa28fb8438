// Lists of sizes, densities and numbers of mines as experiments name them: items separated by
// commas, each a value or a range FIRST:LAST:STEP with both ends included.
//
//     20,30x16,expert      sizes; one that names its mines is a whole board
//     0.1:0.9:0.1          nine densities
//     10,20,40:80:20       numbers of mines
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/game_id.h"
#include "core/result.h"
#include "core/shape.h"

namespace minewise {

// A size, and how its mines are laid if that was said with it.
struct Size {
  Shape shape;
  std::optional<MineLaw> mines;
};
Result<std::vector<Size>> parse_sizes(std::string_view text);

Result<std::vector<double>> parse_densities(std::string_view text);
Result<std::vector<int>> parse_mine_counts(std::string_view text);

}  // namespace minewise
