// Fuzz targets that use the module cli keep the sanitizer's operator new: they have this in place
// of the gauge of cli/results/memory.cc, which comes with an operator new of its own.
#include "cli/results/memory.h"

namespace minewise {
namespace {

class NoGauge final : public MemoryGauge {
 public:
  void begin() const override {}
  void include(bool) const override {}
  std::uint64_t peak() const override { return 0; }
};

}  // namespace

const MemoryGauge& memory_gauge() {
  static const NoGauge gauge;
  return gauge;
}

}  // namespace minewise
