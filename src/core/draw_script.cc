#include "core/draw_script.h"

#include <utility>

#include "core/check.h"

namespace minewise {

void DrawScript::start(std::vector<std::uint32_t> draws) {
  draws_ = std::move(draws);
  taken_ = 0;
  missing_.reset();
  refused_ = false;
}

std::uint32_t DrawScript::below(std::uint32_t n) {
  if (taken_ < draws_.size()) {
    CHECK(draws_[taken_] < n);
    return draws_[taken_++];
  }
  if (!missing_) missing_ = n;
  return 0;
}

}  // namespace minewise
