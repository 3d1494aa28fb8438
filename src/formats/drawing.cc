#include "formats/drawing.h"

#include <algorithm>
#include <array>

#include "core/macros.h"
#include "core/message.h"
#include "core/words.h"
#include "game/game.h"

namespace minewise {
namespace {

constexpr std::string_view kDrawnSymbols = "?#.+x*!012345678_MFB";
constexpr std::string_view kMarksAround = "[](){}|<>~ \t";
constexpr std::string_view kOfLayouts = "012345678_*.";
constexpr std::string_view kNumbers = "012345678";

// The symbols of a row, left to right; a probability or a value is '?'. Column by column, from
// `begin` on.
Result<std::string> read_cells(std::string_view line, std::size_t begin, int number) {
  std::string cells;
  for (std::size_t at = begin; at < line.size();) {
    const std::size_t digits = std::min(line.find_first_not_of(kDigits, at), line.size());
    const std::size_t end = std::min(line.find_first_not_of("0123456789.", at), line.size());
    const bool is_value = digits > at && digits < line.size() &&
                          (line[digits] == '%' || (line[digits] == '.' && digits + 1 < end));
    if (is_value) {
      cells += '?';
      at = line[digits] == '%' ? digits + 1 : end;
      continue;
    }
    if (kDrawnSymbols.find(line[at]) != kDrawnSymbols.npos) {
      cells += line[at];
    } else if (kMarksAround.find(line[at]) == kMarksAround.npos) {
      return fail_at(number, static_cast<int>(at) + 1,
                     "unknown symbol '{}' in a drawn board; cells are ? 0-8 _ M F + x * . or a "
                     "percentage",
                     line.substr(at, 1));
    }
    ++at;
  }
  return cells;
}

// How many columns a ruler counts; 0 if the line is none.
int columns_of(std::string_view line) {
  int columns = 0;
  for (WordReader words(line); !words.at_end(); words.next(), ++columns) {
    if (columns == Shape::kMaxSide || parse_int(words.word().text) != columns) return 0;
  }
  return columns;
}

// The number that a line begins with, as a row does.
struct RowLabel {
  std::optional<int> row;
  int column;
  std::size_t begin;  // of the cells

  explicit RowLabel(std::string_view line) {
    const Word label = WordReader(line).word();
    row = parse_int(label.text);
    column = label.column;
    begin = static_cast<std::size_t>(label.column) - 1 + label.text.size();
  }
};

// Whether the first word after the label of a line is a cell or more, not a word of a sentence.
bool goes_on_with_cells(std::string_view line, const RowLabel& label) {
  const auto cells = read_cells(WordReader(line.substr(label.begin)).word().text, 0, 0);
  return cells && !cells->empty();
}

// Whether a line is a row of a board whole, whatever its number.
bool is_row(std::string_view line, const RowLabel& label) {
  if (!label.row || columns_of(line) > 0) return false;
  const auto cells = read_cells(line, label.begin, 0);
  return cells && !cells->empty();
}

// Whether a word is meant for the board of a game, as in "3x3/2" and "expert", but not in "game 3".
bool is_board_word(std::string_view word) {
  if (word.find_first_not_of(kDigits) == word.npos) return false;
  const bool is_size =
      kDigits.find(word.front()) != kDigits.npos && word.find_first_of("xX/@") != word.npos;
  return is_size || parse_board(word);
}

char symbol_of_drawn(char symbol) {
  if (symbol == 'B') return 'M';
  if (symbol == '!') return 'F';  // a flag where no mine is, as the end of a game shows it
  return std::string_view("#.+x*").find(symbol) == std::string_view::npos ? symbol : '?';
}

// One board: its symbols as they are drawn.
struct DrawnGrid {
  int width = 0, height = 0;
  std::string symbols;

  bool has(char symbol) const { return symbols.find(symbol) != symbols.npos; }
  bool has_clues() const { return symbols.find_first_of("012345678_") != symbols.npos; }
  bool has_symbols_of_layout() const {
    return symbols.find_first_not_of(kOfLayouts) == symbols.npos;
  }

  Layout layout() const {
    Layout layout(width * height);
    for (int cell = 0; cell < width * height; ++cell) {
      if (symbols[Cell{cell}.at()] == '*') layout.place_mine(Cell{cell});
    }
    return layout;
  }
};

// The first cell whose number is not that of the mines drawn around it.
std::optional<Cell> wrong_number(const DrawnGrid& grid, const Shape& shape) {
  const Layout layout = grid.layout();
  const Topology topology(shape);
  for (int index = 0; index < shape.cells(); ++index) {
    const char symbol = grid.symbols[Cell{index}.at()];
    const bool is_number = kNumbers.find(symbol) != kNumbers.npos;
    if (is_number && symbol - '0' != mines_around(layout, topology, Cell{index}))
      return Cell{index};
  }
  return std::nullopt;
}

class DrawingReader {
 public:
  explicit DrawingReader(std::string_view text) : lines_(text) {}

  Result<Drawing> read() {
    while (!lines_.at_end()) {
      const int columns = columns_of(lines_.line());
      if (columns > 0) {
        TRY(read_board(columns));
      } else {
        take_line(lines_.line());
        lines_.next();
      }
    }
    return std::move(drawing_);
  }

 private:
  // Reads a board if one stands under this ruler, else passes over it.
  Result<void> read_board(int columns) {
    if (passes_lettered_board()) return {};
    const int ruler = lines_.number();
    DrawnGrid grid{columns, 0, {}};
    lines_.next();
    for (; RowLabel(lines_.line()).row == grid.height; pass_blank_lines(grid.height)) {
      const auto cells = read_cells(lines_.line(), RowLabel(lines_.line()).begin, lines_.number());
      const bool fits = cells && cells->size() == static_cast<std::size_t>(columns);
      if (!fits && grid.height == 0) return {};  // rows of a position, which may look like a ruler
      if (!cells) return std::unexpected(cells.error());
      if (!fits) {
        return fail_at(lines_.number(), 1, "this row has {} where the ruler counts {}",
                       counted(cells->size(), "cell"), columns);
      }
      if (grid.height == Shape::kMaxSide) {
        return fail_at(lines_.number(), 1, "more than {} rows", Shape::kMaxSide);
      }
      grid.symbols += *cells;
      ++grid.height;
    }
    if (grid.height == 0) return {};
    TRY(check_end(grid.height));
    return take_board(grid, ruler);
  }

  // The board of `analyze --show equations` names cells by letters and repeats one drawn above it.
  bool passes_lettered_board() {
    LineReader lines = lines_;
    lines.next();
    for (int row = 0; RowLabel(lines.line()).row == row; ++row) lines.next();
    const bool found = lines.line().starts_with("letters: ");
    if (found) lines_ = lines;
    return found;
  }

  // Goes to the line after a row. Blank lines before the next row are passed over, no others.
  void pass_blank_lines(int next_row) {
    lines_.next();
    const LineReader next = next_line_of_text();
    const RowLabel label(next.line());
    if (label.row == next_row && goes_on_with_cells(next.line(), label)) lines_ = next;
  }

  LineReader next_line_of_text() const {
    LineReader lines = lines_;
    while (!lines.at_end() && is_skipped_line(lines.line())) lines.next();
    return lines;
  }

  // A board that ends before a row with another number has lost one.
  Result<void> check_end(int height) const {
    const LineReader next = next_line_of_text();
    const RowLabel label(next.line());
    if (!is_row(next.line(), label)) return {};
    return fail_at(next.number(), label.column, "found row {}, expected row {}", *label.row,
                   height);
  }

  Result<void> take_board(const DrawnGrid& grid, int ruler) {
    if (bad_head_) return std::unexpected(*bad_head_);
    Position position = told_;
    position.shape.width = grid.width;
    position.shape.height = grid.height;
    if (drawing_.id && drawing_.id->shape() != position.shape) {
      return fail_at(ruler, 1, "this board is {}x{}, but the game above it is {}x{}", grid.width,
                     grid.height, drawing_.id->width, drawing_.id->height);
    }
    const auto* fixed = position.count ? std::get_if<FixedCount>(&*position.count) : nullptr;
    if (fixed && fixed->mines > position.shape.cells()) {
      return fail_at(ruler, 1, "{} do not fit on this board", counted(fixed->mines, "mine"));
    }
    std::ranges::transform(grid.symbols, std::back_inserter(position.symbols), symbol_of_drawn);
    TRY(const bool is_layout, can_be_layout(grid, position, ruler));
    const bool is_layout_alone = is_layout && (is_layout_next_ || !grid.has_clues());
    if (is_layout) drawing_.layout.emplace(position.shape).add(grid.layout());
    if (!is_layout_alone) drawing_.moments.push_back(std::move(position));
    drawing_.is_either = is_layout && !is_layout_alone && !drawing_.id;
    is_layout_next_ = false;
    return {};
  }

  // Whether a board can be a layout: as one that is announced, of only `*` and `.`, or with the
  // numbers of its mines. Clues that may lie are not compared with them.
  Result<bool> can_be_layout(const DrawnGrid& grid, const Position& position, int ruler) {
    if (!grid.has_symbols_of_layout()) return false;
    if (!is_layout_next_ && !grid.has('*') && !grid.has('.')) return false;
    const auto* fixed = drawing_.id ? std::get_if<FixedCount>(&drawing_.id->mines) : nullptr;
    const int mines = grid.layout().mines();
    if (fixed && fixed->mines != mines) {
      if (!is_layout_next_) return false;
      return fail_at(ruler, 1, "the layout has {}, but the game has {}", counted(mines, "mine"),
                     fixed->mines);
    }
    if (is_layout_next_ || !position.clues->is_exact()) return true;
    const auto wrong = wrong_number(grid, position.shape);
    if (!wrong) return true;
    if (drawing_.is_given) return false;
    drawing_.no_layout = Error{fmt::format("the number at ({}) differs from the mines around it",
                                           position.shape.place(*wrong).text()),
                               ruler, 1};
    return false;
  }

  // A line that is no part of a board: it may tell of the game.
  void take_line(std::string_view line) {
    WordReader words(line);
    const std::string_view first = words.word().text;
    words.next();
    std::string_view rest =
        line.substr(std::min(static_cast<std::size_t>(words.word().column) - 1, line.size()));
    rest = rest.substr(0, rest.find_last_not_of(" \t") + 1);
    if (first == "game") {
      take_id(rest, words.word());
    } else if (first == "agent" && drawing_.id && drawing_.agent.empty()) {
      drawing_.agent = words.word().text;
    } else if (first == "layout" && rest == "given" && drawing_.id) {
      take_given();
    } else if (line.starts_with("The true layout")) {
      is_layout_next_ = true;
    } else {
      take_position_header(line);
    }
  }

  // The layout is not the one that the ID deals. It may be drawn further down.
  void take_given() {
    drawing_.is_given = true;
    drawing_.no_layout = Error{"the text does not hold the layout of this game; use a saved game",
                               lines_.number(), 1};
  }

  // Sentences may begin with the word of a header too, but are longer; titles of tables stand
  // further to the right.
  void take_position_header(std::string_view line) {
    if (take_header(line, told_)) return;
    WordReader words(line);
    if (!is_header_word(words.word().text) || words.word().column > 1) return;
    words.next();
    words.next();
    if (!words.at_end()) return;
    const auto read = parse_position(fmt::format("{}\n?\n", line));  // as over plain rows
    if (!read) note_bad_head(read.error(), read.error().column);
  }

  // The first is told, if a board follows.
  void note_bad_head(const Error& error, int column) {
    if (!bad_head_) bad_head_ = Error{error.message, lines_.number(), column};
  }

  // What is told of a game begins anew with its ID.
  void take_id(std::string_view text, const Word& board) {
    constexpr std::size_t kLongest = 400;
    auto id = parse_game_id(text.substr(0, kLongest));
    if (!id) {
      // A word that is wrong tells more than a seed that is missing.
      const auto seeded = parse_game_id(text.substr(0, kLongest), Seed{});
      const Error& error = seeded ? id.error() : seeded.error();
      const int column = std::max(error.column, 1) + board.column - 1;
      if (is_board_word(board.text)) note_bad_head(error, column);
      return;
    }
    bad_head_.reset();
    const View view = Game(*id, make_topology(id->shape())).view();
    drawing_ = {};
    told_ = {id->shape(), view.count(), view.rules().clues, {}};
    drawing_.id = *std::move(id);
  }

  LineReader lines_;
  Drawing drawing_;
  Position told_;  // by headers and by the ID
  bool is_layout_next_ = false;
  std::optional<Error> bad_head_;  // a line above the next board that was meant to tell of it
};

}  // namespace

std::string without_colours(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t code = std::min(text.find("\x1b[", at), text.size());
    plain += text.substr(at, code - at);
    const std::size_t end = text.find_first_not_of("\x1b[0123456789;", code);
    at = end < text.size() && text[end] == 'm' ? end + 1 : std::min(code + 2, text.size());
  }
  return plain;
}

bool is_header_word(std::string_view word) {
  constexpr std::array<std::string_view, 4> kHeaders{"mines", "density", "clues", "topology"};
  return std::ranges::find(kHeaders, word) != kHeaders.end();
}

Result<Drawing> read_drawing(std::string_view text) {
  return DrawingReader(text).read();
}

}  // namespace minewise
