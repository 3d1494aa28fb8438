#include "formats/person_transcript.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/game_id.h"
#include "core/layout.h"
#include "core/macros.h"
#include "core/message.h"
#include "core/words.h"
#include "formats/click_board.h"
#include "game/metrics.h"

namespace minewise {

namespace {

// What follows the cell: " -> 0 +15", " wasted", or nothing.
std::string effect_text(const Click& click, const PersonGame& game, const Topology& topology) {
  if (click.is_wasted) return " wasted";
  if (click.opened == 0) return "";
  std::string text = " ->";
  const bool is_open = click.kind == Click::Kind::Open;
  if (click.hits_mine) {
    text += " mine";
  } else if (is_open) {
    text += fmt::format(" {}", mines_around(game.layout, topology, click.cell));
  }
  const bool has_first = click.hits_mine || is_open;
  if (click.opened > has_first) text += fmt::format(" +{}", click.opened - has_first);
  return text;
}

std::string claims_text(const ReplayClaims& claims) {
  std::string text;
  const auto add = [&](std::string_view word, const auto& value) {
    if (value) text += fmt::format(" {} {}", word, static_cast<int>(*value));
  };
  add("3bv", claims.bbbv);
  add("time", claims.time_ms);
  if (claims.time_ms && claims.time_step_ms != 1) {
    text += fmt::format(" step {}", claims.time_step_ms);
  }
  add("won", claims.won);
  add("left", claims.left);
  add("right", claims.right);
  add("chord", claims.chord);
  return text.empty() ? "" : fmt::format("claims{}\n", text);
}

void append_name(std::string& text, std::string_view word, std::string_view name) {
  if (!name.empty()) text += fmt::format("{} {}\n", word, name);
}

}  // namespace

bool is_person_transcript(std::string_view text) {
  LineReader lines(without_byte_order_mark(text));
  while (!lines.at_end() && is_skipped_line(lines.line())) lines.next();
  constexpr std::string_view kFirst = "minewise transcript 2";
  const std::string_view line = lines.line();
  const std::size_t end = line.find_last_not_of(" \t\r") + 1;
  return end == kFirst.size() && lower_case(line.substr(0, end)) == kFirst;
}

std::string format_result(const PersonGame& game) {
  const ClickCounts& counts = game.counts;
  return fmt::format("{} time {} 3bv {} left {} right {} chord {} wasted {}",
                     game_end_word(game.end), game.time_ms, game.bbbv, counts.left, counts.right,
                     counts.chord, counts.wasted);
}

std::string format_person_transcript(const PersonGame& game) {
  const Topology topology(game.shape);
  std::string text = fmt::format("minewise transcript 2\ngame {}x{}/{} classic\n", game.shape.width,
                                 game.shape.height, game.layout.mines());
  append_name(text, "program", game.program);
  append_name(text, "version", game.version);
  append_name(text, "mode", game.mode);
  const auto add_marks = [&](bool marks) { text += marks ? "marks on\n" : "marks off\n"; };
  add_marks(game.marks);
  text += claims_text(game.claims);
  bool marks = game.marks;
  for (const Click& click : game.clicks) {
    if (std::exchange(marks, click.marks) != click.marks) add_marks(marks);
    text += fmt::format("{} {} {}{}\n", click.time_ms, click_word(click.kind),
                        game.shape.place(click.cell).text(), effect_text(click, game, topology));
  }
  text += fmt::format("layout given\n{}result {}\n", format_layout(game.layout, game.shape.width),
                      format_result(game));
  for (const std::string& difference : game.differences) append_name(text, "differs", difference);
  return text;
}

namespace {

// Times go on, from 0 at the first cell opened.
Result<void> check_times(const PersonTranscript& transcript) {
  const auto& clicks = transcript.game.clicks;
  bool has_opened = false;
  for (std::size_t i = 0; i < clicks.size(); ++i) {
    const int line = i < transcript.click_lines.size() ? transcript.click_lines[i] : 0;
    if (i > 0 && clicks[i].time_ms < clicks[i - 1].time_ms) {
      return fail_at(line, 1, "a click at {} ms after one at {} ms", clicks[i].time_ms,
                     clicks[i - 1].time_ms);
    }
    const bool is_first = clicks[i].opened > 0 && !std::exchange(has_opened, true);
    if (is_first && clicks[i].time_ms != 0) {
      return fail_at(line, 1, "the first cell is opened at {} ms; it must be at 0 ms",
                     clicks[i].time_ms);
    }
  }
  return {};
}

// The lines that tell differences are those of the claims, no more and no less. What a file says of
// its cells is not in the transcript, so that nothing can be said against those.
Result<void> check_differences(const PersonTranscript& transcript) {
  const PersonGame& game = transcript.game;
  const std::vector<std::string> expected = differences_of_claims(game);
  auto next = expected.begin();
  for (std::size_t i = 0; i < game.differences.size(); ++i) {
    const std::string& difference = game.differences[i];
    if (next != expected.end() && difference == *next) {
      ++next;
    } else if (!is_difference_of_events(difference)) {
      return fail_at(transcript.result_line + 1 + static_cast<int>(i), 0,
                     "the claims do not differ from the game in this way");
    }
  }
  if (next == expected.end()) return {};
  return fail_at(transcript.claims_line, 0, "{}, and no line 'differs' says so", *next);
}

}  // namespace

Result<void> check(const PersonTranscript& transcript) {
  TRY(check_times(transcript));
  const PersonGame& written = transcript.game;
  PersonGame game = written;
  const TopologyPtr topology = make_topology(game.shape);
  ClickBoard board(game.layout, topology, game.marks);
  game.counts = {};
  for (std::size_t i = 0; i < written.clicks.size(); ++i) {
    const Click& click = written.clicks[i];
    const int line = i < transcript.click_lines.size() ? transcript.click_lines[i] : 0;
    if (board.is_over()) return fail_at(line, 0, "a click after the game is over");
    const Click again = board.repeat(click);
    if (again != click) {
      return fail_at(line, 0, "this click is written as '{}{}', but it is '{}{}'",
                     click_word(click.kind), effect_text(click, game, *topology),
                     click_word(again.kind), effect_text(again, game, *topology));
    }
    const int shown = i < transcript.clues.size() ? transcript.clues[i] : -1;
    if (shown >= 0 && shown != board.number(click.cell)) {
      return fail_at(line, 0, "{} is written to show {}, but it shows {}",
                     game.shape.place(click.cell).text(), shown, board.number(click.cell));
    }
    count_click(again, game.counts);
  }
  game.end = board.end();
  game.bbbv = count_3bv(game.layout, *topology);
  game.time_ms = written.clicks.empty() ? 0 : std::max(0, written.clicks.back().time_ms);
  if (format_result(game) != format_result(written)) {
    return fail_at(transcript.result_line, 0, "the clicks give another result: {}",
                   format_result(game));
  }
  return check_differences(transcript);
}

// The reader. It takes a line word by word; anything that does not fit is an Error that names the
// line and the column.

namespace {

constexpr int kMostTime = 2'000'000'000;

std::optional<int> parse_ms(std::string_view text) {
  const bool is_negative = text.starts_with('-');
  const auto ms = parse_int(is_negative ? text.substr(1) : text, kMostTime);
  if (!ms) return std::nullopt;
  return is_negative ? -*ms : *ms;
}

std::optional<Click::Kind> find_click(std::string_view word) {
  for (int i = 0; i < 5; ++i) {
    const auto kind = static_cast<Click::Kind>(i);
    if (click_word(kind) == word) return kind;
  }
  return std::nullopt;
}

// "-> 0 +15", "-> mine", "-> +3"
Result<void> take_effect(LineWords& words, const Shape& shape, Click& click, std::int8_t& shown) {
  const bool is_open = click.kind == Click::Kind::Open;
  if (!is_open && click.kind != Click::Kind::Chord) return words.expected("the end of the line");
  click.hits_mine = words.take_if("mine");
  if (!click.hits_mine && is_open) {
    const auto clue = parse_int(words.peek(), 8);
    if (!clue) return words.expected("a clue 0-8 or 'mine'");
    shown = static_cast<std::int8_t>(*clue);
    words.take();
  }
  click.opened = click.hits_mine || is_open;
  if (words.peek().starts_with('+')) {
    const auto more = parse_int(words.peek().substr(1), shape.cells());
    if (!more || *more == 0) return words.expected("a number of cells such as +8");
    click.opened += *more;
    words.take();
  }
  if (click.opened == 0) return words.expected("a number of cells such as +8");
  return {};
}

class PersonReader {
 public:
  explicit PersonReader(std::string_view text)
      : text_(text), lines_(without_byte_order_mark(text)) {}

  Result<PersonTranscript> read() {
    for (const auto part : {&PersonReader::read_header, &PersonReader::read_clicks,
                            &PersonReader::read_layout, &PersonReader::read_result}) {
      TRY((this->*part)());
    }
    return std::move(transcript_);
  }

 private:
  PersonGame& game() { return transcript_.game; }
  std::string_view first_word() const { return WordReader(lines_.line()).word().text; }

  // The rest of the line after a word, without blanks at its end.
  std::string_view rest_after(std::string_view word) const {
    const std::string_view line = lines_.line();
    const std::string_view rest = line.substr(std::min(line.size(), word.size() + 1));
    return rest.substr(0, rest.find_last_not_of(" \t\r") + 1);
  }

  Result<void> read_header() {
    while (!lines_.at_end() && is_skipped_line(lines_.line())) lines_.next();
    if (!is_person_transcript(text_)) {
      return fail_at(lines_.number(), 1,
                     "not a person's game: the first line must be 'minewise transcript 2'");
    }
    lines_.next();
    TRY(read_game());
    const std::pair<std::string_view, std::string*> names[] = {
        {"program", &game().program}, {"version", &game().version}, {"mode", &game().mode}};
    for (const auto& [word, name] : names) {
      if (!lines_.line().starts_with(fmt::format("{} ", word))) continue;
      *name = printable(rest_after(word).substr(0, kLongestName));
      lines_.next();
    }
    TRY(read_marks());
    game().marks = marks_;
    lines_.next();
    return first_word() == "claims" ? read_claims() : Result<void>{};
  }

  Result<void> read_marks() {
    LineWords words(lines_.line(), lines_.number());
    const bool is_marks = words.take_if("marks");
    marks_ = words.take_if("on");
    if (!is_marks || (!marks_ && !words.take_if("off")) || !words.at_end()) {
      return fail_at(lines_.number(), 1, "expected 'marks on' or 'marks off'");
    }
    return {};
  }

  Result<void> read_game() {
    LineWords words(lines_.line(), lines_.number());
    if (!words.take_if("game")) return words.expected("'game'");
    const auto board = parse_board(words.peek());
    const auto* mines = board ? std::get_if<FixedCount>(&board->mines) : nullptr;
    if (!mines) return words.expected("a board such as 8x8/10");
    game().shape = Shape{board->width, board->height};
    mines_ = mines->mines;
    words.take();
    if (!words.take_if("classic")) return words.expected("'classic'");
    if (!words.at_end()) return words.expected("the end of the line");
    lines_.next();
    return {};
  }

  Result<void> read_claims() {
    LineWords words(lines_.line(), lines_.number());
    words.take();
    transcript_.claims_line = lines_.number();
    ReplayClaims& claims = game().claims;
    std::optional<int> step, won;
    const std::pair<std::string_view, std::optional<int>*> fields[] = {
        {"3bv", &claims.bbbv},  {"time", &claims.time_ms}, {"step", &step},         {"won", &won},
        {"left", &claims.left}, {"right", &claims.right},  {"chord", &claims.chord}};
    for (const auto& [name, field] : fields) {
      if (!words.take_if(name)) continue;
      *field = name == "time" ? parse_ms(words.peek()) : parse_int(words.peek(), kMostTime);
      if (!*field || (name == "won" && *won > 1)) return words.expected("a number");
      if (name == "step" && !is_step(claims, *step)) return words.expected("the step of a time");
      words.take();
    }
    if (!words.at_end()) return words.expected("the next claim, or the end of the line");
    if (claims.time_ms) claims.time_step_ms = step.value_or(1);
    if (won) claims.won = *won == 1;
    lines_.next();
    return {};
  }

  // Decimals of a second, to which the time is rounded.
  static bool is_step(const ReplayClaims& claims, int step) {
    const bool is_decimal = step == 10 || step == 100 || step == 1000;
    return is_decimal && claims.time_ms && *claims.time_ms % step == 0;
  }

  Result<void> read_clicks() {
    for (; !lines_.at_end() && first_word() != "layout"; lines_.next()) {
      if (first_word() == "marks") {
        TRY(read_marks());
        continue;
      }
      TRY(const Click click, read_click());
      game().clicks.push_back(click);
      transcript_.click_lines.push_back(lines_.number());
    }
    return {};
  }

  // TIME KIND CELL [-> EFFECT | wasted]
  Result<Click> read_click() {
    LineWords words(lines_.line().substr(0, kLongestLine), lines_.number());
    Click click{.marks = marks_};
    const auto time = parse_ms(words.peek());
    if (!time) return words.expected("a time in milliseconds, or 'layout'");
    click.time_ms = *time;
    words.take();
    const auto kind = find_click(words.peek());
    if (!kind) return words.expected("open, flag, unflag, unmark or chord");
    click.kind = *kind;
    words.take();
    const auto cell = take_cell(words, game().shape);
    if (!cell) return std::unexpected(cell.error());
    click.cell = *cell;
    click.is_wasted = words.take_if("wasted");
    transcript_.clues.push_back(-1);
    if (!click.is_wasted && words.take_if("->")) {
      TRY(take_effect(words, game().shape, click, transcript_.clues.back()));
    }
    if (!words.at_end()) return words.expected("the end of the line");
    return click;
  }

  Result<void> read_layout() {
    const int header = lines_.number();
    if (lines_.at_end()) return fail_at(header, 0, "the text ends before the layout");
    LineWords words(lines_.line(), header);
    words.take();
    if (!words.take_if("given") || !words.at_end()) {
      return fail_at(header, 1, "expected 'layout given'");
    }
    transcript_.layout_line = header;
    lines_.next();
    const char* const begin = lines_.line().data();
    while (!lines_.at_end() && first_word() != "result") lines_.next();
    auto drawn = parse_layout({begin, lines_.line().data()});
    if (!drawn) return fail_there(header + drawn.error().line, drawn.error().column, drawn.error());
    if (drawn->shape != game().shape || drawn->layout.mines() != mines_) {
      return fail_at(header, 0, "the layout is {}x{}/{}, but the game is {}x{}/{}",
                     drawn->shape.width, drawn->shape.height, drawn->layout.mines(),
                     game().shape.width, game().shape.height, mines_);
    }
    game().layout = std::move(drawn->layout);
    return {};
  }

  Result<void> read_result() {
    if (lines_.at_end()) return fail_at(lines_.number(), 0, "the text ends before the result");
    LineWords words(lines_.line().substr(0, kLongestLine), lines_.number());
    transcript_.result_line = lines_.number();
    words.take();
    const auto end = std::ranges::find(kEnds, words.peek(), game_end_word);
    if (end == kEnds.end()) return words.expected("won, lost or unfinished");
    game().end = *end;
    words.take();
    const std::pair<std::string_view, int*> fields[] = {
        {"time", &game().time_ms},       {"3bv", &game().bbbv},
        {"left", &game().counts.left},   {"right", &game().counts.right},
        {"chord", &game().counts.chord}, {"wasted", &game().counts.wasted}};
    for (const auto& [name, field] : fields) {
      if (!words.take_if(name)) return words.expected(fmt::format("'{}'", name));
      const auto number = parse_int(words.peek(), kMostTime);
      if (!number) return words.expected("a number");
      words.take();
      *field = *number;
    }
    if (!words.at_end()) return words.expected("the end of the line");
    lines_.next();
    return read_differences();
  }

  Result<void> read_differences() {
    for (; lines_.line().starts_with("differs "); lines_.next()) {
      game().differences.push_back(printable(rest_after("differs").substr(0, kLongestLine)));
    }
    while (!lines_.at_end() && first_word().empty()) lines_.next();
    if (!lines_.at_end()) return fail_at(lines_.number(), 1, "extra text after the result");
    return {};
  }

  static constexpr std::size_t kLongestName = 200, kLongestLine = 1000;
  static constexpr std::array kEnds{GameEnd::Won, GameEnd::Lost, GameEnd::Unfinished};

  std::string_view text_;
  LineReader lines_;
  PersonTranscript transcript_;
  int mines_ = 0;
  bool marks_ = false;  // as they are at the line that is read
};

}  // namespace

Result<PersonTranscript> parse_person_transcript(std::string_view text) {
  return PersonReader(text).read();
}

}  // namespace minewise
