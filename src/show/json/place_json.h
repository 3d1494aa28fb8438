// What the answers share: values whose fields stay in order, and how a cell is written.
#pragma once

#include <nlohmann/json.hpp>

#include "ground/board/shape.h"

namespace minewise {

using Json = nlohmann::ordered_json;

// {"row": 3, "col": 4}
inline Json place_json(Cell cell, const Shape& shape) {
  const Place place = shape.place(cell);
  return {{"row", place.row}, {"col", place.col}};
}

}  // namespace minewise
