// The lines of the protocol between boards and players, as values (docs/library.md). A board
// writes BoardLines and reads PlayerLines, a player the other way round.
//
//     game 3x3/2 classic random=17        ready my-agent
//     shows 0,0 0 0,1 1 1,0 1 1,1 2       open 2,2 : probability 0.5
//     go                                  info no cell is certain
//
// Both ends use the same grammar, and reasons are told in the words of transcripts. A line that
// cannot be read gives an Error with its column. Lines are appended to a text of the caller's and
// read where they stand, because some players make a hundred thousand moves a second.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/position.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/shape.h"
#include "core/view.h"
#include "solver/decision.h"

namespace minewise {

inline constexpr std::string_view kBlanks = " \t\r\n";

// A line without blanks around it.
inline std::string_view trimmed(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(kBlanks), line.size()));
  return line.substr(0, line.find_last_not_of(kBlanks) + 1);
}

// What follows its first word, without blanks around it.
inline std::string_view rest_of_line(std::string_view line) {
  line = trimmed(line);
  line.remove_prefix(std::min(line.find_first_of(kBlanks), line.size()));
  return trimmed(line);
}

inline constexpr int kProtocolVersion = 1;

// What one cell shows: '0' to '8', '_', 'M' or 'F', as in positions.
struct ShownCell {
  Place place;
  char symbol = '_';

  friend bool operator==(const ShownCell&, const ShownCell&) = default;
};

// What a board writes.
struct HelloLine {
  int version = kProtocolVersion;
};
struct GameLine {
  Shape shape;
  Rules rules;
  MineCount count;
  std::uint64_t random = 0;  // for the player's own random numbers; below 2^63
};
struct ShowsLine {
  std::vector<ShownCell> cells;
};
struct MinesLine {  // the number of mines, once it is known to the player
  int mines = 0;
};
struct GoLine {};
struct OverLine {
  bool won = false;
  double score = 0;
};
struct PositionLine {
  Position position;
};
struct AnalyzeLine {
  std::optional<Place> why;
};
struct AgentLine {
  std::string name;
};
struct StopLine {};
struct QuitLine {};
struct HelpLine {};

using BoardLine = std::variant<HelloLine, GameLine, ShowsLine, MinesLine, GoLine, OverLine,
                               PositionLine, AnalyzeLine, AgentLine, StopLine, QuitLine, HelpLine>;

// What a player answers.
struct ReadyLine {
  std::string name;
};
struct MoveLine {
  Decision decision;
  bool tells_why = false;  // if not, only the move of the decision counts
};
struct InfoLine {
  std::string text;
};
struct ErrorLine {
  std::string text;
};
struct JsonLine {
  std::string text;
};
struct StoppedLine {};

using PlayerLine = std::variant<ReadyLine, MoveLine, InfoLine, ErrorLine, JsonLine, StoppedLine>;

// Read one line, with or without its end. A player's moves are on a board of this shape.
Result<BoardLine> parse_board_line(std::string_view text);
Result<PlayerLine> parse_player_line(std::string_view text, const Shape& shape);

// Append one line with its end.
void append_line(std::string& text, const BoardLine& line);
void append_line(std::string& text, const PlayerLine& line, const Shape& shape);

// The same for the lines of every move.
void append_shows(std::string& text, const PlacedView& placed, std::span<const Cell> cells);
void append_go(std::string& text);
void append_move(std::string& text, const Decision& decision, const Shape& shape);

// A game as the player is told of it before the first move.
GameLine game_line_of(const PlacedView& placed, std::uint64_t random);

// The number of a player's random numbers in a game, below 2^63. The stream is that of the player
// (rng_for in game), so the number tells nothing about the mines.
std::uint64_t draw_random(Rng stream);

// The random numbers that belong to such a number: those of `minewise engine`.
Rng rng_from(std::uint64_t random);

}  // namespace minewise
