// Boards to order: dealt, without a guess, hard for an agent. Front ends fill a request with their
// options; the plans are for those that write boards one by one.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/layout.h"
#include "core/runner.h"
#include "generate/board_filter.h"
#include "generate/hard_board.h"

namespace minewise {

// Words that name one of several things are checked when the request is planned.
struct BoardsRequest {
  std::string board = {};  // WxH/M or WxH@P
  std::string topology{grid_word(kUsualGrid)};
  std::optional<std::string> first = {};       // [random: any; no-guess: 0,0]
  std::optional<std::string> solver = {};      // no-guess: basic, subset or exact
  std::string mode = "uniform";                // no-guess: or repair
  std::optional<std::string> difficulty = {};  // no-guess: easy, medium, hard or expert
  std::uint64_t attempts = NoGuessRequest{}.attempts;
  std::string against = "subset";   // hard: the agent
  std::string objective = "score";  // hard: or win
  std::string rules = "survival";   // hard: of the games
  std::optional<int> max_moves = {};
  std::uint64_t games = 20'000, check_games = 1'000;
  std::uint64_t count = 1, seed = 1;
};

// The shape and the mines of the boards.
struct PlannedBoard {
  Shape shape;
  MineLaw mines;
};
Result<PlannedBoard> plan_board(const BoardsRequest& request);

// The rules of the games that are played on hard boards; their topology, where it is not a
// square's, is also the board's.
Result<Rules> plan_rules(const BoardsRequest& request, Shape& shape);

Result<DealtBoards> plan_random(const BoardsRequest& request);
Result<NoGuessRequest> plan_no_guess(const BoardsRequest& request);
Result<HardPlan> plan_hard(const BoardsRequest& request);

// All boards of a request, the same with any runner. `goes_on` is asked now and then, with the
// number of boards made so far; an Error of kind Stopped once it returned false, of kind NotFound
// if the attempts were used up.
using BoardsGoOn = std::function<bool(std::uint64_t made)>;
Result<LayoutSet> make_random(const BoardsRequest& request, const BoardsGoOn& goes_on);
Result<LayoutSet> make_no_guess(const BoardsRequest& request, const Runner& runner,
                                const BoardsGoOn& goes_on);
Result<LayoutSet> make_hard(const BoardsRequest& request, const Runner& runner,
                            const BoardsGoOn& goes_on);

}  // namespace minewise
