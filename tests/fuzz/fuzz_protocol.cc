// The protocol from both ends: lines of players are read, and lines of boards are told to a player
// of ours. Whatever it is told, it answers each line by lines that the protocol knows.
#include "cli/protocol/engine.h"
#include "fuzz/reader.h"

namespace minewise {
namespace {

constexpr int kMostCells = 36;  // of a board that is asked about
constexpr int kMostQuestions = 20;

// Whether a line begins a board that would take long, under sanitizers above all.
bool is_large(const BoardLine& line) {
  if (const auto* game = std::get_if<GameLine>(&line)) return game->shape.cells() > kMostCells;
  const auto* position = std::get_if<PositionLine>(&line);
  return position && position->position.shape.cells() > kMostCells;
}

bool is_question(const BoardLine& line) {
  return std::holds_alternative<GoLine>(line) || std::holds_alternative<AnalyzeLine>(line);
}

std::string written(const BoardLine& line) {
  std::string text;
  append_line(text, line);
  return text;
}

void check_answer_to(const BoardLine& line, const std::string& answer) {
  const auto lines = split_lines(answer);
  CHECK(!is_question(line) || lines.size() == 1);
  for (const std::string_view each : lines) {
    CHECK(parse_player_line(each, Shape{Shape::kMaxSide, Shape::kMaxSide}).has_value());
  }
}

void check_player_line(std::string_view line) {
  const Shape shape{30, 16};
  check_reader(
      line, [&](std::string_view text) { return parse_player_line(text, shape); },
      [&](const PlayerLine& value) {
        std::string text;
        append_line(text, value, shape);
        return text;
      });
}

}  // namespace
}  // namespace minewise

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace minewise;
  ProtocolPlayer player(*parse_agent("exact"));
  int questions = 0;
  for (const std::string_view line : split_lines(as_text(bytes, size))) {
    check_player_line(line);
    const auto read = check_reader(line, parse_board_line, written);
    if (!read) {
      player.answer(line);
    } else if (!is_large(*read) && (!is_question(*read) || ++questions <= kMostQuestions)) {
      check_answer_to(*read, player.answer(line));
    }
  }
  return 0;
}
