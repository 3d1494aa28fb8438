#include "reason/learned/board_bytes.h"

#include <algorithm>
#include <cmath>

namespace minewise {

std::uint8_t byte_of_probability(double mine_probability) {
  if (mine_probability <= 0) return kSafeByte;
  if (mine_probability >= 1) return kMineByte;
  const int step = static_cast<int>(std::lround(mine_probability * kProbabilitySteps));
  return static_cast<std::uint8_t>(std::clamp(kSafeByte + step, kSafeByte + 1, kMineByte - 1));
}

void board_bytes(Knowledge& known, BoardBytes& bytes) {
  const View& view = known.view();
  bytes.resize(static_cast<std::size_t>(view.cells()));
  for (int index = 0; index < view.cells(); ++index) {
    const Cell cell{index};
    bytes[cell.at()] = view.is_open(cell)
                           ? static_cast<std::uint8_t>(view.clue(cell).number())
                           : byte_of_probability(known.posterior().mine_probability(cell));
  }
}

}  // namespace minewise
