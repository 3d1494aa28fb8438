// Conditions on boards, and orders for boards in the words of front ends.
//
// A BoardFilter admits boards by their numbers: "3bv<=80 zini<60". All conditions have to hold. A
// number is a word of metric_words(), compared by < <= = >= or > with a whole number; spaces and
// commas separate. docs/review.md explains the numbers. Cheap numbers are checked first. A ZiNi is
// searched for only if its bounds, which cost a thousandth, do not decide.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "formats/moment.h"
#include "game/metrics.h"
#include "generate/no_guess.h"

namespace minewise {

// "3bv", "openings", "islands", "mines", "n0" to "n8", "gzini", "hzini", "zini".
std::span<const std::string> metric_words();

enum class Comparison { Less, AtMost, Equal, AtLeast, More };

struct BoardCondition {
  std::size_t metric = 0;  // among metric_words()
  Comparison comparison = Comparison::Equal;
  int limit = 0;
};

class BoardFilter {
 public:
  // Lets every board through.
  BoardFilter() = default;

  // An Error names the column.
  static Result<BoardFilter> parse(std::string_view text);

  bool has_conditions() const { return !conditions_.empty(); }
  bool admits(const Layout& layout, const Topology& topology) const;

  // "3bv<=80 zini<60"
  std::string text() const;

 private:
  std::vector<BoardCondition> conditions_;  // the cheapest first
};

// Orders in the words of front ends, turned into requests.

// Boards that need no guess. The caller checks the words that name a solver, a mode or a
// difficulty.
struct NoGuessOrder {
  Shape shape;
  MineLaw mines;
  std::string first = "0,0";
  std::optional<std::string> solver = {};  // the weakest that will do for the difficulty
  std::string mode = "uniform";
  std::optional<std::string> difficulty = {};
  std::uint64_t attempts = NoGuessRequest{}.attempts;
};
Result<NoGuessRequest> request_of(const NoGuessOrder& order);

// Boards as a game deals them: board i is that of game i. `first` is any, R,C, safe:R,C or
// zero:R,C.
struct DealtOrder {
  Shape shape;
  MineLaw mines;
  std::string first = "any";
  Seed seed{};
};
struct DealtBoards {
  GameId id;               // of board 0
  std::vector<Cell> free;  // kept free of mines
};
Result<DealtBoards> boards_of(const DealtOrder& order);

}  // namespace minewise
