#include "core/cell.h"

#include <algorithm>

namespace minewise {

void CellList::push_back(Cell cell) {
  if (size_ == 0) {
    one_ = cell;
  } else if (!many_) {
    many_ = std::make_shared<std::vector<Cell>>(std::initializer_list<Cell>{one_, cell});
  } else {
    if (many_.use_count() > 1) many_ = std::make_shared<std::vector<Cell>>(*many_);
    many_->push_back(cell);
  }
  ++size_;
}

bool operator==(const CellList& a, const CellList& b) {
  return std::ranges::equal(a, b);
}

CellList ascending(std::vector<Cell> cells) {
  std::ranges::sort(cells);
  return CellList(std::move(cells));
}

}  // namespace minewise
