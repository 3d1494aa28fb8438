// Many games at once, for players that learn. All games take a step in one call, and what the
// players see lies in arrays that are written in place: one array [game][plane][row][column]. A
// plane stands for a kind of cell and holds 1 where a cell is of that kind:
//
//     0 to 8   open, with that clue        11   a mine that was stepped on
//     9        open, the clue withheld     12   flagged
//     10       covered
//
// With `one_hot` off there is one plane instead, which holds the number of the kind. A further
// plane may hold probabilities: of a mine in every covered cell, 0 where a cell is open and 1 where
// it is flagged or a mine was stepped on. If wrong flags leave no layout that explains the view,
// all covered cells have -1.
//
// A move writes only the cells that it changed. Probabilities may change anywhere, so their plane
// is written whole.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/view.h"
#include "game/game.h"
#include "solver/knowledge.h"
#include "study/experiment.h"

namespace minewise {

inline constexpr int kWithheldKind = 9;
inline constexpr int kCoveredKind = 10;
inline constexpr int kMineKind = 11;
inline constexpr int kFlaggedKind = 12;
inline constexpr int kCellKinds = 13;

// The kind of a cell as numbered above.
int kind_of(const View& view, Cell cell);

struct PlaneChoice {
  bool one_hot = true;
  bool as_floats = false;      // float in place of bytes; probabilities are always floats
  bool probabilities = false;  // one plane more, after the others
};

class BatchPlanes {
 public:
  BatchPlanes(const PlaneChoice& choice, std::size_t games, int cells);

  int planes() const { return planes_; }
  bool has_floats() const { return !floats_.empty(); }

  // The whole array. REQUIRES: has_floats() says which.
  std::span<std::uint8_t> bytes() { return bytes_; }
  std::span<float> floats() { return floats_; }

  // Every cell of a game is covered.
  void cover(std::size_t game);

  // Cells of a game that are no longer covered.
  void uncover(std::size_t game, const View& view, std::span<const Cell> cells);

  // REQUIRES: there is a plane for them, and all that follows was deduced.
  void show_probabilities(std::size_t game, const View& view, Knowledge& known);

  // Takes over what another array of the same choice shows of a game.
  void copy(std::size_t game, const BatchPlanes& other);

 private:
  template <class Number>
  void cover_in(Number* board);
  template <class Number>
  void uncover_in(Number* board, const View& view, std::span<const Cell> cells);

  static void show_frontier(float* plane, Posterior& posterior);

  std::size_t at(std::size_t game) const { return game * board_; }

  PlaneChoice choice_;
  int planes_ = 0;
  std::size_t cells_ = 0;
  std::size_t board_ = 0;  // numbers for one game
  std::vector<std::uint8_t> bytes_;
  std::vector<float> floats_;
};

// The games of a batch are those that a comparison of the same experiment plays, with the same
// numbers: 0, 1, 2 and so on, handed out in order. At first game i of the batch is number i. When a
// game ends, the next number takes its place in the same step. If several end in one step, the one
// that is first in the batch takes the lower number. Given layouts begin again after the last.
//
// An action is a whole number: cell c is opened by c and, where flags are allowed, flagged by the
// number of cells plus c. Opening moves that the rules prescribe are left to the player, as its one
// legal action.
//
// Rewards are changes of a game's merit, so over a game they add up to its last merit. A board of
// mines alone is cleared before its first move: it has no legal action, and the next step, whatever
// its action, ends the game with all of its merit.
//
// A step allocates only what dealing a game takes. Without probabilities its cost is that of the
// cells it opens. Games are not spread over threads: to use several cores, give each a batch.

// What the merit of a game is. A wrong flag is a fault and costs as much as it could gain:
// otherwise all survival games could be won by flagging every cell.
enum class RewardRule {
  Win,    // 1 once the game is over, won, and no flag is wrong; 0 otherwise
  Score,  // the score, less the share of wrong flags: right minus wrong, divided by the mines
  Safe,   // safe cells open, less mines stepped on and wrong flags
};

// What becomes of an action whose cell is not covered.
enum class IllegalRule {
  Refuse,  // an Error, before any game has moved
  Lose,    // the game ends unwon, and the reward is -1
  Ignore,  // nothing happens, and the reward is 0
};

inline constexpr int kMostGames = 1'000'000;  // at once

struct BatchOptions {
  int games = 1;  // at once
  PlaneChoice planes = {};
  bool flags = false;        // whether cells can be flagged
  bool starts_again = true;  // whether the next game begins where one has ended
  RewardRule reward = RewardRule::Win;
  IllegalRule illegal = IllegalRule::Refuse;
};

// The result of a game that has ended.
struct BatchResult {
  std::uint64_t game = 0;    // its number
  double score = 0;          // 0 too where an illegal action ended the game before mines were dealt
  std::int32_t stepped = 0;  // mines stepped on
  std::int32_t moves = 0;    // actions, flags included; a cascade counts once
  std::int32_t wrong_flags = 0;
  bool won = false;

  friend bool operator==(const BatchResult&, const BatchResult&) = default;
};

class GameBatch {
 public:
  // Games of the experiment's first condition, from number `first` on. They begin with reset(). An
  // Error says what is too much. REQUIRES: there is a condition.
  static Result<GameBatch> make(Experiment experiment, const BatchOptions& options,
                                std::uint64_t first = 0);

  // Begins new games everywhere, or where `wanted` is not 0, with the numbers that come next.
  // REQUIRES: `wanted` is empty or has an entry for each game.
  void reset(std::span<const std::uint8_t> wanted = {});

  // Begins new games everywhere, with this seed and from number `first` on.
  void reset(Seed seed);

  // One action for each game; returns how many games are over by it. An Error names the game and
  // its cell; then nothing has moved.
  Result<std::size_t> step(std::span<const std::int64_t> actions);

  // Draws a legal action for each game, all of them equally likely, from a stream of random numbers
  // that depends on the seed alone. Games that have ended get 0, which is ignored.
  void sample(std::span<std::int64_t> actions);

  std::size_t size() const { return games_.size(); }
  const Shape& shape() const { return shape_; }
  std::size_t actions() const { return actions_; }  // legal or not
  bool starts_again() const { return options_.starts_again; }
  const Experiment& experiment() const { return experiment_; }
  const View& view(std::size_t i) const { return games_[i].view(); }
  const GameId& id(std::size_t i) const { return games_[i].id(); }

  // The arrays. They stay where they are as long as the batch lives, and have an entry, or a row,
  // for each game.
  BatchPlanes& planes() { return planes_; }
  BatchPlanes& final_planes() { return final_planes_; }  // of the game that ended last
  std::span<std::uint8_t> mask() { return mask_; }       // by game and action: 1 where legal
  std::span<float> rewards() { return rewards_; }
  std::span<std::uint8_t> ended() { return ended_; }  // 1 if the step ended a game
  std::span<std::uint64_t> numbers() { return numbers_; }
  std::span<std::int32_t> mines() { return mines_; }     // as the rules tell; -1 if they do not
  std::span<std::uint8_t> exact() { return exact_; }     // whether probabilities are exact
  std::span<BatchResult> results() { return results_; }  // of the game that ended last

 private:
  GameBatch(Experiment experiment, const BatchOptions& options, std::uint64_t first);

  // What the batch keeps of a game beside the Game.
  struct Course {
    int moves = 0;
    int flagged = 0;
    double merit = 0;
    bool waits = true;     // it has ended or never begun, and no other has taken its place
    bool is_over = false;  // before its first move: a board of mines alone is cleared
  };

  std::uint64_t next_number();
  void begin(std::size_t i);
  void cover(std::size_t i);
  void allow(std::size_t i);
  void forbid(std::size_t i, std::span<const Cell> cells);
  void tell(std::size_t i);
  bool advance(std::size_t i, std::int64_t action);
  void play(std::size_t i, Move move);
  void take_flag(std::size_t i, Cell cell);
  void finish(std::size_t i, bool won);
  Result<void> check(std::size_t i, std::int64_t action) const;
  bool is_finished(std::size_t i) const { return course_[i].waits || course_[i].is_over; }
  bool is_legal(std::size_t i, Move move) const;
  Move move_of(std::int64_t action) const;
  double merit_of(std::size_t i) const;
  int wrong_flags(std::size_t i) const {
    return course_[i].flagged == 0 ? 0 : games_[i].wrong_flags();
  }

  Experiment experiment_;
  BatchOptions options_;
  Shape shape_;
  TopologyPtr topology_;
  std::size_t cells_, actions_;
  std::uint64_t first_, next_;
  Rng sampling_;
  std::vector<Game> games_;
  std::vector<Course> course_;
  std::vector<std::unique_ptr<Knowledge>> known_;  // empty unless probabilities are shown

  BatchPlanes planes_, final_planes_;
  std::vector<std::uint8_t> mask_, ended_, exact_;
  std::vector<float> rewards_;
  std::vector<std::uint64_t> numbers_;
  std::vector<std::int32_t> mines_;
  std::vector<BatchResult> results_;
};

// The experiment whose games a text names, and the number of the first of them: a game ID, or the
// words of rules for given layouts. `seed` wins over that of the text; `usual` is for when there is
// neither. REQUIRES: there is a layout, if they are given.
struct NamedGames {
  Experiment experiment;
  std::uint64_t first = 0;
};
Result<NamedGames> games_named(std::string_view text, std::optional<Seed> seed, Seed usual,
                               std::shared_ptr<const LayoutSet> layouts = nullptr);

}  // namespace minewise
