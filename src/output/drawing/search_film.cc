#include "output/drawing/search_film.h"

#include <utility>

#include "core/check.h"

namespace minewise {

Film SearchFilm::film() const {
  CHECK(!boards_.empty());
  const Topology topology(shape_);
  Tiles shown = tiles_of(boards_.front().board, topology, false);
  Film film{heading_, shape_, shown, {}};
  const std::size_t every = boards_.size() / kFrames + 1;
  for (std::size_t i = 0; i < boards_.size(); ++i) {
    if (i % every != 0 && i + 1 < boards_.size()) continue;
    Frame frame;
    frame.caption = boards_[i].caption;
    const Tiles tiles = tiles_of(boards_[i].board, topology, false);
    for (int index = 0; index < shape_.cells(); ++index) {
      const Cell cell{index};
      if (tiles[cell.at()] != shown[cell.at()]) frame.changes.emplace_back(cell, tiles[cell.at()]);
    }
    shown = tiles;
    film.frames.push_back(std::move(frame));
  }
  return film;
}

}  // namespace minewise
