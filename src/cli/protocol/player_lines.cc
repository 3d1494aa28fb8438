// What a player answers: the second half of the grammar.
#include <fmt/format.h>

#include "cli/protocol/line_rest.h"
#include "cli/protocol/lines.h"
#include "core/line_words.h"
#include "core/try.h"
#include "game/why_text.h"

namespace minewise {
namespace {

// open CELL [: REASON]   or   flag CELL [: REASON]
Result<PlayerLine> read_move(LineWords& words, Move::Kind kind, const Shape& shape) {
  MoveLine move;
  move.decision.move.kind = kind;
  TRY(move.decision.move.cell, take_cell(words, shape));
  if (words.at_end()) return move;
  if (!words.take_if(":")) return words.expected("':' and a reason, or the end of the line");
  TRY(take_why(words, shape, move.decision));
  move.tells_why = true;
  return move;
}

// Appends the words of each kind of line. Texts are of one line, and can be shown.
struct PlayerWriter {
  std::string& text;
  const Shape& shape;

  void operator()(const ReadyLine& ready) const { text += "ready " + printable(ready.name); }
  void operator()(const MoveLine& line) const {
    const Place place = shape.place(line.decision.move.cell);
    text += line.decision.move.kind == Move::Kind::Open ? "open " : "flag ";
    fmt::format_to(std::back_inserter(text), "{},{}", place.row, place.col);
    if (!line.tells_why) return;
    text += " : ";
    append_why(text, line.decision, shape);
  }
  void operator()(const InfoLine& info) const { text += "info " + printable(info.text); }
  void operator()(const ErrorLine& error) const { text += "error " + printable(error.text); }
  void operator()(const JsonLine& json) const { text += json.text; }
  void operator()(const StoppedLine&) const { text += "stopped"; }
};

}  // namespace

Result<PlayerLine> parse_player_line(std::string_view text, const Shape& shape) {
  LineWords words(text);
  if (words.take_if("open")) return read_move(words, Move::Kind::Open, shape);
  if (words.take_if("flag")) return read_move(words, Move::Kind::Flag, shape);
  if (words.take_if("info")) return InfoLine{printable(rest_of_line(text))};
  if (words.take_if("error")) return ErrorLine{printable(rest_of_line(text))};
  if (words.take_if("ready")) {
    if (words.at_end()) return words.expected("a name");
    return ReadyLine{printable(rest_of_line(text))};
  }
  if (words.peek().starts_with('{')) return JsonLine{std::string(trimmed(text))};
  if (words.take_if("stopped")) {
    if (!words.at_end()) return words.expected("the end of the line");
    return StoppedLine{};
  }
  return words.expected("open, flag, ready, info, error, stopped or JSON");
}

void append_line(std::string& text, const PlayerLine& line, const Shape& shape) {
  std::visit(PlayerWriter{text, shape}, line);
  text += '\n';
}

void append_move(std::string& text, const Decision& decision, const Shape& shape) {
  PlayerWriter{text, shape}(MoveLine{decision, true});
  text += '\n';
}

}  // namespace minewise
