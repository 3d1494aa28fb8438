// Readers meet text that is almost right, and text that is nothing at all. Each either gives a
// value that can be written and read again, or an Error of one line that points into the text.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "any.h"
#include "core/macros.h"
#include "core/words.h"
#include "formats/input.h"
#include "formats/link.h"
#include "same.h"
#include "spoiled.h"
#include "support/lines.h"

namespace minewise {
namespace {

// Lines and columns count from 1, and may stand just behind the end.
void check_error(const Error& error, const std::string& text) {
  RC_ASSERT(!error.message.empty());
  RC_ASSERT(error.text().find_first_of("\r\n") == std::string::npos);
  const auto lines = split_lines(text);
  RC_ASSERT(error.line >= 0);
  RC_ASSERT(error.column >= 0);
  RC_ASSERT(static_cast<std::size_t>(error.line) <= lines.size() + 1);
  const auto line = static_cast<std::size_t>(error.line);
  const bool in_a_line = line >= 1 && line <= lines.size();
  const std::size_t length = in_a_line ? lines[line - 1].size() : text.size();
  RC_ASSERT(static_cast<std::size_t>(error.column) <= length + 1);
}

template <class Parse, class Format>
void check_reader(Parse parse, Format format, const std::string& text) {
  const auto value = parse(text);
  if (!value) return check_error(value.error(), text);
  const std::string written = format(*value);
  const auto again = parse(written);
  if (!again) RC_FAIL("wrote what it refuses: " + again.error().text() + "\n" + written);
  RC_ASSERT(same(*again, *value));
  RC_ASSERT(format(*again) == written);
}

// A legal text spoiled, or now and then any bytes at all.
std::string almost(const std::string& text) {
  if (*rc::gen::inRange(0, 10) == 0) return *rc::gen::arbitrary<std::string>();
  return *spoiled(text);
}

RC_GTEST_PROP(Readers, TakeOrRefuseAPosition, ()) {
  check_reader(parse_position, format_position, almost(format_position(*any_position())));
}

RC_GTEST_PROP(Readers, TakeOrRefuseALink, ()) {
  check_reader(parse_link, format_link, almost(format_link(*any_position())));
}

// In symbols of any program, and almost so.
RC_GTEST_PROP(Readers, TakeOrRefuseABoardOfOthers, ()) {
  const Position position = *any_position();
  std::string text;
  for (std::size_t at = 0; at < position.symbols.size(); ++at) {
    if (at > 0 && at % static_cast<std::size_t>(position.shape.width) == 0) text += "\n";
    const bool is_covered = position.symbols[at] == '?';
    text += is_covered ? *rc::gen::element<std::string>("-", "x", " ", "\u2b1c", "H")
                       : std::string(1, position.symbols[at]);
  }
  const auto read = [](const std::string& each) -> Result<Position> {
    TRY(const Input input, recognise(each, InputKind::Position, Seed{}));
    return std::get<Drawing>(input).moments.at(0);
  };
  check_reader(read, format_position, almost(text));
}

RC_GTEST_PROP(Readers, TakeOrRefuseALayout, ()) {
  const DrawnLayout drawn = *any_layout();
  check_reader(
      parse_layout,
      [](const DrawnLayout& read) { return format_layout(read.layout, read.shape.width); },
      almost(format_layout(drawn.layout, drawn.shape.width)));
}

RC_GTEST_PROP(Readers, TakeOrRefuseRules, ()) {
  check_reader([](const std::string& text) { return parse_rules(text); }, format_rules,
               almost(format_rules(*any_rules(*any_shape()))));
}

RC_GTEST_PROP(Readers, TakeOrRefuseAGameId, ()) {
  check_reader([](const std::string& text) { return parse_game_id(text); }, format_game_id,
               almost(format_game_id(*any_game_id())));
}

RC_GTEST_PROP(Readers, TakeOrRefuseABoard, ()) {
  check_reader(parse_board, format_board, almost(format_board((*any_game_id()).board())));
}

RC_GTEST_PROP(Readers, TakeOrRefuseATranscript, ()) {
  check_reader(parse_transcript, format_transcript, almost(format_transcript(*any_transcript())));
}

// The one line of a transcript that may hold anything.
RC_GTEST_PROP(Readers, TakeOrRefuseATranscriptByAnybody, ()) {
  Transcript transcript = *any_transcript();
  transcript.agent = *rc::gen::element<std::string>("", "basic", "\r", "\xff");
  transcript.agent += *rc::gen::element<std::string>("", "x", " ", "\r", "\t", "\x1b");
  check_reader(parse_transcript, format_transcript, format_transcript(transcript));
}

RC_GTEST_PROP(Readers, TakeATranscriptOnlyIfItStaysOnItsBoard, ()) {
  const auto read = parse_transcript(almost(format_transcript(*any_transcript())));
  if (!read) return;
  const Shape shape = read->id.shape();
  const auto on_board = [&](Cell cell) { return cell.index >= 0 && cell.index < shape.cells(); };
  RC_ASSERT(read->layout.cells() == shape.cells());
  for (const auto& [decision, outcome, line] : read->steps) {
    RC_ASSERT(on_board(decision.move.cell));
    RC_ASSERT(std::ranges::all_of(decision.reason.because, on_board));
  }
}

RC_GTEST_PROP(Readers, TakeOrRefuseAClueModel, ()) {
  check_reader(
      parse_clue_model, [](const ClueModelPtr& model) { return model->name(); },
      almost(*any_clue_model()));
}

RC_GTEST_PROP(Readers, TakeOrRefuseAnAgent, ()) {
  check_reader(
      parse_agent, [](const AgentSpec& spec) { return spec.name(); },
      almost((*any_agent()).name()));
}

RC_GTEST_PROP(Readers, TakeOrRefuseAPlace, ()) {
  const Place place{*rc::gen::inRange(0, 2000), *rc::gen::inRange(0, 2000)};
  check_reader(parse_place, [](const Place& read) { return read.text(); }, almost(place.text()));
}

RC_GTEST_PROP(Readers, TakeOrRefuseASize, ()) {
  const Shape shape = *any_shape();
  check_reader(
      parse_size, [](const Shape& read) { return fmt::format("{}x{}", read.width, read.height); },
      almost(fmt::format("{}x{}", shape.width, shape.height)));
}

}  // namespace
}  // namespace minewise
