#include "search/set_stack.h"

#include <algorithm>

namespace minewise {

Bits* SetStack::take(int words) {
  const auto size = static_cast<std::size_t>(words);
  while (block_ < blocks_.size() && used_ + size > blocks_[block_].size) ++block_, used_ = 0;
  if (block_ == blocks_.size()) {
    constexpr std::size_t kLeast = std::size_t{1} << 14;
    const std::size_t block = std::max(kLeast, size);
    blocks_.push_back({std::make_unique_for_overwrite<Bits[]>(block), block});
    used_ = 0;
  }
  Bits* taken = blocks_[block_].words.get() + used_;
  used_ += size;
  return taken;
}

}  // namespace minewise
