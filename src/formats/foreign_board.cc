#include "formats/foreign_board.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/macros.h"
#include "core/result.h"
#include "core/topology.h"
#include "core/words.h"
#include "formats/drawing.h"
#include "formats/foreign_symbols.h"

namespace minewise {

namespace {

using Rows = std::vector<ForeignRow>;

bool has_space(const ForeignRow& row) {
  return row.cells.find(kSpaceCell) != std::string::npos;
}

bool is_blank(const ForeignRow& row) {
  return row.cells.find_first_not_of(kSpaceCell) == std::string::npos;
}

bool are_of_one_length(const Rows& rows) {
  return std::ranges::all_of(
      rows, [&](const ForeignRow& row) { return row.cells.size() == rows.front().cells.size(); });
}

bool are_of_size(const Rows& rows, const Shape& shape) {
  return !rows.empty() && are_of_one_length(rows) &&
         rows.front().cells.size() == static_cast<std::size_t>(shape.width) &&
         rows.size() == static_cast<std::size_t>(shape.height);
}

Rows without_spaces(Rows rows) {
  for (ForeignRow& row : rows) std::erase(row.cells, kSpaceCell);
  std::erase_if(rows, [](const ForeignRow& row) { return row.cells.empty(); });
  return rows;
}

// Leaves out every second character, where it is a space in all rows. Says whether it was.
bool drop_separators(Rows& rows) {
  const auto is_spaced = [](const ForeignRow& row) {
    for (std::size_t at = 1; at < row.cells.size(); at += 2) {
      if (row.cells[at] != kSpaceCell) return false;
    }
    return true;
  };
  if (!std::ranges::all_of(rows, is_spaced)) return false;
  for (ForeignRow& row : rows) {
    for (std::size_t at = 0; 2 * at < row.cells.size(); ++at) row.cells[at] = row.cells[2 * at];
    row.cells.resize((row.cells.size() + 1) / 2);
  }
  return true;
}

// Leaves spaces out, unless the rows are of one length only with them. Where every second character
// is a space, only the others are cells.
Rows with_spaces_settled(Rows rows) {
  Rows bare = without_spaces(rows);
  std::erase_if(rows, [](const ForeignRow& row) { return row.cells.empty(); });
  if (are_of_one_length(bare) || !are_of_one_length(rows)) return bare;
  if (rows.front().cells.size() % 2 == 1) drop_separators(rows);
  return rows;
}

// Makes every row as wide as it should be with spaces at its end. Says whether none was wider.
bool fill_up(Rows& rows, int width) {
  for (ForeignRow& row : rows) {
    row.cells.resize(row.cells.find_last_not_of(kSpaceCell) + 1);
    if (row.cells.size() > static_cast<std::size_t>(width)) return false;
    row.cells.resize(static_cast<std::size_t>(width), kSpaceCell);
  }
  return true;
}

// The rows as a board of a size that is known. Spaces at the end of a line may have been cut off,
// but only where spaces are cells: else a row that lacks a cell would look the same.
std::optional<Rows> rows_of_size(Rows rows, const Shape& shape) {
  if (Rows bare = without_spaces(rows); are_of_size(bare, shape)) return bare;
  const auto height = static_cast<std::size_t>(shape.height);
  while (rows.size() > height && is_blank(rows.back())) rows.pop_back();
  const auto first = std::ranges::find_if_not(rows, is_blank) - rows.begin();
  const auto over = static_cast<std::ptrdiff_t>(rows.size()) - shape.height;
  if (over > 0) rows.erase(rows.begin(), rows.begin() + std::min(first, over));
  if (rows.size() != height) return std::nullopt;
  Rows spaced = rows;
  if (std::ranges::any_of(rows, has_space) && fill_up(rows, shape.width)) return rows;
  const bool has_spaced_cells = drop_separators(spaced) && std::ranges::any_of(spaced, has_space);
  if (has_spaced_cells && fill_up(spaced, shape.width)) return spaced;
  return std::nullopt;
}

// Rows with tabs between all their cells, some of which are empty. One tab in front of every line
// only sets it in.
std::optional<Rows> rows_of_table(Rows rows) {
  bool has_empty = false, has_first = false;
  for (ForeignRow& row : rows) {
    if (!row.fields) return std::nullopt;
    row.cells = *row.fields;
    has_empty = has_empty || has_space(row);
    has_first = has_first || row.cells.front() != kSpaceCell;
  }
  const bool is_set_in = !rows.empty() && !has_first && rows.front().cells.size() == 2;
  if (!has_empty || is_set_in || !are_of_one_length(rows)) return std::nullopt;
  return rows;
}

// A character as a message shows it.
std::string shown(std::string_view character) {
  if (printable(character) == character) return fmt::format("'{}'", character);
  return fmt::format("byte {:#04x}", static_cast<unsigned char>(character.front()));
}

// 30x16x99, as JSMinesweeper writes it, or 30x16.
struct SizeLine {
  Shape shape;
  std::string_view mines;  // empty if they are not told: then it could be a row
};

std::optional<SizeLine> read_size_line(std::string_view line) {
  WordReader words(line);
  const std::string_view word = words.word().text;
  words.next();
  const std::size_t last = word.rfind('x');
  if (!words.at_end() || last == word.npos) return std::nullopt;
  if (const auto shape = parse_size(word)) return SizeLine{*shape, ""};
  const auto shape = parse_size(word.substr(0, last));
  if (!shape || !parse_int(word.substr(last + 1))) return std::nullopt;
  return SizeLine{*shape, word.substr(last + 1)};
}

// A text on its way to our notation, line by line, so that errors keep their lines.
class ForeignBoard {
 public:
  // Whether the first row is for the most part of symbols that are none, a header that is wrong, or
  // a size (8x8) and all there is.
  bool is_something_else() const { return is_something_else_; }

  Result<ForeignReading> read(std::string_view text) {
    TRY(take_lines(text));
    settle_rows();
    is_something_else_ = rows_.empty() && size_row_;
    if (rows_.empty()) return fail_at(size_line_, 0, "the position has no rows");
    TRY(Position position, parse_position(in_notation()));
    TRY(check_size(position.shape));
    std::string written;
    for (const ForeignRow& row : rows_) written += row.cells;
    std::string opened = settle_open_cells(written, position);
    return ForeignReading{std::move(position), std::move(opened), is_table_};
  }

 private:
  Result<void> take_lines(std::string_view text) {
    Position ignored;
    for (LineReader lines(text); !lines.at_end(); lines.next()) {
      const std::string_view line = lines.line();
      heads_.emplace_back();
      const bool is_comment = is_skipped_line(line) && line.find('/') != line.npos;
      const bool is_cut_off = size_ && rows_.size() < Shape::kMaxSide;  // may be a row of spaces
      if (is_comment || (line.empty() && !is_cut_off)) continue;
      if (!has_row_ && !size_ && (size_ = read_size_line(line))) {
        take_size(line, lines.number());
      } else if (!has_row_ && take_header(line, ignored)) {
        heads_.back() = line;
      } else {
        TRY(take_row(line, lines.number()));
      }
    }
    return {};
  }

  void take_size(std::string_view line, int number) {
    rows_.clear();  // blank ones
    size_line_ = number;
    if (size_->mines.empty()) {
      size_row_ = read_foreign_row(line, number);
    } else {
      heads_.back() = fmt::format("mines {}", size_->mines);
    }
  }

  Result<void> take_row(std::string_view line, int number) {
    ForeignRow row = read_foreign_row(line, number);
    if (row.unknown > 0) {
      const bool is_header = is_header_word(WordReader(line).word().text);
      is_something_else_ =
          !has_row_ && (is_header || row.unknown >= static_cast<int>(row.cells.size()));
      return fail_at(number, static_cast<int>(row.odd_at) + 1, "unknown symbol {}; {}",
                     shown(first_character_of(line.substr(row.odd_at))), kForeignSymbols);
    }
    has_row_ = has_row_ || !is_blank(row);
    rows_.push_back(std::move(row));
    return {};
  }

  // Decides which spaces are cells, and whether a size is a row.
  void settle_rows() {
    if (size_) {
      if (auto fitting = rows_of_size(rows_, size_->shape)) {
        rows_ = *std::move(fitting);
        return;
      }
    }
    Rows tabbed = rows_;
    std::erase_if(tabbed, [](const ForeignRow& row) { return row.cells.empty() && !row.fields; });
    if (auto table = rows_of_table(std::move(tabbed))) {
      rows_ = *std::move(table);
      is_table_ = true;
      return;
    }
    if (has_row_ && size_row_ && size_row_->unknown == 0) {
      Rows all = rows_;
      all.insert(all.begin(), *size_row_);
      all = with_spaces_settled(std::move(all));
      if (are_of_one_length(all)) {
        rows_ = std::move(all);
        size_.reset();
        return;
      }
    }
    rows_ = has_row_ ? with_spaces_settled(std::move(rows_)) : Rows{};
  }

  // Every cell that may be open is covered here.
  std::string in_notation() const {
    std::vector<std::string> lines = heads_;
    for (const ForeignRow& row : rows_) {
      std::string& line = lines[static_cast<std::size_t>(row.line) - 1];
      line = row.cells;
      std::ranges::replace_if(line, may_be_open, '?');
    }
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
  }

  Result<void> check_size(const Shape& shape) const {
    if (!size_ || (size_->shape.width == shape.width && size_->shape.height == shape.height)) {
      return {};
    }
    return fail_at(size_line_, 1, "this line says {}x{}, but the rows below are {}x{}",
                   size_->shape.width, size_->shape.height, shape.width, shape.height);
  }

  std::vector<std::string> heads_;  // by line: our headers, and nothing for other lines
  Rows rows_;
  std::optional<SizeLine> size_;
  std::optional<ForeignRow> size_row_;  // the size, if it could be a row
  int size_line_ = 0;
  bool has_row_ = false;   // of more than spaces
  bool is_table_ = false;  // cells with tabs between them, some empty
  bool is_something_else_ = false;
};

}  // namespace

std::string ForeignReading::note() const {
  std::string names;
  for (const char symbol : opened) names += (names.empty() ? "" : " or ") + name_of_symbol(symbol);
  return names.empty() ? "" : names + " is read as open without mines around";
}

std::optional<Result<ForeignReading>> read_foreign_board(std::string_view text) {
  ForeignBoard board;
  auto reading = board.read(text);
  if (board.is_something_else()) return std::nullopt;
  return reading;
}

std::optional<LayoutSet> layout_of_solved(const Position& position) {
  const auto* count = position.count ? std::get_if<FixedCount>(&*position.count) : nullptr;
  if (!count || position.clues != exact_clues()) return std::nullopt;
  Layout layout(position.shape.cells());
  for (Cell cell{0}; cell.index < layout.cells(); ++cell.index) {
    const char symbol = position.symbols[cell.at()];
    if (symbol == 'F' || symbol == 'M') layout.place_mine(cell);
  }
  if (layout.mines() != count->mines) return std::nullopt;
  const Topology topology(position.shape);
  for (Cell cell{0}; cell.index < layout.cells(); ++cell.index) {
    const char symbol = position.symbols[cell.at()];
    const bool is_clue = symbol >= '0' && symbol <= '8';
    if (is_clue && mines_around(layout, topology, cell) != symbol - '0') return std::nullopt;
  }
  LayoutSet set(position.shape);
  set.add(layout);
  return set;
}

}  // namespace minewise
