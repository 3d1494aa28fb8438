// What all JSON answers share: a JSON type that keeps fields in order, how to write a cell, a
// fraction, a missing value or a deduction, and LongAnswer, which writes long lists piece by piece.
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>

#include "core/shape.h"
#include "search/optimal.h"
#include "solver/facts.h"

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

// A deduction, in the form that all answers share.

std::string_view verdict_word(Verdict verdict);  // "safe", "mine"

// {"row": 3, "col": 4, "verdict": "safe", "rule": "subset", "because": [[2, 3], [2, 5]]}
Json deduction_json(const Deduction& deduction, const Shape& shape);

// Writes a JSON answer with long lists piece by piece: a million moves would not fit into memory as
// one value.
//
//     LongAnswer answer(head, sink);
//     answer.list("moves", count, [&](std::size_t i) { return move_json(i); });
//     answer.end();
class LongAnswer {
 public:
  using Sink = std::function<void(std::string_view)>;

  // `head` has the fields before the lists. REQUIRES: it has at least one; the sink outlives the
  // answer.
  LongAnswer(const Json& head, const Sink& sink);

  // Writes more fields. REQUIRES: there is at least one.
  void add(const Json& fields);

  // Writes a list as the next field; `element` is called for each index in turn.
  void list(std::string_view name, std::size_t count,
            const std::function<Json(std::size_t)>& element);

  void end();

 private:
  const Sink& sink_;
};

}  // namespace minewise
