#include "formats/recording.h"

#include <array>
#include <utility>

namespace minewise {

std::string_view replay_format_name(ReplayFormat format) {
  constexpr std::array<std::string_view, 5> kNames{"AVF", "RMV", "MVF", "EVF", "RAWVF"};
  return kNames[std::to_underlying(format)];
}

std::string_view game_end_word(GameEnd end) {
  constexpr std::array<std::string_view, 3> kWords{"won", "lost", "unfinished"};
  return kWords[std::to_underlying(end)];
}

std::optional<Cell> Recording::cell_at(const MouseEvent& event) const {
  if (event.x < 0 || event.y < 0) return std::nullopt;
  const Place place{event.y / square_size, event.x / square_size};
  if (!shape.contains(place)) return std::nullopt;
  return shape.cell(place);
}

}  // namespace minewise
