#include "play/input/foreign_board.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "ground/base/number.h"
#include "ground/base/try.h"
#include "ground/board/topology.h"
#include "ground/view/words.h"
#include "play/input/drawing.h"

namespace minewise {
namespace {

// What is written for a cell. A small letter is a symbol that may be covered or open: 'a' + its
// place among them, in the order in which they are tried.
struct WrittenCell {
  std::string_view text;
  char meaning;
};

constexpr char kSpaceCell = 'a';
constexpr std::array<WrittenCell, 27> kWrittenCells{{
    {" ", kSpaceCell}, {"-", 'b'},  {"⬜", 'c'}, {"◻", 'd'},  {"□", 'e'},  {"⬛", 'f'}, {"◼", 'g'},
    {"■", 'h'},        {"🔲", 'i'}, {"🔳", 'j'}, {"🟦", 'k'}, {"🟩", 'l'}, {"🟨", 'm'}, {"🟧", 'n'},
    {"🟥", 'o'},       {"🟪", 'p'}, {"🟫", 'q'}, {"x", '?'},  {"X", '?'},  {"H", '?'},  {"❓", '?'},
    {"❔", '?'},       {"🚩", 'F'}, {"⚑", 'F'},  {"⛳", 'F'}, {"💣", 'M'}, {"💥", 'M'},
}};
constexpr std::string_view kOurCells = "?.#012345678_MF*B";
constexpr std::string_view kKeycap = "\u20e3";     // makes an emoji of the digit before it
constexpr std::string_view kAsPicture = "\ufe0f";  // asks for the coloured form
constexpr std::string_view kForeignSymbols =
    "cells are written ? . # - x X H, a space or a coloured square, 0-8 _ M F * B, or the emoji of "
    "digits, flags and mines";

bool may_be_open(char cell) {
  return cell >= 'a' && cell <= 'z';
}

// The cells of one line, and its first character that is none.
struct ForeignRow {
  int line = 0;
  std::string cells;
  int unknown = 0;         // characters that are no cells
  std::size_t odd_at = 0;  // the first of them
};

// How many bytes the UTF-8 character at the beginning of a text has; a byte that begins none is one
// by itself.
std::size_t bytes_of_character(std::string_view text) {
  std::size_t size = 1;
  if (static_cast<unsigned char>(text.front()) < 0xc0) return size;
  while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xc0) == 0x80) ++size;
  return size;
}

// Takes the cell that a text begins with. Its meaning; nothing if it is no cell.
std::optional<char> take_cell_written(std::string_view& text) {
  const auto take = [&](std::string_view prefix) {
    const bool found = text.starts_with(prefix);
    if (found) text.remove_prefix(prefix.size());
    return found;
  };
  if (kOurCells.find(text.front()) != kOurCells.npos) {
    const char symbol = text.front();
    text.remove_prefix(1);
    take(kAsPicture);
    take(kKeycap);
    return symbol;
  }
  for (const WrittenCell& written : kWrittenCells) {
    if (!take(written.text)) continue;
    take(kAsPicture);
    return written.meaning;
  }
  return std::nullopt;
}

// Tabs, and what chats put between emoji so that they are not joined: it has no width.
std::size_t bytes_between_cells(std::string_view text) {
  for (const std::string_view passed : {"\t", "\u200b", "\ufeff"}) {
    if (text.starts_with(passed)) return passed.size();
  }
  return 0;
}

ForeignRow read_foreign_row(std::string_view text, int line) {
  ForeignRow row{line, {}};
  for (std::string_view rest = text; !rest.empty();) {
    if (const std::size_t passed = bytes_between_cells(rest)) {
      rest.remove_prefix(passed);
    } else if (const auto cell = take_cell_written(rest)) {
      row.cells += *cell;
    } else {
      if (row.unknown++ == 0) row.odd_at = text.size() - rest.size();
      rest.remove_prefix(bytes_of_character(rest));
    }
  }
  return row;
}

// 30x16x99, as JSMinesweeper writes it.
struct SizeLine {
  Shape shape;
  std::string_view mines;
};

std::optional<SizeLine> read_size_line(std::string_view line) {
  WordReader words(line);
  const std::string_view word = words.word().text;
  words.next();
  const std::size_t last = word.rfind('x');
  if (!words.at_end() || last == word.npos || word.find('x') == last) return std::nullopt;
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

  Result<Position> read(std::string_view text) {
    TRY(take_lines(text));
    if (!has_row_) return fail_at(size_line_, 0, "the position has no rows");
    is_something_else_ = may_be_size_ && rows_.size() == 1;
    settle_spaces();
    TRY(Position position, parse_position(in_notation()));
    TRY(check_size(position.shape));
    settle_open_cells(position);
    return position;
  }

 private:
  Result<void> take_lines(std::string_view text) {
    Position ignored;
    for (LineReader lines(text); !lines.at_end(); lines.next()) {
      const std::string_view line = lines.line();
      heads_.emplace_back();
      const bool is_comment = is_skipped_line(line) && line.find('/') != line.npos;
      if (line.empty() || is_comment) continue;
      if (!has_row_ && !size_ && (size_ = read_size_line(line))) {
        size_line_ = lines.number();
        heads_.back() = fmt::format("mines {}", size_->mines);
      } else if (!has_row_ && take_header(line, ignored)) {
        heads_.back() = line;
      } else {
        TRY(take_row(line, lines.number()));
      }
    }
    return {};
  }

  Result<void> take_row(std::string_view line, int number) {
    ForeignRow row = read_foreign_row(line, number);
    if (row.unknown > 0) {
      const bool is_header = is_header_word(WordReader(line).word().text);
      is_something_else_ =
          !has_row_ && (is_header || row.unknown >= static_cast<int>(row.cells.size()));
      const std::string_view odd = line.substr(row.odd_at);
      return fail_at(number, static_cast<int>(row.odd_at) + 1, "unknown symbol '{}'; {}",
                     odd.substr(0, bytes_of_character(odd)), kForeignSymbols);
    }
    const std::string_view word = WordReader(line).word().text;
    may_be_size_ = may_be_size_ || (word.find('x') != word.npos && parse_size(word));
    has_row_ = has_row_ || row.cells.find_first_not_of(kSpaceCell) != std::string::npos;
    rows_.push_back(std::move(row));
    return {};
  }

  // Leaves spaces out, unless the rows are of one length only with them. Where every second
  // character is a space, only the others are cells.
  void settle_spaces() {
    std::vector<ForeignRow> bare = rows_;
    for (ForeignRow& row : bare) std::erase(row.cells, kSpaceCell);
    std::erase_if(bare, [](const ForeignRow& row) { return row.cells.empty(); });
    if (are_of_one_length(bare) || !are_of_one_length(rows_)) {
      rows_ = std::move(bare);
      return;
    }
    const auto is_spaced = [](const ForeignRow& row) {
      for (std::size_t at = 1; at < row.cells.size(); at += 2) {
        if (row.cells[at] != kSpaceCell) return false;
      }
      return row.cells.size() % 2 == 1;
    };
    if (!std::ranges::all_of(rows_, is_spaced)) return;
    for (ForeignRow& row : rows_) {
      for (std::size_t at = 0; 2 * at < row.cells.size(); ++at) row.cells[at] = row.cells[2 * at];
      row.cells.resize((row.cells.size() + 1) / 2);
    }
  }

  static bool are_of_one_length(const std::vector<ForeignRow>& rows) {
    return std::ranges::all_of(
        rows, [&](const ForeignRow& row) { return row.cells.size() == rows.front().cells.size(); });
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
    return fail_at(size_line_, 1, "this line says {}x{}, and the rows below are {}x{}",
                   size_->shape.width, size_->shape.height, shape.width, shape.height);
  }

  // The first symbol that can be an open cell without mines around is one.
  void settle_open_cells(Position& position) const {
    if (!position.clues->is_exact() || position.symbols.find('0') != std::string::npos) return;
    std::string written;
    for (const ForeignRow& row : rows_) written += row.cells;
    const Topology topology(position.shape);
    for (char open = kSpaceCell; open <= 'z'; ++open) {
      if (written.find(open) == written.npos) continue;
      std::string symbols = position.symbols;
      for (std::size_t at = 0; at < symbols.size(); ++at) {
        if (written[at] == open) symbols[at] = '0';
      }
      if (!makes_sense(symbols, topology)) continue;
      position.symbols = std::move(symbols);
      return;
    }
  }

  // Whether something is covered or a mine, no 0 touches it, and there are enough of them around
  // every number, and not too many.
  static bool makes_sense(const std::string& symbols, const Topology& topology) {
    if (symbols.find_first_of("?MF") == symbols.npos) return false;
    for (int index = 0; index < topology.cells(); ++index) {
      const char symbol = symbols[Cell{index}.at()];
      if (symbol < '0' || symbol > '8') continue;
      int mines = 0, covered = 0;
      for (const Cell near : topology.neighbours(Cell{index})) {
        const char other = symbols[near.at()];
        mines += other == 'M' || other == 'F';
        covered += other == '?';
      }
      const int number = symbol - '0';
      if (number < mines || number > mines + covered || (number == 0 && covered > 0)) return false;
    }
    return true;
  }

  std::vector<std::string> heads_;  // by line: our headers, and nothing for other lines
  std::vector<ForeignRow> rows_;
  std::optional<SizeLine> size_;
  int size_line_ = 0;
  bool has_row_ = false;  // of more than spaces
  bool may_be_size_ = false;
  bool is_something_else_ = false;
};

}  // namespace

std::optional<Result<Position>> read_foreign_board(std::string_view text) {
  ForeignBoard board;
  auto position = board.read(text);
  if (board.is_something_else()) return std::nullopt;
  return position;
}

}  // namespace minewise
