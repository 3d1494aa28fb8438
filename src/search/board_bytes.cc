#include "search/board_bytes.h"

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

void board_bytes_after(const View& view, const LookAhead& ahead, int candidate, int answer,
                       std::vector<double>& scratch, BoardBytes& bytes) {
  scratch.resize(static_cast<std::size_t>(view.cells()));
  ahead.spread(candidate, answer, scratch);
  bytes.resize(scratch.size());
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const Cell cell{static_cast<int>(i)};
    bytes[i] = view.is_open(cell) ? static_cast<std::uint8_t>(view.clue(cell).number())
                                  : byte_of_probability(scratch[i]);
  }
  const Clue clue = ahead.answers(candidate)[static_cast<std::size_t>(answer)].clue;
  bytes[ahead.candidate(candidate).cell.at()] = static_cast<std::uint8_t>(clue.number());
}

}  // namespace minewise
