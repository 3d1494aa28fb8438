// Reads transcripts. A line is taken word by word; whatever does not fit ends in an Error that
// names the line and the column.
#include <algorithm>
#include <optional>
#include <utility>

#include "core/counted.h"
#include "core/layout_text.h"
#include "core/line_words.h"
#include "core/near_miss.h"
#include "core/number.h"
#include "core/try.h"
#include "game/transcript.h"
#include "game/why_text.h"

namespace minewise {
namespace {

// mine | CLUE [+N]
Result<Outcome> read_answer(LineWords& words) {
  if (words.take_if("mine")) return Outcome{Outcome::Kind::Mine, Clue::withheld(), 1};
  const std::string_view clue = words.peek();
  const bool known = clue.size() == 1 && (clue == "_" || (clue[0] >= '0' && clue[0] <= '8'));
  if (!known) return words.expected("a clue 0-8, '_' or 'mine'");
  words.take();
  Outcome outcome{Outcome::Kind::Clue, clue == "_" ? Clue::withheld() : Clue::number(clue[0] - '0'),
                  1};
  if (words.peek().starts_with('+')) {
    const auto more = parse_int(words.peek().substr(1), Shape::kMaxSide * Shape::kMaxSide);
    if (!more || *more == 0) return words.expected("a number of cells such as +8");
    outcome.changed += *more;
    words.take();
  }
  return outcome;
}

// open CELL -> ANSWER : WHY   or   flag CELL : WHY
Result<Step> read_step(std::string_view text, int line, const Shape& shape) {
  LineWords words(text, line);
  Step step;
  step.line = line;
  const bool open = words.take_if("open");
  if (!open && !words.take_if("flag")) return words.expected("'open', 'flag' or 'layout'");
  step.decision.move.kind = open ? Move::Kind::Open : Move::Kind::Flag;
  const auto cell = take_cell(words, shape);
  if (!cell) return std::unexpected(cell.error());
  step.decision.move.cell = *cell;
  if (open) {
    if (!words.take_if("->")) return words.expected("'->'");
    TRY(const auto answer, read_answer(words));
    step.outcome = answer;
  }
  if (!words.take_if(":")) return words.expected("':'");
  TRY(take_why(words, shape, step.decision));
  return step;
}

// score S won W stepped N guesses N moves N wrong_flags N
Result<Trial> read_result(std::string_view text, int line) {
  LineWords words(text, line);
  Trial trial;
  if (!words.take_if("result")) return words.expected("'result'");
  if (!words.take_if("score")) return words.expected("'score'");
  const auto score = parse_decimal(words.peek());
  if (!score) return words.expected("a score");
  words.take();
  trial.score = *score;
  int won = 0;
  const std::pair<std::string_view, int*> fields[] = {{"won", &won},
                                                      {"stepped", &trial.stepped},
                                                      {"guesses", &trial.guesses},
                                                      {"moves", &trial.moves},
                                                      {"wrong_flags", &trial.wrong_flags}};
  for (const auto& [name, field] : fields) {
    if (!words.take_if(name)) return words.expected(fmt::format("'{}'", name));
    const auto number = field == &won ? parse_int(words.peek(), 1) : parse_int(words.peek());
    if (!number) return words.expected("a number");
    words.take();
    *field = *number;
  }
  if (!words.at_end()) return words.expected("the end of the line");
  trial.won = won != 0;
  return trial;
}

// Reads the whole text in order: three lines of header, the moves, the layout, the result.
class TranscriptReader {
 public:
  explicit TranscriptReader(std::string_view text) : lines_(without_byte_order_mark(text)) {}

  Result<Transcript> read() {
    for (const auto part : {&TranscriptReader::read_header, &TranscriptReader::read_steps,
                            &TranscriptReader::read_layout, &TranscriptReader::read_end}) {
      TRY((this->*part)());
    }
    return std::move(transcript_);
  }

 private:
  // Far more than any agent or game ID needs. A proof may name every clue of the largest board, in
  // up to 8 bytes each.
  static constexpr std::size_t kLongestName = 200;
  static constexpr std::size_t kLongestId = std::size_t{1} << 14;
  static constexpr std::size_t kLongestLine = std::size_t{16} << 20;

  // A name that can stand in all that is told of a game; empty if the text is none. What a player
  // of another program calls himself may be in any encoding, but has no control characters in it.
  static std::string name_in(std::string_view text) {
    const auto is_control = [](char letter) {
      return (letter >= 0 && letter < ' ') || letter == 127;
    };
    const bool is_blank = text.find_first_not_of(' ') == text.npos;
    if (is_blank || text.size() > kLongestName || std::ranges::any_of(text, is_control)) return "";
    return printable(text);
  }

  // The line without blanks at its end.
  std::string_view line() const {
    return lines_.line().substr(0, lines_.line().find_last_not_of(" \t\r") + 1);
  }

  Result<void> read_header() {
    while (!lines_.at_end() && is_skipped_line(lines_.line())) lines_.next();
    if (lower_case(line()) != "minewise transcript 1") {
      return fail_at(lines_.number(), 1,
                     "not a transcript: the first line must be 'minewise transcript 1'");
    }
    lines_.next();
    constexpr std::string_view kGame = "game ", kAgent = "agent ";
    const int number = lines_.number();
    if (!lines_.line().starts_with(kGame)) {
      return fail_at(number, 1, "expected 'game' and a game ID");
    }
    auto id = parse_game_id(lines_.line().substr(kGame.size(), kLongestId));
    if (!id) {
      const int column = id.error().column > 0 ? id.error().column + 5 : 0;
      return fail_there(number, column, id.error());
    }
    transcript_.id = *id;
    lines_.next();
    if (lines_.line().starts_with(kAgent)) {
      transcript_.agent = name_in(line().substr(std::min(kAgent.size(), line().size())));
    }
    if (transcript_.agent.empty()) {
      return fail_at(lines_.number(), 1, "expected 'agent' and a name");
    }
    lines_.next();
    return {};
  }

  Result<void> read_steps() {
    const auto most = static_cast<std::size_t>(transcript_.id.shape().cells());
    for (; !lines_.at_end() && !lines_.line().starts_with("layout"); lines_.next()) {
      if (transcript_.steps.size() == most || lines_.line().size() > kLongestLine) {
        return fail_at(lines_.number(), 1, "more moves, or a longer line, than any game has");
      }
      TRY(auto step, read_step(lines_.line(), lines_.number(), transcript_.id.shape()));
      transcript_.steps.push_back(std::move(step));
    }
    return {};
  }

  Result<void> read_layout() {
    const int header = lines_.number();
    if (lines_.at_end()) return fail_at(header, 0, "the text ends before the layout");
    if (line() != "layout" && line() != "layout given") {
      return fail_at(header, 1, "expected 'layout' or 'layout given'");
    }
    transcript_.is_given = line() == "layout given";
    transcript_.layout_line = header;
    lines_.next();
    const char* const begin = lines_.line().data();
    while (!lines_.at_end() && !lines_.line().starts_with("result")) lines_.next();
    auto drawn = parse_layout({begin, lines_.line().data()});
    if (!drawn) return fail_there(header + drawn.error().line, drawn.error().column, drawn.error());
    if (drawn->shape.width != transcript_.id.width ||
        drawn->shape.height != transcript_.id.height) {
      return fail_at(header, 0, "the layout is {}x{}, the game {}x{}", drawn->shape.width,
                     drawn->shape.height, transcript_.id.width, transcript_.id.height);
    }
    transcript_.layout = std::move(drawn->layout);
    const auto* fixed = std::get_if<FixedCount>(&transcript_.id.mines);
    if (transcript_.is_given && fixed && fixed->mines != transcript_.layout.mines()) {
      return fail_at(header, 0, "the layout has {}, the game {}",
                     counted(transcript_.layout.mines(), "mine"), fixed->mines);
    }
    return {};
  }

  Result<void> read_end() {
    if (lines_.at_end()) return fail_at(lines_.number(), 0, "the text ends before the result");
    TRY(auto trial, read_result(lines_.line().substr(0, kLongestLine), lines_.number()));
    transcript_.result = trial;
    transcript_.result_line = lines_.number();
    lines_.next();
    while (!lines_.at_end() && line().empty()) lines_.next();
    if (!lines_.at_end()) return fail_at(lines_.number(), 1, "the text goes on after the result");
    return {};
  }

  LineReader lines_;
  Transcript transcript_;
};

}  // namespace

Result<Transcript> parse_transcript(std::string_view text) {
  return TranscriptReader(text).read();
}

}  // namespace minewise
