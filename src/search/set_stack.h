// Memory for the sets of a search, allocated and released as a stack.
#pragma once

#include <memory>
#include <vector>

#include "search/layout_frame.h"

namespace minewise {

class SetStack {
 public:
  // Memory for a set of this many words, not cleared.
  Bits* take(int words);

  struct Mark {
    std::size_t block = 0, used = 0;
  };
  Mark mark() const { return {block_, used_}; }
  void release(Mark mark) { block_ = mark.block, used_ = mark.used; }

 private:
  struct Block {
    std::unique_ptr<Bits[]> words;
    std::size_t size = 0;
  };
  std::vector<Block> blocks_;
  std::size_t block_ = 0, used_ = 0;
};

}  // namespace minewise
