#include "core/layout.h"

#include <algorithm>
#include <vector>

#include "core/digest.h"
#include "core/macros.h"
#include "core/message.h"
#include "core/position.h"
#include "core/shape.h"
#include "core/words.h"

namespace minewise {

int mines_around(const Layout& layout, const Topology& topology, Cell cell) {
  int mines = 0;
  for (const Cell neighbour : topology.neighbours(cell)) mines += layout.has_mine(neighbour);
  return mines;
}

namespace {

constexpr std::string_view kDrawn = "*.";
constexpr std::string_view kBinary = "10";

// The alphabet of the first cell in a row; that of drawings if it is of neither.
std::string_view alphabet_of(std::string_view row) {
  const char first = row[row.find_first_not_of(" \t")];
  return kBinary.find(first) != kBinary.npos ? kBinary : kDrawn;
}

}  // namespace

Result<DrawnLayout> parse_layout(std::string_view text) {
  TextGrid grid;
  Position told;
  std::string_view alphabet;
  for (LineReader lines(text); !lines.at_end(); lines.next()) {
    if (is_skipped_line(lines.line())) continue;
    const bool is_header = grid.is_empty() && WordReader(lines.line()).word().text == "topology";
    if (is_header && take_header(lines.line(), told)) continue;
    if (alphabet.empty()) alphabet = alphabet_of(lines.line());
    TRY(grid.add_row(lines.line(), lines.number(), alphabet));
  }
  if (grid.is_empty()) return fail("the layout has no rows");
  DrawnLayout drawn{{grid.width(), grid.height(), told.shape.grid},
                    Layout(grid.width() * grid.height())};
  for (int index = 0; index < drawn.layout.cells(); ++index) {
    const Cell cell{index};
    if (grid.symbols()[cell.at()] == alphabet.front()) drawn.layout.place_mine(cell);
  }
  return drawn;
}

std::string format_layout(const DrawnLayout& drawn) {
  return format_headers({drawn.shape, std::nullopt, exact_clues(), {}}) +
         format_layout(drawn.layout, drawn.shape.width);
}

std::string format_layout(const Layout& layout, int width) {
  std::string symbols;
  for (int index = 0; index < layout.cells(); ++index) {
    symbols += layout.has_mine(Cell{index}) ? '*' : '.';
  }
  return format_rows(symbols, width);
}

namespace {

Result<void> read_word(const Word& word, Shape& shape, std::optional<Place>& first) {
  const std::size_t equals = word.text.find('=');
  const std::string_view key = word.text.substr(0, equals);
  const std::string_view value = equals == word.text.npos ? "" : word.text.substr(equals + 1);
  if (key == "topology") {
    const auto grid = find_grid(value);
    if (!grid) {
      return fail("unknown topology '{}'; write {}{}", value, grid_words(), grid_meant_by(value));
    }
    shape.grid = *grid;
    return {};
  }
  if (key != "first") {
    return fail("unknown word '{}'; after the size come first=R,C and topology=T", word.text);
  }
  TRY(const auto place, parse_place(value));
  if (!shape.contains(place)) {
    return fail("the first cell {} is outside the board of {} and {}", value,
                counted(shape.height, "row"), counted(shape.width, "column"));
  }
  first = place;
  return {};
}

Result<LayoutSet> read_header(std::string_view line, int number) {
  WordReader words(line);
  const Word title = words.word();
  words.next();
  if (lower_case(title.text) != "layouts" || words.at_end()) {
    return fail_at(number, title.column, "a layout set begins with a line such as 'layouts 30x16'");
  }
  auto shape = parse_size(words.word().text);
  if (!shape) return fail_there(number, words.word().column, shape.error());
  std::optional<Place> first;
  std::vector<std::string_view> told;  // no more than there are keys: an unknown one ends it
  for (words.next(); !words.at_end(); words.next()) {
    const Word& word = words.word();
    const std::string_view key = word.text.substr(0, word.text.find('='));
    if (std::ranges::find(told, key) != told.end()) {
      return fail_at(number, word.column, "'{}' is given twice", key);
    }
    told.push_back(key);
    if (auto read = read_word(word, *shape, first); !read) {
      return fail_there(number, word.column, read.error());
    }
  }
  return LayoutSet(*shape, first);
}

}  // namespace

LayoutSet::LayoutSet(const Shape& shape, std::optional<Place> first)
    : shape_(shape), first_(first) {
  CHECK(!first || shape.contains(*first));
}

std::string_view LayoutSet::row(std::size_t index) const {
  CHECK(index < size_);
  const auto cells = static_cast<std::size_t>(shape_.cells());
  return std::string_view(cells_).substr(index * cells, cells);
}

Layout LayoutSet::layout(std::size_t index) const {
  const std::string_view symbols = row(index);
  Layout layout(shape_.cells());
  for (int cell = 0; cell < shape_.cells(); ++cell) {
    if (symbols[Cell{cell}.at()] == '1') layout.place_mine(Cell{cell});
  }
  return layout;
}

int LayoutSet::mines(std::size_t index) const {
  return static_cast<int>(std::ranges::count(row(index), '1'));
}

void LayoutSet::add(const Layout& layout) {
  CHECK(layout.cells() == shape_.cells());
  for (int cell = 0; cell < layout.cells(); ++cell) {
    cells_ += layout.has_mine(Cell{cell}) ? '1' : '0';
  }
  ++size_;
}

std::uint64_t LayoutSet::digest() const {
  Digest digest("layouts");
  digest.add(static_cast<std::uint64_t>(shape_.width)).add(grid_word(shape_.grid));
  digest.add(first_ ? first_->text() : "any").add(cells_);
  return digest.value();
}

Result<LayoutSet> parse_layout_set(std::string_view text) {
  std::optional<LayoutSet> set;
  for (LineReader lines(text); !lines.at_end(); lines.next()) {
    if (is_skipped_line(lines.line())) continue;
    if (!set) {
      auto header = read_header(lines.line(), lines.number());
      if (!header) return header;
      set = std::move(*header);
      set->cells_.reserve(text.size());
      continue;
    }
    const std::string_view row = lines.line().substr(0, lines.line().find_last_not_of(" \t") + 1);
    if (const std::size_t wrong = row.find_first_not_of("01"); wrong != row.npos) {
      return fail_at(lines.number(), static_cast<int>(wrong) + 1,
                     "unknown symbol '{}'; a board is a row of 0 and 1", row[wrong]);
    }
    if (row.size() != static_cast<std::size_t>(set->shape_.cells())) {
      return fail_at(lines.number(), 1, "this board has {} where {}x{} has {}",
                     counted(row.size(), "cell"), set->shape_.width, set->shape_.height,
                     set->shape_.cells());
    }
    set->cells_ += row;
    ++set->size_;
  }
  if (!set || set->size_ == 0) return fail("the layout set holds no boards");
  return *std::move(set);
}

std::string format_layout_set(const LayoutSet& set) {
  std::string text = fmt::format("layouts {}x{}", set.shape().width, set.shape().height);
  if (set.first()) text += " first=" + set.first()->text();
  if (set.shape().grid != kUsualGrid) {
    text += fmt::format(" topology={}", grid_word(set.shape().grid));
  }
  text += '\n';
  for (std::size_t i = 0; i < set.size(); ++i) {
    text += set.row(i);
    text += '\n';
  }
  return text;
}

}  // namespace minewise
