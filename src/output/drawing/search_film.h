// A film of a search for hard boards: the boards that the search accepted, one after another.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/layout.h"
#include "core/topology.h"
#include "output/drawing/film.h"

namespace minewise {

class SearchFilm {
 public:
  SearchFilm(std::string heading, const Shape& shape)
      : heading_(std::move(heading)), shape_(shape) {}

  void add(const Layout& board, std::string caption) {
    boards_.push_back({board, std::move(caption)});
  }

  // At most kFrames of the boards, evenly spread; the last board is always there. REQUIRES: there
  // is a board.
  static constexpr std::size_t kFrames = 300;
  Film film() const;

 private:
  struct Point {
    Layout board;
    std::string caption;
  };

  std::string heading_;
  Shape shape_;
  std::vector<Point> boards_;
};

}  // namespace minewise
