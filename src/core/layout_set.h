// A layout set: boards to be played as they are, read from a file. The first line says what they
// share; each line after it is one board, row by row:
//
//     layouts 3x2 first=0,0 topology=square
//     010010
//     000011
//
// `first` is the opening move that every agent makes; it and `topology` may be left out. Blank
// lines and lines that begin with "//" are ignored.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/layout.h"
#include "core/result.h"
#include "core/shape.h"

namespace minewise {

class LayoutSet {
 public:
  // An empty set. REQUIRES: `first`, if there is one, lies within the shape.
  explicit LayoutSet(const Shape& shape, std::optional<Place> first = std::nullopt);

  const Shape& shape() const { return shape_; }
  const std::optional<Place>& first() const { return first_; }
  std::size_t size() const { return size_; }

  // Board `index`, from 0, and its text of '0' and '1'.
  Layout layout(std::size_t index) const;
  std::string_view row(std::size_t index) const;
  int mines(std::size_t index) const;

  // REQUIRES: the layout has as many cells as the shape.
  void add(const Layout& layout);

  // A number by which this set is recognised.
  std::uint64_t digest() const;

 private:
  friend Result<LayoutSet> parse_layout_set(std::string_view text);

  Shape shape_;
  std::optional<Place> first_;
  std::size_t size_ = 0;
  std::string cells_;  // '0' and '1', board after board
};

Result<LayoutSet> parse_layout_set(std::string_view text);
std::string format_layout_set(const LayoutSet& set);

}  // namespace minewise
