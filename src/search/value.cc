#include "search/value.h"

#include <cmath>

namespace minewise {

double Value::risk(const Shape& shape, std::span<const std::uint8_t> bytes) {
  unknown_.clear();
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (is_unknown(bytes[i])) unknown_.push_back(Cell{static_cast<int>(i)});
  }
  if (unknown_.empty()) return 0;
  const Framed framed(shape);
  fill_planes(framed, bytes, {}, planes_);
  network_.ask(framed, planes_, unknown_, answers_);
  double risk = 0;
  for (const double answer : answers_) {
    risk += answer > 30 ? answer : std::log1p(std::exp(answer));
  }
  return risk;
}

}  // namespace minewise
