#include "formats/person_game.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <tuple>
#include <utility>
#include <vector>

#include "core/macros.h"
#include "core/message.h"
#include "formats/click_board.h"
#include "formats/person_transcript.h"
#include "formats/recording.h"
#include "game/metrics.h"

namespace minewise {

namespace {

// Holds what a file says of its cells against the board, event by event. Of each kind of
// difference the first is told.
class CellCheck {
 public:
  CellCheck(const Recording& recording, const ClickBoard& board, std::vector<std::string>& told)
      : recording_(recording), board_(board), told_(told) {}

  // What the file says right after so many mouse events.
  void check_after(std::int32_t events) {
    const auto& cells = recording_.cells;
    for (; next_ < cells.size() && cells[next_].after <= events; ++next_) check(cells[next_]);
  }

  void finish() {
    check_after(std::numeric_limits<std::int32_t>::max());
    const int opened = board_.opened();
    if (opens_ > 0 && std::cmp_not_equal(opens_, opened)) {
      told_.push_back(
          fmt::format("the file opens {}, its clicks open {}", counted(opens_, "cell"), opened));
    }
  }

 private:
  void check(const CellEvent& event) {
    using Kind = CellEvent::Kind;
    const ClickBoard::State state = board_.state(event.cell);
    const std::string place = recording_.shape.place(event.cell).text();
    if (event.kind == Kind::Open || event.kind == Kind::Mine) opens_ += !was_open_.insert(event);
    if (event.kind == Kind::Open) {
      if (state != ClickBoard::State::Open) {
        tell(0, fmt::format("the file opens {}, which no click opens then", place));
      } else if (event.number >= 0 && event.number != board_.number(event.cell)) {
        tell(1, fmt::format("the file shows {} at {}, where {} touch", event.number, place,
                            counted(board_.number(event.cell), "mine")));
      }
    } else if (event.kind == Kind::Mine && state != ClickBoard::State::Mine) {
      tell(2, fmt::format("the file has a mine opened at {}, which no click opens", place));
    } else if (event.kind == Kind::Flagged && state != ClickBoard::State::Flagged &&
               !board_.is_over()) {  // programs flag what is left when a game ends
      tell(3, fmt::format("the file has a flag at {}, which no click sets", place));
    }
  }

  void tell(std::size_t kind, std::string sentence) {
    if (!std::exchange(is_told_[kind], true)) told_.push_back(std::move(sentence));
  }

  // Cells that the file opened already.
  struct OpenCells {
    std::vector<bool> is_open;
    bool insert(const CellEvent& event) {
      if (is_open.size() <= event.cell.at()) is_open.resize(event.cell.at() + 1);
      const bool was = is_open[event.cell.at()];
      is_open[event.cell.at()] = true;
      return was;
    }
  };

  const Recording& recording_;
  const ClickBoard& board_;
  std::vector<std::string>& told_;
  std::size_t next_ = 0;
  int opens_ = 0;
  OpenCells was_open_;
  std::array<bool, 4> is_told_{};
};

std::string in_seconds(int ms) {
  return fmt::format("{}{}.{:03}", ms < 0 ? "-" : "", std::abs(ms) / 1000, std::abs(ms) % 1000);
}

bool opens_cells(const Click& click) {
  return click.opened > 0;
}

// Counts clicks, and sets their times to the game's own clock, which does not go back.
void settle_clicks(PersonGame& game) {
  const auto goes_back = [](const Click& a, const Click& b) { return b.time_ms < a.time_ms; };
  const auto back = std::ranges::adjacent_find(game.clicks, goes_back);
  if (back != game.clicks.end()) {
    game.differences.push_back(fmt::format("the file's clock goes back from {} to {} seconds",
                                           in_seconds(back->time_ms), in_seconds(back[1].time_ms)));
  }
  const auto first = std::ranges::find_if(game.clicks, opens_cells);
  int last = std::numeric_limits<int>::min();
  for (Click& click : game.clicks) last = click.time_ms = std::max(last, click.time_ms);
  if (first != game.clicks.end()) game.start_ms = first->time_ms;
  for (Click& click : game.clicks) {
    click.time_ms -= game.start_ms;
    count_click(click, game.counts);
  }
  if (!game.clicks.empty()) game.time_ms = std::max(0, game.clicks.back().time_ms);
}

}  // namespace

std::vector<std::string> differences_of_claims(const PersonGame& game) {
  const ReplayClaims& claims = game.claims;
  std::vector<std::string> told;
  if (claims.bbbv && *claims.bbbv != game.bbbv) {
    told.push_back(
        fmt::format("the file claims a 3BV of {}, the board has {}", *claims.bbbv, game.bbbv));
  }
  if (claims.won && *claims.won != game.is_won()) {
    told.push_back(fmt::format("the file claims that the game was {}, its clicks leave it {}",
                               *claims.won ? "won" : "not won", game_end_word(game.end)));
  }
  const int slack = claims.time_step_ms == 1 ? 0 : claims.time_step_ms;
  if (claims.time_ms && std::abs(*claims.time_ms - game.time_ms) > slack) {
    told.push_back(fmt::format("the file claims {} seconds, its clicks take {}",
                               in_seconds(*claims.time_ms), in_seconds(game.time_ms)));
  }
  const std::tuple<std::optional<int>, int, std::string_view> counts[] = {
      {claims.left, game.counts.left, "left click"},
      {claims.right, game.counts.right, "right click"},
      {claims.chord, game.counts.chord, "chord"}};
  for (const auto& [claimed, counted_here, what] : counts) {
    if (!claimed || *claimed == counted_here) continue;
    told.push_back(fmt::format("the file claims {}, its mouse makes {}", counted(*claimed, what),
                               counted_here));
  }
  return told;
}

bool is_difference_of_events(std::string_view difference) {
  constexpr std::string_view kBeginnings[] = {"the file opens ", "the file shows ", "the file has ",
                                              "the file's clock "};
  return std::ranges::any_of(
      kBeginnings, [&](std::string_view beginning) { return difference.starts_with(beginning); });
}

std::string_view click_word(Click::Kind kind) {
  constexpr std::array<std::string_view, 5> kWords{"open", "flag", "unflag", "unmark", "chord"};
  return kWords[std::to_underlying(kind)];
}

void count_click(const Click& click, ClickCounts& counts) {
  counts.wasted += click.is_wasted;
  int& count = click.kind == Click::Kind::Open    ? counts.left
               : click.kind == Click::Kind::Chord ? counts.chord
                                                  : counts.right;
  ++count;
}

std::optional<Cell> PersonGame::first_click() const {
  const auto first = std::ranges::find_if(clicks, opens_cells);
  if (first == clicks.end()) return std::nullopt;
  return first->cell;
}

PersonGame referee(const Recording& recording) {
  PersonGame game{.program = recording.program,
                  .version = recording.version,
                  .mode = recording.mode,
                  .shape = recording.shape,
                  .layout = recording.layout,
                  .marks = recording.marks,
                  .claims = recording.claims};
  const TopologyPtr topology = make_topology(game.shape);
  game.bbbv = count_3bv(game.layout, *topology);
  ClickBoard board(game.layout, topology, game.marks);
  Mouse mouse(recording, board, [&](const Click& click) { game.clicks.push_back(click); });
  CellCheck check(recording, board, game.differences);
  std::int32_t events = 0;
  for (const MouseEvent& event : recording.mouse) {
    check.check_after(events++);
    if (board.is_over()) break;
    mouse.take(event);
  }
  check.finish();
  game.end = board.end();
  settle_clicks(game);
  std::ranges::move(differences_of_claims(game), std::back_inserter(game.differences));
  return game;
}

namespace {

Result<PersonGame> read_written(std::string_view text) {
  TRY(auto transcript, parse_person_transcript(text));
  TRY(check(transcript));
  return std::move(transcript.game);
}

Result<PersonGame> played(const Result<Recording>& recording) {
  if (!recording) return std::unexpected(recording.error());
  return referee(*recording);
}

}  // namespace

std::optional<Result<PersonGame>> find_person_game(std::string_view bytes) {
  if (is_person_transcript(bytes)) return read_written(bytes);
  const auto found = find_recording(bytes);
  if (!found) return std::nullopt;
  return played(*found);
}

Result<PersonGame> read_person_game(std::string_view bytes) {
  if (is_person_transcript(bytes)) return read_written(bytes);
  return played(read_recording(bytes));
}

namespace {

GameId id_of(const PersonGame& person) {
  GameId id;
  id.width = person.shape.width;
  id.height = person.shape.height;
  id.mines = FixedCount{person.layout.mines()};
  id.rules = Rules::classic();
  id.rules.first = {};
  return id;
}

// The player where no program is named: a transcript needs one.
constexpr const char* kUntold = "a person";

// Plays a game of ours beside the person's board.
class Scribe {
 public:
  explicit Scribe(const PersonGame& person)
      : person_(person),
        topology_(make_topology(person.shape)),
        game_(id_of(person), topology_, person.layout),
        last_flag_(static_cast<std::size_t>(topology_->cells()), kNone),
        is_flagged_(static_cast<std::size_t>(topology_->cells()), false) {
    for (std::size_t i = 0; i < person.clicks.size(); ++i) note_flag(person.clicks[i], i);
  }

  Transcript write() {
    for (std::size_t i = 0; i < person_.clicks.size() && !game_.is_over(); ++i) take(i);
    transcript_.id = game_.id();
    transcript_.agent = person_.program.empty() ? kUntold : person_.program;
    transcript_.layout = person_.layout;
    transcript_.is_given = true;
    transcript_.result.conclude(game_);
    return std::move(transcript_);
  }

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  // The click that set the flag which stands at the end.
  void note_flag(const Click& click, std::size_t index) {
    if (click.is_wasted) return;
    if (click.kind == Click::Kind::Flag) last_flag_[click.cell.at()] = index;
    if (click.kind == Click::Kind::Unflag) last_flag_[click.cell.at()] = kNone;
  }

  void take(std::size_t index) {
    const Click& click = person_.clicks[index];
    if (click.is_wasted) return;
    switch (click.kind) {
      case Click::Kind::Open:
        return play({Move::Kind::Open, click.cell});
      case Click::Kind::Chord:
        for (const Cell near : topology_->neighbours(click.cell)) {
          if (!is_flagged_[near.at()]) play({Move::Kind::Open, near});
        }
        return;
      case Click::Kind::Flag:
        is_flagged_[click.cell.at()] = true;
        if (last_flag_[click.cell.at()] == index) play({Move::Kind::Flag, click.cell});
        return;
      case Click::Kind::Unflag:
        is_flagged_[click.cell.at()] = false;
        return;
      case Click::Kind::Unmark:
        return;
    }
  }

  void play(Move move) {
    if (game_.is_over() || !game_.view().is_covered(move.cell)) return;
    Step step;
    step.decision.move = move;
    step.decision.basis = Basis::Untold;
    step.outcome = game_.play(move);
    transcript_.result.count(step.decision);
    transcript_.steps.push_back(std::move(step));
  }

  const PersonGame& person_;
  TopologyPtr topology_;
  Game game_;
  std::vector<std::size_t> last_flag_;  // by cell
  std::vector<bool> is_flagged_;        // by cell, now: such a cell is in the way of a chord
  Transcript transcript_;
};

}  // namespace

Transcript transcript_of(const PersonGame& person) {
  return Scribe(person).write();
}

Position position_at(const PersonGame& game, int time_ms) {
  ClickBoard board(game.layout, make_topology(game.shape), game.marks);
  for (const Click& click : game.clicks) {
    if (click.time_ms > time_ms) break;
    board.repeat(click);
  }
  Position position;
  position.shape = game.shape;
  position.count = FixedCount{game.layout.mines()};
  for (int index = 0; index < game.shape.cells(); ++index) {
    using State = ClickBoard::State;
    const State state = board.state(Cell{index});
    position.symbols += state == State::Open ? static_cast<char>('0' + board.number(Cell{index}))
                        : state == State::Flagged ? 'F'
                        : state == State::Mine    ? 'M'
                                                  : '?';
  }
  return position;
}

}  // namespace minewise
