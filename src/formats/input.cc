#include "formats/input.h"

#include <algorithm>
#include <array>

#include "core/layout.h"
#include "core/macros.h"
#include "core/message.h"
#include "core/words.h"
#include "formats/foreign_board.h"
#include "formats/link.h"

namespace minewise {
namespace {

constexpr std::string_view kExpected =
    "expected a position (rows of ? 0-8 _ M F), a drawn board, a layout (rows of * and . or 1 and "
    "0), a layout set, a saved game, a game ID or a link";

// The first line that is neither blank nor a comment; at the end if there is none.
LineReader first_line(std::string_view text) {
  LineReader lines(text);
  while (!lines.at_end() && is_skipped_line(lines.line())) lines.next();
  return lines;
}

bool is_one_line(LineReader lines) {
  for (lines.next(); !lines.at_end(); lines.next()) {
    if (!is_skipped_line(lines.line())) return false;
  }
  return true;
}

// Whether a line begins with a size or its word, as a game ID does and no row of a position.
bool begins_with_board(std::string_view line) {
  const std::string_view word = WordReader(line).word().text;
  return parse_board(word) || word.find_first_of("/@") != word.npos;
}

// Whether a word may be the first of a position: a header's, or the beginning of a row.
bool begins_position(std::string_view word) {
  return is_header_word(word) ||
         std::string_view("?.#0123456789_MF*B").find(word.front()) != std::string_view::npos;
}

LayoutSet set_of(const DrawnLayout& drawn) {
  LayoutSet set(drawn.shape);
  set.add(drawn.layout);
  return set;
}

// Rows of symbols, ours or those of others. If no row is one of a position, the Error says what
// could be written.
Result<ForeignReading> read_symbols(std::string_view text) {
  auto position = parse_position(text);
  const bool may_be_table = text.find('\t') != text.npos;
  if (position && !may_be_table) return ForeignReading{*std::move(position)};
  auto foreign = read_foreign_board(text);
  if (position && !(foreign && *foreign && (*foreign)->is_table)) {
    return ForeignReading{*std::move(position)};
  }
  if (foreign) return *std::move(foreign);
  const LineReader first = first_line(text);
  const Word word = WordReader(first.line()).word();
  if (begins_position(word.text)) return std::unexpected(position.error());
  return fail_at(first.number(), word.column, "'{}' is not recognised; {}", word.text, kExpected);
}

Result<Input> read_rows_of_layout(std::string_view text) {
  const auto drawn = parse_layout(text);
  if (drawn) return set_of(*drawn);
  const auto reading = read_symbols(text);
  auto solved = reading ? layout_of_solved(reading->position) : std::nullopt;
  if (!solved) return std::unexpected(drawn.error());
  return *std::move(solved);
}

Result<Input> read_rows(std::string_view text, bool is_position) {
  TRY(ForeignReading reading, read_symbols(text));
  Drawing drawing;
  drawing.note = reading.note();
  drawing.moments.push_back(std::move(reading.position));
  if (is_position) return drawing;
  if (const auto layout = parse_layout(text)) {
    drawing.layout = set_of(*layout);
    drawing.is_either = true;
  } else if (!(drawing.layout = layout_of_solved(drawing.moments.front()))) {
    drawing.no_layout = layout.error();
  }
  return drawing;
}

// What was drawn, as it is to be taken.
Result<Input> settle(Drawing drawing, std::optional<InputKind> as) {
  if (as == InputKind::Position) {
    if (drawing.moments.empty()) return fail("this drawing has no position; leave 'as' out");
    drawing.layout.reset();
    drawing.is_either = false;
  }
  if (as == InputKind::Layout) {
    if (!drawing.layout && drawing.is_given) return std::unexpected(drawing.no_layout);
    if (!drawing.layout) return fail("this drawing has no layout; leave 'as' out");
    drawing.moments.clear();
    drawing.is_either = false;
  }
  if (!drawing.moments.empty() || drawing.layout || !drawing.id) return drawing;
  if (drawing.agent.empty() && !drawing.is_given) return *std::move(drawing.id);
  return drawing;
}

// Whether a line is one that only saved games have: a move with its answer or its reason, a click,
// or the result.
bool is_line_of_saved_game(std::string_view line) {
  LineWords words(line);
  if (words.take_if("result")) {
    return words.peek() == "score" || words.peek() == "won" || words.peek() == "lost" ||
           words.peek() == "unfinished";
  }
  const bool is_timed = parse_int(words.peek().substr(words.peek().starts_with('-'))).has_value();
  if (is_timed) words.take();
  const bool is_open = words.take_if("open");
  const bool is_move = is_open || words.take_if("flag") ||
                       (is_timed && (words.take_if("unflag") || words.take_if("chord")));
  if (!is_move || !parse_place(words.peek())) return false;
  words.take();
  return is_timed || words.peek() == (is_open ? "->" : ":");
}

// A saved game whose first line is lost or damaged still names its game. It must not be taken for
// that game, to be played anew.
Result<void> check_no_saved_game(LineReader lines) {
  const int first = lines.number();
  for (; !lines.at_end(); lines.next()) {
    if (!is_line_of_saved_game(lines.line())) continue;
    return fail_at(first, 1,
                   "line {} is from a saved game, which must begin with 'minewise transcript 1'",
                   lines.number());
  }
  return {};
}

// A saved game, replayed to check it: callers that take only its layout or its ID are not misled
// either.
Result<Input> read_saved_game(std::string_view text) {
  TRY(auto transcript, parse_transcript(text));
  TRY(replay(transcript));
  return transcript;
}

// What a text holds apart from boards, told by its first word.
Result<Input> read_named(std::string_view text, std::string_view first,
                         std::optional<InputKind> as) {
  const bool is_transcript = first != "layouts";
  const bool fits = !as || (as == InputKind::Transcript) == is_transcript;
  if (!fits || as == InputKind::Position) {
    return fail("this is {}; leave 'as' out", is_transcript ? "a saved game" : "a layout set");
  }
  if (is_transcript) return read_saved_game(text);
  return parse_layout_set(text);
}

// An error in a text that is one line of another.
Result<Input> at_line(Result<Input> input, int line) {
  if (!input && input.error().line == 0) input.error().line = line;
  return input;
}

}  // namespace

std::span<const std::string> input_kind_words() {
  static const std::array<std::string, 3> words{"position", "layout", "transcript"};
  return words;
}

std::optional<InputKind> find_input_kind(std::string_view word) {
  const auto words = input_kind_words();
  const auto found = std::ranges::find(words, lower_case(word));
  if (found == words.end()) return std::nullopt;
  return static_cast<InputKind>(found - words.begin());
}

std::string without_fences(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  for (LineReader lines(text); !lines.at_end(); lines.next()) {
    const Word word = WordReader(lines.line()).word();
    if (!word.text.starts_with("```")) plain += lines.line();
    plain += '\n';
  }
  return plain;
}

Result<Input> recognise(std::string_view text, std::optional<InputKind> as,
                        std::optional<Seed> seed) {
  text = without_byte_order_mark(text);
  if (auto other = read_foreign_file(text, as)) return *std::move(other);
  if (text.find("```") != text.npos) {
    const std::string plain = without_fences(text);
    if (plain.find("```") == plain.npos) return recognise(plain, as, seed);
  }
  const LineReader first = first_line(text);
  if (first.at_end()) return fail("the input is empty; {}", kExpected);
  const std::string word = lower_case(WordReader(first.line()).word().text);
  if (word == "minewise" || word == "layouts") return read_named(text, word, as);
  if (as == InputKind::Transcript) return parse_transcript(text);

  if (is_link(first.line()) && is_one_line(first)) {
    return at_line(read_link(first.line(), as), first.number());
  }
  TRY(check_no_saved_game(first));
  const std::string plain = without_colours(text);
  TRY(auto drawing, read_drawing(plain));
  if (!drawing.is_empty()) return settle(std::move(drawing), as);
  if (has_link_address(plain)) return read_link(plain, as);
  if (!as && begins_with_board(first.line()) && is_one_line(first)) {
    auto id = parse_game_id(first.line(), seed);
    if (!id) return fail_there(first.number(), id.error().column, id.error());
    return *std::move(id);
  }
  return as == InputKind::Layout ? read_rows_of_layout(plain)
                                 : read_rows(plain, as == InputKind::Position);
}

Result<Input> read_link(std::string_view text, std::optional<InputKind> as) {
  if (as && as != InputKind::Position) return fail("a link holds a position; leave 'as' out");
  TRY(Position position, parse_link(text));
  Drawing drawing;
  drawing.moments.push_back(std::move(position));
  return drawing;
}

std::optional<std::string_view> only_line(std::string_view text) {
  const LineReader first = first_line(without_byte_order_mark(text));
  if (first.at_end() || !is_one_line(first)) return std::nullopt;
  return first.line();
}

std::string_view kind_of(const Input& input) {
  if (std::holds_alternative<Transcript>(input)) return "saved game";
  if (std::holds_alternative<LayoutSet>(input)) return "layout set";
  if (std::holds_alternative<GameId>(input)) return "game ID";
  const Drawing& drawing = std::get<Drawing>(input);
  if (!drawing.moments.empty()) return "position";
  return drawing.layout ? "layout" : "game";
}

std::string describe(const Input& input) {
  return fmt::format("a {}", kind_of(input));
}

std::optional<LayoutSet> layouts_in(const Input& input) {
  if (const auto* set = std::get_if<LayoutSet>(&input)) return *set;
  if (const auto* drawing = std::get_if<Drawing>(&input)) return drawing->layout;
  const auto* transcript = std::get_if<Transcript>(&input);
  if (!transcript) return std::nullopt;
  const FirstMove& first = transcript->id.rules.first;
  LayoutSet set(transcript->id.shape(), first.cell);
  set.add(transcript->layout);
  return set;
}

std::string_view note_of(const Input& input) {
  const auto* drawing = std::get_if<Drawing>(&input);
  return drawing ? std::string_view(drawing->note) : "";
}

bool is_either(const Input& input) {
  const auto* drawing = std::get_if<Drawing>(&input);
  return drawing && drawing->is_either;
}

}  // namespace minewise
