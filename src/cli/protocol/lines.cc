#include "cli/protocol/lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "core/macros.h"
#include "core/message.h"
#include "core/words.h"
#include "game/transcript.h"

namespace minewise {

// What a board writes: the first half of the grammar.

namespace {

constexpr std::uint64_t kRandomEnd = std::uint64_t{1} << 63;
constexpr std::string_view kSymbolsShown = "012345678_MF";

// What is read of a line: its words after the first, and the whole of it.
struct BoardText {
  LineWords words;
  std::string_view text;
};

Result<BoardLine> ended(const LineWords& words, BoardLine line) {
  if (!words.at_end()) return words.expected("the end of the line");
  return line;
}

Result<Place> take_place(LineWords& words) {
  const auto place = parse_place(words.peek());
  if (!place) return words.expected("a cell such as 3,4");
  words.take();
  return *place;
}

// minewise 1
Result<BoardLine> read_hello(BoardText& line) {
  const auto version = parse_int(line.words.peek());
  if (!version) return line.words.expected("the version of the protocol");
  line.words.take();
  return ended(line.words, HelloLine{*version});
}

// The words of a game ID. A board without mines is written as one with none, for the reader of IDs.
// `kept` is how many letters of the text come before those that it has in addition.
struct IdText {
  std::string text;
  std::size_t kept = 0;
  std::size_t added = 0;
};

IdText id_text_of(std::string_view words) {
  const std::size_t begin = std::min(words.find_first_not_of(" \t"), words.size());
  const std::size_t end = std::min(words.find_first_of(" \t\r\n", begin), words.size());
  const bool is_size = parse_size(words.substr(begin, end - begin)).has_value();
  IdText id{std::string(words), end, 0};
  if (is_size) {
    id.text.insert(end, "/0");
    id.added = 2;
  }
  return id;
}

// What the player is told of the mines: exactly what the board's word says.
GameLine told_game(const GameId& id, bool tells_mines, std::uint64_t random) {
  GameLine game{id.shape(), id.rules, UnknownCount{}, random};
  if (const auto* fixed = std::get_if<FixedCount>(&id.mines); fixed && tells_mines) {
    game.count = *fixed;
    game.rules.count = CountRule::Shown;
  } else if (const auto* law = std::get_if<Independent>(&id.mines)) {
    game.count = *law;
  } else {
    game.rules.count = CountRule::Hidden;
  }
  return game;
}

// game BOARD RULES random=N
Result<BoardLine> read_game(BoardText& line) {
  if (line.words.at_end()) return line.words.expected("a board such as 9x9/10");
  constexpr std::string_view kRandom = "random=";
  std::string_view words = rest_of_line(line.text);
  const auto offset = static_cast<int>(words.data() - line.text.data());
  const std::size_t last = words.find_last_of(" \t") + 1;
  std::uint64_t random = 0;
  if (words.substr(last).starts_with(kRandom)) {
    const auto number = parse_whole(words.substr(last + kRandom.size()));
    if (!number || *number >= kRandomEnd) {
      return fail_at(0, offset + static_cast<int>(last) + 1,
                     "'{}' needs a whole number from 0 to 2^63-1", words.substr(last));
    }
    random = *number;
    words = words.substr(0, last);
  }
  const IdText id_text = id_text_of(words);
  const auto id = parse_game_id(id_text.text, Seed{});
  if (!id) {
    const int column = id.error().column;
    const bool is_after = column > static_cast<int>(id_text.kept);
    const int shift = offset - (is_after ? static_cast<int>(id_text.added) : 0);
    return fail_there(0, column > 0 ? column + shift : 0, id.error());
  }
  return told_game(*id, id_text.added == 0, random);
}

// shows CELL SYMBOL CELL SYMBOL ...
Result<BoardLine> read_shows(BoardText& line) {
  ShowsLine shows;
  LineWords& words = line.words;
  while (!words.at_end()) {
    TRY(const Place place, take_place(words));
    const std::string_view symbol = words.peek();
    if (symbol.size() != 1 || kSymbolsShown.find(symbol[0]) == kSymbolsShown.npos) {
      return words.expected("what the cell shows: 0-8, _, M or F");
    }
    shows.cells.push_back({place, symbol[0]});
    words.take();
  }
  if (shows.cells.empty()) return words.expected("a cell such as 3,4");
  return shows;
}

// mines N
Result<BoardLine> read_mines_told(BoardText& line) {
  const auto mines = parse_int(line.words.peek());
  if (!mines) return line.words.expected("a number of mines");
  line.words.take();
  return ended(line.words, MinesLine{*mines});
}

// over won|lost score S
Result<BoardLine> read_over(BoardText& line) {
  LineWords& words = line.words;
  OverLine over;
  over.won = words.take_if("won");
  if (!over.won && !words.take_if("lost")) return words.expected("'won' or 'lost'");
  if (!words.take_if("score")) return words.expected("'score'");
  const auto score = parse_decimal(words.peek());
  if (!score) return words.expected("a score");
  over.score = *score;
  words.take();
  return ended(words, over);
}

// A position of several lines, and where each of them began in the one line it was written in.
struct PositionText {
  std::string text;
  std::vector<std::size_t> begins;

  void add(std::string_view part, std::string_view line) {
    begins.push_back(static_cast<std::size_t>(part.data() - line.data()));
    text += part;
    text += '\n';
  }
};

// Headers begin with a lower-case letter, which is the symbol of no cell.
bool begins_like_header(std::string_view word) {
  return word[0] >= 'a' && word[0] <= 'z';
}

// position ROWS KEY VALUE KEY VALUE ...
Result<BoardLine> read_position(BoardText& line) {
  LineWords& words = line.words;
  std::string_view rows = words.peek();
  if (rows.empty() || begins_like_header(rows)) {
    return words.expected("the rows of a position such as 12?/1??");
  }
  words.take();
  PositionText position;
  while (!words.at_end()) {
    const std::string_view key = words.peek();
    if (!begins_like_header(key)) return words.expected("a header such as 'mines 2'");
    words.take();
    const std::string_view value = words.peek();
    words.take();
    const char* const end = value.empty() ? key.data() + key.size() : value.data() + value.size();
    position.add({key.data(), end}, line.text);
  }
  for (bool more = true; more;) {
    const std::size_t slash = rows.find('/');
    more = slash != rows.npos;
    position.add(rows.substr(0, slash), line.text);
    rows.remove_prefix(more ? slash + 1 : rows.size());
  }
  auto read = parse_position(position.text);
  if (read) return PositionLine{*std::move(read)};
  const auto [at_line, column] = std::pair(read.error().line, read.error().column);
  if (at_line == 0) return fail_there(0, 0, read.error());
  const std::size_t begin = position.begins[static_cast<std::size_t>(at_line) - 1];
  return fail_there(0, static_cast<int>(begin) + std::max(column, 1), read.error());
}

// analyze [why CELL]
Result<BoardLine> read_analyze(BoardText& line) {
  if (line.words.at_end()) return AnalyzeLine{};
  if (!line.words.take_if("why")) return line.words.expected("'why' and a cell");
  TRY(const Place place, take_place(line.words));
  return ended(line.words, AnalyzeLine{place});
}

// agent NAME
Result<BoardLine> read_agent(BoardText& line) {
  if (line.words.at_end()) return line.words.expected("the name of an agent");
  return AgentLine{std::string(rest_of_line(line.text))};
}

template <class Line>
Result<BoardLine> read_bare(BoardText& line) {
  return ended(line.words, Line{});
}

struct BoardWord {
  std::string_view word;
  Result<BoardLine> (*read)(BoardText& line);
};

constexpr std::array kBoardWords{
    BoardWord{"go", read_bare<GoLine>},     BoardWord{"shows", read_shows},
    BoardWord{"game", read_game},           BoardWord{"over", read_over},
    BoardWord{"mines", read_mines_told},    BoardWord{"minewise", read_hello},
    BoardWord{"position", read_position},   BoardWord{"analyze", read_analyze},
    BoardWord{"analyse", read_analyze},     BoardWord{"agent", read_agent},
    BoardWord{"stop", read_bare<StopLine>}, BoardWord{"quit", read_bare<QuitLine>},
    BoardWord{"help", read_bare<HelpLine>},
};

void append_number(std::string& text, int number) {
  const fmt::format_int digits(number);
  text.append(digits.data(), digits.size());
}

void append_place(std::string& text, Place place) {
  append_number(text, place.row);
  text += ',';
  append_number(text, place.col);
}

void append_shown(std::string& text, ShownCell shown) {
  text += ' ';
  append_place(text, shown.place);
  text += ' ';
  text += shown.symbol;
}

void append_board(std::string& text, const GameLine& game) {
  fmt::format_to(std::back_inserter(text), "{}x{}", game.shape.width, game.shape.height);
  if (const auto* fixed = std::get_if<FixedCount>(&game.count)) {
    fmt::format_to(std::back_inserter(text), "/{}", fixed->mines);
  } else if (const auto* law = std::get_if<Independent>(&game.count)) {
    fmt::format_to(std::back_inserter(text), "@{}", law->density);
  }
}

// Appends the words of each kind of line.
struct BoardWriter {
  std::string& text;

  void operator()(const HelloLine& hello) const {
    text += fmt::format("minewise {}", hello.version);
  }
  void operator()(const GameLine& game) const {
    text += "game ";
    append_board(text, game);
    text += fmt::format(" {} random={}", format_rules(game.rules), game.random);
  }
  void operator()(const ShowsLine& shows) const {
    text += "shows";
    for (const ShownCell& shown : shows.cells) append_shown(text, shown);
  }
  void operator()(const MinesLine& line) const { text += fmt::format("mines {}", line.mines); }
  void operator()(const GoLine&) const { text += "go"; }
  void operator()(const OverLine& over) const {
    text += fmt::format("over {} score {}", over.won ? "won" : "lost", over.score);
  }
  void operator()(const PositionLine& line) const {
    const Position& position = line.position;
    const auto width = static_cast<std::size_t>(position.shape.width);
    text += "position ";
    for (std::size_t at = 0; at < position.symbols.size(); at += width) {
      if (at > 0) text += '/';
      text += std::string_view(position.symbols).substr(at, width);
    }
    std::string headers = format_headers(position);
    std::ranges::replace(headers, '\n', ' ');
    text += ' ' + headers;
    text.erase(text.find_last_not_of(' ') + 1);
  }
  void operator()(const AnalyzeLine& line) const {
    text += "analyze";
    if (!line.why) return;
    text += " why ";
    append_place(text, *line.why);
  }
  void operator()(const AgentLine& agent) const { text += "agent " + agent.name; }
  void operator()(const StopLine&) const { text += "stop"; }
  void operator()(const QuitLine&) const { text += "quit"; }
  void operator()(const HelpLine&) const { text += "help"; }
};

}  // namespace

Result<BoardLine> parse_board_line(std::string_view text) {
  BoardText line{LineWords(text), text};
  const std::string_view word = line.words.peek();
  const auto known = std::ranges::find(kBoardWords, word, &BoardWord::word);
  if (known != kBoardWords.end()) {
    line.words.take();
    return known->read(line);
  }
  std::vector<std::string> words;
  for (const BoardWord& row : kBoardWords) words.emplace_back(row.word);
  return line.words.wrong("unknown command '{}'; 'help' lists the commands{}", word,
                          did_you_mean(word, words));
}

void append_line(std::string& text, const BoardLine& line) {
  std::visit(BoardWriter{text}, line);
  text += '\n';
}

void append_shows(std::string& text, const PlacedView& placed, std::span<const Cell> cells) {
  text += "shows";
  for (const Cell cell : cells) {
    append_shown(text, {placed.shape.place(cell), symbol_of(placed.view, cell)});
  }
  text += '\n';
}

void append_go(std::string& text) {
  text += "go\n";
}

GameLine game_line_of(const PlacedView& placed, std::uint64_t random) {
  GameLine game{placed.shape, placed.view.rules(), placed.view.count(), random};
  if (game.rules.count == CountRule::Weighed) {  // there is no word for it in a board's
    game.rules.count = CountRule::Hidden;
    game.rules.weighed.reset();
    game.count = UnknownCount{};
  }
  return game;
}

std::uint64_t draw_random(Rng stream) {
  const std::uint64_t high = stream.bits(), low = stream.bits();
  return ((high << 32) | low) >> 1;
}

Rng rng_from(std::uint64_t random) {
  return Rng(Seed{random}, Digest("player"));
}

// What a player answers: the second half of the grammar.

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
