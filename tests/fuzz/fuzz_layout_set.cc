// Sets of layouts.
#include "core/layout.h"
#include "fuzz/reader.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace minewise;
  check_reader(as_text(bytes, size), parse_layout_set, [](const LayoutSet& set) {
    for (std::size_t i = 0; i < set.size(); ++i) CHECK(set.layout(i).mines() == set.mines(i));
    return format_layout_set(set);
  });
  return 0;
}
