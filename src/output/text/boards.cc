#include "output/text/boards.h"

#include <fmt/core.h>

#include "core/counted.h"

namespace minewise {

std::string describe_ranked(const ExtremesRequest& request, const RankedLayout& ranked) {
  const bool is_won = request.objective == Objective::Won;
  return fmt::format("{} {:.3f} for {}", is_won ? "games won" : "mean score",
                     is_won ? ranked.expected.won : ranked.expected.score, request.agent.name());
}

std::string describe_long_chain(const LongChainBoard& board) {
  return fmt::format("a chain of {}, {} far", counted(board.length, "deduction"),
                     counted(board.travel, "cell"));
}

}  // namespace minewise
