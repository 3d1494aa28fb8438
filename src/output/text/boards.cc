#include "output/text/boards.h"

#include <fmt/core.h>
#include <fmt/format.h>

#include "core/game_id.h"
#include "core/message.h"

namespace minewise {

namespace {

// "57 (at least 52)", or "12, and no fewer will do".
std::string describe_zini(const Zini& zini) {
  if (zini.is_exact()) return fmt::format("{}, proven minimal", zini.best);
  return fmt::format("{} (at least {})", zini.best, zini.least);
}

// "71 zeros, 24 of 1, 8 of 2"
std::string describe_numbers(const BoardValue& value) {
  std::string text = counted(value.numbers[0], "zero");
  for (std::size_t number = 1; number < value.numbers.size(); ++number) {
    if (value.numbers[number] > 0) text += fmt::format(", {} of {}", value.numbers[number], number);
  }
  return text;
}

}  // namespace

std::string describe_metrics(const BoardMetrics& metrics) {
  const auto& [shape, mines, value, zini, first, grade] = metrics;
  std::string text = format_board({shape.width, shape.height, FixedCount{mines}});
  if (shape.grid != kUsualGrid) text += fmt::format(" topology={}", grid_word(shape.grid));
  text += fmt::format("\n3BV       {}\nopenings  {}\nislands   {}\n", value.clicks, value.openings,
                      value.islands);
  text += fmt::format("ZiNi      {}\n", describe_zini(zini));
  text += fmt::format("          greedy {}, human {}\n", zini.greedy, zini.human);
  text += fmt::format("numbers   {}\n", describe_numbers(value));
  if (first) {
    text += fmt::format("from {}  {}\n", first->text(),
                        grade ? std::string(grade_word(*grade)) : "takes a guess");
  }
  return text;
}

std::string describe_ranked(const ExtremesRequest& request, const RankedLayout& ranked) {
  const bool is_won = request.objective == Objective::Won;
  return fmt::format("{} {:.3f} for {}", is_won ? "games won" : "mean score",
                     is_won ? ranked.expected.won : ranked.expected.score, request.agent.name());
}

std::string describe_long_chain(const LongChainBoard& board) {
  return fmt::format("a chain of {}, travel {}", counted(board.length, "deduction"),
                     counted(board.travel, "cell"));
}

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
  return fmt::format("the board found: {} {:.3f} in new games, {:.3f} before", measured(plan),
                     found.after.value(), found.before.value());
}

std::string hard_line(std::uint64_t number, const HardPlan& plan, const FoundHard& found) {
  return fmt::format("board {}: {} {:.3f} before, {:.3f} after; a solid block {:.3f}\n", number,
                     plan.objective == Objective::Won ? "win" : "score", found.before.value(),
                     found.after.value(), found.block.value());
}

}  // namespace minewise
