// Links and addresses. What reads is a position that has this very link and no other.
#include "formats/link.h"
#include "fuzz/reader.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace minewise;
  const auto position = check_reader(as_text(bytes, size), parse_link, format_link);
  if (position) CHECK(as_text(bytes, size).find(format_link(*position)) != std::string_view::npos);
  return 0;
}
