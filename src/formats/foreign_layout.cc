#include "formats/foreign_layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/uuid/detail/sha1.hpp>
#include <string>

#include "core/macros.h"
#include "core/message.h"
#include "core/shape.h"
#include "core/words.h"

namespace minewise {

namespace {

constexpr std::size_t kMbfHeader = 4;
constexpr int kMbfSide = 255;

int byte_at(std::string_view bytes, std::size_t offset) {
  return static_cast<std::uint8_t>(bytes[offset]);
}

Result<void> check_mbf_size(std::string_view bytes, const Shape& shape, int mines) {
  if (shape.width == 0 || shape.height == 0) {
    return fail("byte {}: a board needs at least one cell on each side", shape.width == 0 ? 0 : 1);
  }
  if (mines > shape.cells()) {
    return fail("byte 2: {} on {}", counted(mines, "mine"), counted(shape.cells(), "cell"));
  }
  const std::size_t wanted = kMbfHeader + 2 * static_cast<std::size_t>(mines);
  if (bytes.size() < wanted) {
    return fail("byte {}: the file ends here, but with {} it needs {}", bytes.size(),
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
  if (shape.grid != kUsualGrid) return fail("MBF has only the square topology");
  if (shape.width > kMbfSide || shape.height > kMbfSide) {
    return fail("MBF has boards with sides of at most {} cells", kMbfSide);
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

std::array<std::uint8_t, 20> sha1(std::string_view bytes) {
  boost::uuids::detail::sha1 hash;
  hash.process_bytes(bytes.data(), bytes.size());
  boost::uuids::detail::sha1::digest_type parts;  // words, or bytes in newer versions of Boost
  hash.get_digest(parts);
  std::array<std::uint8_t, 20> digest{};
  std::size_t at = 0;
  for (const auto part : parts) {
    for (std::size_t left = sizeof part; left-- > 0;) {
      digest[at++] = static_cast<std::uint8_t>(part >> 8 * left);
    }
  }
  return digest;
}

namespace {

constexpr std::string_view kHexDigits = "0123456789abcdef";

// Mixes a part of the bytes with the hashes of another, each with a number from 0 on behind it.
void mask_by(std::string_view seed, std::span<char> bytes) {
  for (std::size_t at = 0; at < bytes.size(); at += 20) {
    const auto digest = sha1(fmt::format("{}{}", seed, at / 20));
    for (std::size_t i = at; i < std::min(at + 20, bytes.size()); ++i) {
      bytes[i] = static_cast<char>(bytes[i] ^ static_cast<char>(digest[i - at]));
    }
  }
}

void unmask(std::string& bytes, std::size_t bits) {
  const std::size_t half = bytes.size() / 2;
  mask_by(std::string_view(bytes).substr(0, half), std::span(bytes).subspan(half));
  if (bits % 8 != 0) bytes.back() = static_cast<char>(bytes.back() & (0xff00 >> (bits % 8)));
  mask_by(std::string_view(bytes).substr(half), std::span(bytes).first(half));
}

// A text that is read from left to right.
class IdReader {
 public:
  explicit IdReader(std::string_view text) : text_(text) {}

  std::string_view rest() const { return text_.substr(at_); }
  int column() const { return static_cast<int>(at_) + 1; }
  bool take(char wanted) {
    const bool found = rest().starts_with(wanted);
    at_ += found;
    return found;
  }
  std::string_view take_digits() {
    const std::size_t end = std::min(text_.find_first_not_of(kDigits, at_), text_.size());
    const std::string_view digits = text_.substr(at_, end - at_);
    at_ = end;
    return digits;
  }

  template <class... Args>
  std::unexpected<Error> fail_here(fmt::format_string<Args...> format, Args&&... args) const {
    return fail_at(0, column(), format, std::forward<Args>(args)...);
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

// "9x9", or "9" for the same.
Result<Shape> take_size(IdReader& id) {
  const std::string_view width = id.take_digits();
  const std::string_view height = id.take('x') ? id.take_digits() : width;
  return parse_size(fmt::format("{}x{}", width, height));
}

// A coordinate and the comma behind it.
Result<int> take_coordinate(IdReader& id, int limit, std::string_view name) {
  const int column = id.column();
  const auto value = parse_int(id.take_digits());
  if (!value || *value >= limit) {
    return fail_at(0, column, "the {} of the first cell is outside the board", name);
  }
  if (!id.take(',')) return id.fail_here("expected ',' after the {} of the first cell", name);
  return *value;
}

Result<std::optional<Place>> take_first(IdReader& id, const Shape& shape) {
  // Without a first cell, digits are those of the board: no comma comes.
  const std::string_view rest = id.rest();
  const std::size_t end = rest.find_first_not_of(kDigits);
  if (end == 0 || end == rest.npos || rest[end] != ',') return std::optional<Place>{};
  TRY(const int col, take_coordinate(id, shape.width, "column"));
  TRY(const int row, take_coordinate(id, shape.height, "row"));
  return std::optional(Place{row, col});
}

Result<std::string> take_bits(IdReader& id, const Shape& shape) {
  const auto cells = static_cast<std::size_t>(shape.cells());
  const std::size_t digits = (cells + 3) / 4;
  const std::string_view hex = id.rest();
  if (hex.size() != digits) {
    return id.fail_here("the board has {}, but {}x{} needs {}", counted(hex.size(), "digit"),
                        shape.width, shape.height, digits);
  }
  std::string bytes((cells + 7) / 8, '\0');
  for (std::size_t i = 0; i < digits; ++i) {
    const auto lower = static_cast<char>(hex[i] >= 'A' && hex[i] <= 'F' ? hex[i] + 32 : hex[i]);
    const std::size_t value = kHexDigits.find(lower);
    if (value == kHexDigits.npos) {
      return fail_at(0, id.column() + static_cast<int>(i), "'{}' is not a digit of a board",
                     hex.substr(i, 1));
    }
    bytes[i / 2] = static_cast<char>(bytes[i / 2] | value << (i % 2 == 0 ? 4 : 0));
  }
  return bytes;
}

Layout layout_of_bits(std::string_view bytes, int cells) {
  Layout layout(cells);
  for (Cell cell{0}; cell.index < cells; ++cell.index) {
    if (bytes[cell.at() / 8] & (0x80 >> (cell.at() % 8))) layout.place_mine(cell);
  }
  return layout;
}

}  // namespace

bool is_tatham_id(std::string_view text) {
  const std::size_t end = text.find_first_of(":#");
  if (end == text.npos) return false;
  const std::string_view size = text.substr(0, end);
  return !size.empty() && kDigits.find(size.front()) != kDigits.npos &&
         size.find_first_not_of("0123456789xna") == size.npos;
}

Result<LayoutSet> parse_tatham_id(std::string_view text) {
  IdReader id(text);
  TRY(const Shape shape, take_size(id));
  const bool tells_mines = id.take('n');
  const auto mines = parse_int(id.take_digits());
  if (tells_mines && !mines) return id.fail_here("expected the number of mines after 'n'");
  id.take('a');
  if (id.rest().starts_with('#') || id.rest().starts_with(":r")) {
    return id.fail_here(
        "this ID holds random numbers instead of a board, and only the program that made it can "
        "deal the board; copy the game's ID after the first click");
  }
  if (!id.take(':')) return id.fail_here("expected ':' and a board");
  TRY(const auto first, take_first(id, shape));
  const bool is_masked = id.take('m');
  if (!is_masked) id.take('u');
  TRY(std::string bytes, take_bits(id, shape));
  if (is_masked) unmask(bytes, static_cast<std::size_t>(shape.cells()));
  const Layout layout = layout_of_bits(bytes, shape.cells());
  if (mines && *mines != layout.mines()) {
    return id.fail_here("the board has {}, but the ID says {}", counted(layout.mines(), "mine"),
                        *mines);
  }
  LayoutSet set(shape, first);
  set.add(layout);
  return set;
}

std::string format_tatham_id(const LayoutSet& set, std::size_t board) {
  CHECK(set.shape().grid == kUsualGrid);
  const std::string_view row = set.row(board);
  std::string text = fmt::format("{}x{}:", set.shape().width, set.shape().height);
  if (set.first()) text += fmt::format("{},{},", set.first()->col, set.first()->row);
  text += 'u';
  for (std::size_t at = 0; at < row.size(); at += 4) {
    std::size_t digit = 0;
    for (std::size_t i = at; i < at + 4; ++i) digit = digit * 2 + (i < row.size() && row[i] == '1');
    text += kHexDigits[digit];
  }
  return text;
}

namespace {

// The ID that is all of a text, at its place.
struct LoneId {
  std::string_view id;
  int line = 0, column = 0;
};

std::optional<LoneId> find_lone_id(std::string_view text) {
  std::optional<LoneId> found;
  for (LineReader lines(text); !lines.at_end(); lines.next()) {
    if (is_skipped_line(lines.line())) continue;
    WordReader words(lines.line());
    if (found || !is_tatham_id(words.word().text)) return std::nullopt;
    found = {words.word().text, lines.number(), words.word().column};
    words.next();
    if (!words.at_end()) return std::nullopt;
  }
  return found;
}

}  // namespace

// A text is never an MBF: it would have 2,304 mines at least, and be as many different cells.
std::optional<Result<LayoutSet>> read_board_file(std::string_view bytes) {
  if (const auto found = find_lone_id(bytes)) {
    auto set = parse_tatham_id(found->id);
    if (set) return set;
    const int within = std::max(0, set.error().column - 1);
    return fail_there(found->line, found->column + within, set.error());
  }
  if (auto set = parse_mbf(bytes)) return set;
  return std::nullopt;
}

}  // namespace minewise
