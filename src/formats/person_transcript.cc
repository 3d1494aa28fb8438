#include "formats/person_transcript.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/layout_text.h"
#include "core/line_words.h"
#include "core/near_miss.h"
#include "core/try.h"
#include "formats/click_board.h"
#include "game/board_value.h"

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
      return fail_at(line, 1, "the first cell is opened at {} ms; time begins with it",
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
                     "the claims do not differ from the game by this");
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
    return fail_at(transcript.result_line, 0, "the clicks come to another result: {}",
                   format_result(game));
  }
  return check_differences(transcript);
}

}  // namespace minewise
