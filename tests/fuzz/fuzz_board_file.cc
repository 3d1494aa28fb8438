// Board files of other programs: MBF, and game IDs of Tatham's Mines.
#include "formats/foreign_layout.h"
#include "fuzz/reader.h"

namespace {

using namespace minewise;

// A layout written by the format's own writer reads back to itself.
std::string write_mbf(const LayoutSet& set) {
  CHECK(set.size() == 1 && set.layout(0).cells() == set.shape().cells());
  return format_mbf(set, 0).value();
}

std::string write_id(const LayoutSet& set) {
  CHECK(set.size() == 1);
  return format_tatham_id(set, 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text = as_text(bytes, size);
  if (const auto mbf = check_reader(text, parse_mbf, write_mbf))
    CHECK(write_mbf(*mbf).size() == size);
  check_reader(text, parse_tatham_id, write_id);
  if (const auto board = read_board_file(text); board && !*board) check_error(board->error(), text);
  return 0;
}
