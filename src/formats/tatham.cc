#include "formats/tatham.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/check.h"
#include "core/counted.h"
#include "core/number.h"
#include "core/try.h"
#include "formats/sha1.h"

namespace minewise {
namespace {

constexpr std::string_view kDigits = "0123456789";
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
    return id.fail_here("the board has {} where one of {}x{} has {}", counted(hex.size(), "digit"),
                        shape.width, shape.height, digits);
  }
  std::string bytes((cells + 7) / 8, '\0');
  for (std::size_t i = 0; i < digits; ++i) {
    const auto lower = static_cast<char>(hex[i] >= 'A' && hex[i] <= 'F' ? hex[i] + 32 : hex[i]);
    const std::size_t value = kHexDigits.find(lower);
    if (value == kHexDigits.npos) {
      return fail_at(0, id.column() + static_cast<int>(i), "'{}' is no digit of a board",
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
        "this ID has random numbers in place of a board, which only the program that made it can "
        "deal; have it show the game's ID after the first click");
  }
  if (!id.take(':')) return id.fail_here("expected ':' and a board");
  TRY(const auto first, take_first(id, shape));
  const bool is_masked = id.take('m');
  if (!is_masked) id.take('u');
  TRY(std::string bytes, take_bits(id, shape));
  if (is_masked) unmask(bytes, static_cast<std::size_t>(shape.cells()));
  const Layout layout = layout_of_bits(bytes, shape.cells());
  if (mines && *mines != layout.mines()) {
    return id.fail_here("the board has {}, and the ID says {}", counted(layout.mines(), "mine"),
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

}  // namespace minewise
