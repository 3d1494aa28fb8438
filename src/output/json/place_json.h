// What all JSON answers share: a JSON type that keeps fields in order, and how to write a cell, a
// fraction or a missing value.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "core/shape.h"
#include "search/optimal.h"

namespace minewise {

using Json = nlohmann::ordered_json;

// {"row": 3, "col": 4}
inline Json place_json(Cell cell, const Shape& shape) {
  const Place place = shape.place(cell);
  return {{"row", place.row}, {"col", place.col}};
}

// [3, 4]
inline Json pair_json(Cell cell, const Shape& shape) {
  const Place place = shape.place(cell);
  return Json::array({place.row, place.col});
}

// {"num": "961", "den": "1820"}
inline Json fraction_json(const Fraction& value) {
  return {{"num", value.num.str()}, {"den", value.den.str()}};
}

template <class Value>
Json or_null(const std::optional<Value>& value) {
  return value ? Json(*value) : Json(nullptr);
}

}  // namespace minewise
