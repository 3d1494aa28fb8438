// Layouts.
#include "core/layout.h"
#include "fuzz/reader.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace minewise;
  check_reader(as_text(bytes, size), parse_layout, [](const DrawnLayout& drawn) {
    CHECK(drawn.layout.cells() == drawn.shape.cells());
    return format_layout(drawn.layout, drawn.shape.width);
  });
  return 0;
}
