#include "output/text/hard.h"

#include <fmt/format.h>

#include "core/counted.h"

namespace minewise {
namespace {

std::string_view measured(const HardPlan& plan) {
  return plan.objective == Objective::Won ? "games won" : "score";
}

}  // namespace

std::string describe_plan(const HardPlan& plan) {
  return fmt::format("a hard board for {}, {}", plan.agent.name(), format_board(plan.id.board()));
}

std::string describe_search(const HardPlan& plan, const SearchPoint& point) {
  return fmt::format("after {}: {} {:.3f}", counted(point.games, "game"), measured(plan),
                     point.score);
}

std::string describe_found(const HardPlan& plan, const FoundHard& found) {
  return fmt::format("the board found: {} {:.3f} by fresh games, {:.3f} before", measured(plan),
                     found.after.value(), found.before.value());
}

std::string hard_line(std::uint64_t number, const HardPlan& plan, const FoundHard& found) {
  return fmt::format("board {}: {} {:.3f} before, {:.3f} after; a solid block {:.3f}\n", number,
                     plan.objective == Objective::Won ? "win" : "score", found.before.value(),
                     found.after.value(), found.block.value());
}

}  // namespace minewise
