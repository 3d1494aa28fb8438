#include "core/position.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/macros.h"
#include "core/message.h"
#include "core/shape.h"
#include "core/words.h"

namespace minewise {

namespace {

// A byte as it can be shown in a message.
std::string shown(char byte) {
  const auto code = static_cast<unsigned char>(byte);
  if (code > 32 && code < 127) return fmt::format("'{}'", byte);
  return fmt::format("byte {:#04x}", code);
}

// "'*' or '.'"
std::string listed(std::string_view symbols) {
  std::string text;
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    if (i > 0) text += i + 1 == symbols.size() ? " or " : " ";
    text += shown(symbols[i]);
  }
  return text;
}

}  // namespace

Result<void> TextGrid::add_row(std::string_view row, int line, std::string_view known) {
  int width = 0;
  for (std::size_t at = 0; at < row.size(); ++at) {
    const char symbol = row[at];
    if (symbol == ' ' || symbol == '\t') continue;
    const int column = static_cast<int>(at) + 1;
    if (known.find(symbol) == known.npos) {
      return fail_at(line, column, "unknown symbol {}; cells are written {}", shown(symbol),
                     listed(known));
    }
    if (++width > Shape::kMaxSide) {
      return fail_at(line, column, "a row has more than {} cells", Shape::kMaxSide);
    }
    symbols_.push_back(symbol);
  }
  if (height_ > 0 && width != width_) {
    return fail_at(line, 1, "this row has {} where the rows above have {}", counted(width, "cell"),
                   width_);
  }
  if (height_ == Shape::kMaxSide) return fail_at(line, 1, "more than {} rows", Shape::kMaxSide);
  width_ = width;
  ++height_;
  return {};
}

std::string format_rows(std::string_view symbols, int width) {
  std::string text;
  text.reserve(symbols.size() * 2);
  for (std::size_t at = 0; at < symbols.size(); ++at) {
    text += symbols[at];
    text += (at + 1) % static_cast<std::size_t>(width) == 0 ? '\n' : ' ';
  }
  return text;
}

namespace {

constexpr std::string_view kSymbols = "?.#012345678_MF*B";

char canonical(char symbol) {
  if (symbol == '.' || symbol == '#') return '?';
  if (symbol == '*' || symbol == 'B') return 'M';
  return symbol;
}

Result<void> read_mines(const Word& value, Position& position) {
  if (value.text == "unknown") {
    position.count = UnknownCount{};
    return {};
  }
  if (value.text.starts_with(kPrior)) {
    TRY(position.count, WeighedCount::parse(value.text.substr(kPrior.size())));
    return {};
  }
  const auto mines = parse_int(value.text);
  if (!mines) return fail("'{}' is not a number of mines; write a number or 'unknown'", value.text);
  position.count = FixedCount{*mines};
  return {};
}

Result<void> read_density(const Word& value, Position& position) {
  const auto density = parse_decimal(value.text);
  if (!density || *density < 0 || *density > 1) {
    return fail("'{}' is not a mine density; write a number from 0 to 1", value.text);
  }
  position.count = Independent{*density};
  return {};
}

Result<void> read_clues(const Word& value, Position& position) {
  TRY(auto model, parse_clue_model(value.text));
  position.clues = model;
  return {};
}

Result<void> read_topology(const Word& value, Position& position) {
  const auto grid = find_grid(value.text);
  if (!grid) {
    return fail("unknown topology '{}'; known are {}{}", value.text, grid_words("and"),
                grid_meant_by(value.text));
  }
  position.shape.grid = *grid;
  return {};
}

struct Header {
  std::string_view key;
  std::string_view about;  // two headers about the same thing contradict each other
  Result<void> (*read)(const Word& value, Position& position);
};

constexpr std::array<Header, 4> kHeaders{{
    {"mines", "the mines", read_mines},
    {"density", "the mines", read_density},
    {"clues", "the clues", read_clues},
    {"topology", "the topology", read_topology},
}};

// A header line begins with a lower-case letter, which is the symbol of no cell.
bool is_header(std::string_view line) {
  const char first = line[line.find_first_not_of(" \t")];
  return first >= 'a' && first <= 'z';
}

Result<void> read_header(std::string_view text, int line, Position& position,
                         std::vector<std::string_view>& told) {
  WordReader words(text);
  const Word key = words.word();
  words.next();
  const Word value = words.word();
  words.next();
  const auto header = std::ranges::find(kHeaders, key.text, &Header::key);
  if (header == kHeaders.end()) {
    return fail_at(line, key.column,
                   "unknown header '{}'; headers are mines, density, clues and topology", key.text);
  }
  if (std::ranges::find(told, header->about) != told.end()) {
    return fail_at(line, key.column, "a second header about {}", header->about);
  }
  told.push_back(header->about);
  if (value.text.empty() || !words.at_end()) {
    return fail_at(line, key.column, "'{}' takes one value", key.text);
  }
  if (auto read = header->read(value, position); !read) {
    return fail_there(line, value.column, read.error());
  }
  return {};
}

Result<void> check_count(const Position& position, int header_line) {
  const auto* fixed = position.count ? std::get_if<FixedCount>(&*position.count) : nullptr;
  if (fixed && fixed->mines > position.shape.cells()) {
    return fail_at(header_line, 1, "{} do not fit on {}", counted(fixed->mines, "mine"),
                   counted(position.shape.cells(), "cell"));
  }
  const auto* weighed = position.count ? std::get_if<WeighedCount>(&*position.count) : nullptr;
  if (weighed && weighed->most() > position.shape.cells()) {
    return fail_at(header_line, 1, "the prior gives weight to {}, but the board has {}",
                   counted(weighed->most(), "mine"), counted(position.shape.cells(), "cell"));
  }
  return {};
}

}  // namespace

Result<Position> parse_position(std::string_view text) {
  Position position;
  TextGrid grid;
  std::vector<std::string_view> told;
  int count_line = 0;  // where the header about the mines stands
  for (LineReader lines(text); !lines.at_end(); lines.next()) {
    if (is_skipped_line(lines.line())) continue;
    const bool header = grid.is_empty() && is_header(lines.line());
    TRY(header ? read_header(lines.line(), lines.number(), position, told)
               : grid.add_row(lines.line(), lines.number(), kSymbols));
    if (header && position.count && count_line == 0) count_line = lines.number();
  }
  if (grid.is_empty()) return fail("the position has no rows");
  position.shape.width = grid.width();
  position.shape.height = grid.height();
  position.symbols = grid.symbols();
  std::ranges::transform(position.symbols, position.symbols.begin(), canonical);
  TRY(check_count(position, count_line));
  return position;
}

bool take_header(std::string_view line, Position& position) {
  const bool begins_like_one = !is_skipped_line(line) && is_header(line);
  std::vector<std::string_view> told;
  return begins_like_one && read_header(line, 0, position, told).has_value();
}

std::string format_headers(const Position& position) {
  std::string text;
  if (position.count) {
    if (const auto* fixed = std::get_if<FixedCount>(&*position.count)) {
      text += fmt::format("mines {}\n", fixed->mines);
    } else if (const auto* law = std::get_if<Independent>(&*position.count)) {
      text += fmt::format("density {}\n", law->density);
    } else if (const auto* weighed = std::get_if<WeighedCount>(&*position.count)) {
      text += fmt::format("mines {}{}\n", kPrior, weighed->text());
    } else {
      text += "mines unknown\n";
    }
  }
  if (!position.clues->is_exact()) text += fmt::format("clues {}\n", position.clues->name());
  if (position.shape.grid != kUsualGrid) {
    text += fmt::format("topology {}\n", grid_word(position.shape.grid));
  }
  return text;
}

std::string format_position(const Position& position) {
  return format_headers(position) + format_rows(position.symbols, position.shape.width);
}

Position position_of(const View& view, const Shape& shape) {
  Position position{shape, view.count(), view.rules().clues, {}};
  for (int cell = 0; cell < view.cells(); ++cell) position.symbols += symbol_of(view, Cell{cell});
  return position;
}

View view_of(const Position& position) {
  return view_on(make_topology(position.shape), position);
}

View view_on(TopologyPtr topology, const Position& position) {
  Rules rules = Rules::survival();
  rules.clues = position.clues;
  rules.topology = position.shape.grid;
  const MineCount count = position.count.value_or(UnknownCount{});
  if (const auto* weighed = std::get_if<WeighedCount>(&count)) {
    rules.count = CountRule::Weighed;
    rules.weighed = *weighed;
  } else if (!std::holds_alternative<UnknownCount>(count)) {
    rules.count = CountRule::Shown;
  }
  View view(std::move(topology), rules, count);
  for (int index = 0; index < view.cells(); ++index) {
    const Cell cell{index};
    const char symbol = position.symbols[cell.at()];
    if (symbol == '?') continue;
    if (symbol == 'M') {
      view.step_on(cell);
    } else if (symbol == 'F') {
      view.flag(cell);
    } else {
      view.open(cell, symbol == '_' ? Clue::withheld() : Clue::number(symbol - '0'));
    }
  }
  return view;
}

char symbol_of(const View& view, Cell cell) {
  switch (view.state(cell)) {
    case CellState::Covered:
      return '?';
    case CellState::Open:
      return view.clue(cell).symbol();
    case CellState::Mine:
      return 'M';
    case CellState::Flagged:
      return 'F';
  }
  return '?';
}

}  // namespace minewise
