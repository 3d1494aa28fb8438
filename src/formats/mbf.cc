#include "formats/mbf.h"

#include "core/counted.h"
#include "core/grid.h"
#include "core/try.h"

namespace minewise {
namespace {

constexpr std::size_t kMbfHeader = 4;
constexpr int kMbfSide = 255;

int byte_at(std::string_view bytes, std::size_t offset) {
  return static_cast<std::uint8_t>(bytes[offset]);
}

Result<void> check_mbf_size(std::string_view bytes, const Shape& shape, int mines) {
  if (shape.width == 0 || shape.height == 0) {
    return fail("byte {}: a board has at least one cell a side", shape.width == 0 ? 0 : 1);
  }
  if (mines > shape.cells()) {
    return fail("byte 2: {} on {}", counted(mines, "mine"), counted(shape.cells(), "cell"));
  }
  const std::size_t wanted = kMbfHeader + 2 * static_cast<std::size_t>(mines);
  if (bytes.size() < wanted) {
    return fail("byte {}: the file ends here, and with {} it has {}", bytes.size(),
                counted(mines, "mine"), counted(wanted, "byte"));
  }
  if (bytes.size() > wanted) {
    return fail("byte {}: the file goes on after its {}", wanted, counted(mines, "mine"));
  }
  return {};
}

}  // namespace

Result<LayoutSet> parse_mbf(std::string_view bytes) {
  if (bytes.size() < kMbfHeader) {
    return fail("byte {}: the file ends before the number of mines", bytes.size());
  }
  const Shape shape{byte_at(bytes, 0), byte_at(bytes, 1)};
  const int mines = byte_at(bytes, 2) * 256 + byte_at(bytes, 3);
  TRY(check_mbf_size(bytes, shape, mines));
  Layout layout(shape.cells());
  for (std::size_t at = kMbfHeader; at < bytes.size(); at += 2) {
    const Place place{byte_at(bytes, at + 1), byte_at(bytes, at)};
    if (!shape.contains(place)) {
      return fail("byte {}: the mine in row {}, column {} is outside the board of {}x{}", at,
                  place.row, place.col, shape.width, shape.height);
    }
    if (layout.has_mine(shape.cell(place))) {
      return fail("byte {}: the mine in row {}, column {} is there already", at, place.row,
                  place.col);
    }
    layout.place_mine(shape.cell(place));
  }
  LayoutSet set(shape);
  set.add(layout);
  return set;
}

Result<std::string> format_mbf(const LayoutSet& set, std::size_t board) {
  const Shape& shape = set.shape();
  if (shape.grid != kUsualGrid) return fail("MBF has square boards alone");
  if (shape.width > kMbfSide || shape.height > kMbfSide) {
    return fail("MBF has boards of {} cells a side at most", kMbfSide);
  }
  const Layout layout = set.layout(board);
  std::string bytes;
  for (const int value : {shape.width, shape.height, layout.mines() / 256, layout.mines() % 256}) {
    bytes += static_cast<char>(value);
  }
  layout.for_each_mine([&](Cell mine) {
    const auto [row, col] = shape.place(mine);
    bytes += static_cast<char>(col);
    bytes += static_cast<char>(row);
  });
  return bytes;
}

}  // namespace minewise
