#include "game/transcript.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "core/layout.h"
#include "core/macros.h"
#include "core/message.h"
#include "core/words.h"
#include "game/game.h"

namespace minewise {

namespace {

// " share least tied 4 most-clues"
void append_choice(std::string& text, const Choice& choice) {
  if (choice.measure == Measure::Unsaid) return;
  const auto to = std::back_inserter(text);
  fmt::format_to(to, " {}", measure_word(choice.measure));
  if (choice.ground == Ground::Unsaid) return;
  fmt::format_to(to, " {}", ground_word(choice.ground));
  if (choice.ground == Ground::Batch) {
    fmt::format_to(to, " {} under {}", choice.batch, choice.threshold);
  }
  if (choice.ground == Ground::Search) {
    fmt::format_to(to, " above {}", choice.above_least);
    if (choice.value) fmt::format_to(to, " value {}", *choice.value);
  }
  if (choice.ground == Ground::Ahead) {
    fmt::format_to(to, " above {} goes-on {} against {}", choice.above_least, choice.goes_on,
                   choice.safest_goes_on);
  }
  if (choice.ground == Ground::Least && choice.tied > 0) {
    fmt::format_to(to, " tied {} {}", choice.tied, tie_word(choice.tie));
  }
}

// A number after a word, as in "tied 4". Nothing else is a number to these lines.
template <class Read>
auto read_number_after(LineWords& words, std::string_view word, const Read& read)
    -> Result<typename decltype(read(word))::value_type> {
  if (!word.empty() && !words.take_if(word)) return words.expected(fmt::format("'{}'", word));
  const auto number = read(words.peek());
  if (!number) return words.expected("a number");
  words.take();
  return *number;
}

std::optional<int> cells_in(std::string_view word) {
  const auto cells = parse_int(word, Shape::kMaxSide * Shape::kMaxSide);
  return cells ? std::optional(*cells) : std::nullopt;
}

std::optional<double> part_in(std::string_view word) {
  const auto part = parse_decimal(word);
  return part && *part >= 0 && *part <= 1 ? std::optional(*part) : std::nullopt;
}

std::optional<double> value_in(std::string_view word) {
  const auto value = parse_decimal(word);
  return value && *value >= 0 ? std::optional(*value) : std::nullopt;
}

// least [tied N RULE] | batch N under P | search above P [value V] |
// ahead above P goes-on P against P | belief | toss-up
Result<void> read_ground(LineWords& words, Choice& choice) {
  const auto ground = find_ground(words.peek());
  if (!ground) return words.expected("least, batch, search, ahead, belief or toss-up");
  words.take();
  choice.ground = *ground;
  if (*ground == Ground::Batch) {
    TRY(choice.batch, read_number_after(words, "", cells_in));
    TRY(choice.threshold, read_number_after(words, "under", part_in));
  }
  if (*ground == Ground::Search || *ground == Ground::Ahead) {
    TRY(choice.above_least, read_number_after(words, "above", part_in));
  }
  if (*ground == Ground::Search && !words.at_end()) {
    TRY(choice.value, read_number_after(words, "value", value_in));
  }
  if (*ground == Ground::Ahead) {
    TRY(choice.goes_on, read_number_after(words, "goes-on", part_in));
    TRY(choice.safest_goes_on, read_number_after(words, "against", part_in));
  }
  if (*ground == Ground::Least && !words.at_end()) {
    TRY(choice.tied, read_number_after(words, "tied", cells_in));
    const auto tie = find_tie(words.peek());
    if (!tie) return words.expected("chance, most-clues, fewest-neighbours or first");
    words.take();
    choice.tie = *tie;
  }
  return {};
}

// [MEASURE [GROUND]]
Result<void> read_choice(LineWords& words, Choice& choice) {
  if (words.at_end()) return {};
  const auto measure = find_measure(words.peek());
  if (!measure) return words.expected("exact, share, ratio or density");
  words.take();
  choice.measure = *measure;
  return words.at_end() ? Result<void>() : read_ground(words, choice);
}

}  // namespace

void append_why(std::string& text, const Decision& decision, const Shape& shape) {
  text += basis_word(decision.basis);
  if (decision.basis == Basis::Proof) {
    text += ' ';
    text += rule_word(decision.reason.rule);
    for (const Cell cell : decision.reason.because) {
      const Place place = shape.place(cell);
      fmt::format_to(std::back_inserter(text), " {},{}", place.row, place.col);
    }
  }
  if (decision.basis == Basis::Probability && decision.estimate) {
    fmt::format_to(std::back_inserter(text), " {}", *decision.estimate);
    append_choice(text, decision.choice);
  }
}

// proof RULE CELL... | probability P CHOICE | promise | forced | random | untold
Result<void> take_why(LineWords& words, const Shape& shape, Decision& decision) {
  const auto basis = find_basis(words.peek());
  if (!basis) return words.expected("proof, promise, forced, random, probability or untold");
  words.take();
  decision.basis = *basis;
  if (*basis == Basis::Proof) {
    const auto rule = find_rule(words.peek());
    if (!rule) return words.expected("the name of a rule");
    words.take();
    decision.reason.rule = *rule;
    while (!words.at_end()) {
      TRY(const auto cell, take_cell(words, shape));
      decision.reason.because.push_back(cell);
    }
  }
  if (*basis == Basis::Probability && !words.at_end()) {
    const auto probability = parse_decimal(words.peek());
    if (!probability || *probability < 0 || *probability > 1) {
      return words.expected("a probability from 0 to 1");
    }
    decision.estimate = probability;
    words.take();
    TRY(read_choice(words, decision.choice));
  }
  if (!words.at_end()) return words.expected("the end of the line");
  return {};
}

namespace {

std::string answer_text(const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::Mine) return "mine";
  std::string text(1, outcome.clue.symbol());
  if (outcome.changed > 1) text += fmt::format(" +{}", outcome.changed - 1);
  return text;
}

std::string step_text(const Step& step, const Shape& shape) {
  const auto& [decision, outcome, line] = step;
  const std::string cell = shape.place(decision.move.cell).text();
  std::string why;
  append_why(why, decision, shape);
  if (decision.move.kind == Move::Kind::Flag) return fmt::format("flag {} : {}\n", cell, why);
  return fmt::format("open {} -> {} : {}\n", cell, answer_text(outcome), why);
}

// What the rules have to say about a move before it is made.
Result<void> check_before(const Game& game, const Step& step) {
  if (game.is_over()) return fail_at(step.line, 0, "a move after the game is over");
  const auto legal = check_legal(step.decision, game.view());
  return legal ? legal : fail_there(step.line, 0, legal.error());
}

}  // namespace

std::string format_transcript(const Transcript& transcript) {
  const Shape shape = transcript.id.shape();
  std::string text = fmt::format("minewise transcript 1\ngame {}\nagent {}\n",
                                 format_game_id(transcript.id), transcript.agent);
  for (const Step& step : transcript.steps) text += step_text(step, shape);
  text += transcript.is_given ? "layout given\n" : "layout\n";
  text += format_layout(transcript.layout, shape.width);
  return text + fmt::format("result {}\n", format_trial(transcript.result));
}

Game game_of(const Transcript& transcript, TopologyPtr topology) {
  if (transcript.is_given) return Game(transcript.id, std::move(topology), transcript.layout);
  return Game(transcript.id, std::move(topology));
}

Result<void> replay(const Transcript& transcript, const AfterMove& after_move) {
  Game game = game_of(transcript, make_topology(transcript.id.shape()));
  Trial trial;
  for (const Step& step : transcript.steps) {
    if (auto legal = check_before(game, step); !legal) return legal;
    const Outcome outcome = game.play(step.decision.move);
    if (outcome != step.outcome) {
      return fail_at(step.line, 0, "{} is written to show {}, but the game shows {}",
                     transcript.id.shape().place(step.decision.move.cell).text(),
                     answer_text(step.outcome), answer_text(outcome));
    }
    trial.count(step.decision);
    if (after_move) after_move(game, step);
  }
  if (!game.is_over()) {
    return fail_at(transcript.layout_line, 0, "the game is not over after the last move written");
  }
  if (game.layout() != transcript.layout) {
    return fail_at(transcript.layout_line, 0, "this is not the layout that the game ID deals");
  }
  trial.conclude(game);
  if (trial != transcript.result) {
    return fail_at(transcript.result_line, 0, "the moves give another result: {}",
                   format_trial(trial));
  }
  return {};
}

// Reads transcripts. A line is taken word by word; whatever does not fit ends in an Error that
// names the line and the column.

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
        return fail_at(lines_.number(), 1, "more moves, or a longer line, than any game can have");
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
      return fail_at(header, 0, "the layout is {}x{}, but the game is {}x{}", drawn->shape.width,
                     drawn->shape.height, transcript_.id.width, transcript_.id.height);
    }
    transcript_.layout = std::move(drawn->layout);
    const auto* fixed = std::get_if<FixedCount>(&transcript_.id.mines);
    if (transcript_.is_given && fixed && fixed->mines != transcript_.layout.mines()) {
      return fail_at(header, 0, "the layout has {}, but the game has {}",
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
    if (!lines_.at_end()) return fail_at(lines_.number(), 1, "extra text after the result");
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
