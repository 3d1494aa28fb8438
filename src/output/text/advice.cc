#include "output/text/advice.h"

#include <fmt/core.h>

#include <algorithm>

#include "output/text/explain.h"

namespace minewise {
namespace {

constexpr std::size_t kMostCandidates = 8;

std::string_view weighed_heading(const Weighing& weighing) {
  const bool is_exact = weighing.by == WeighedBy::Endgame;
  if (weighing.counts_mines) {
    return is_exact ? "risk, mines to be expected"
                    : "risk, chance to go on without a guess, mines more than with the best";
  }
  return is_exact ? "risk, chance to win"
                  : "risk, chance to go on without a guess, share of the best chance to win";
}

std::string weighed_text(const Weighing& weighing, const WeighedCell& each) {
  if (weighing.by != WeighedBy::Endgame) {
    return fmt::format("{:.4f}  {:.4f}  {:.4f}", each.mine_probability, each.goes_on, each.worth);
  }
  const Fraction exact = each.exact->reduced();
  return fmt::format("{:.4f}  {:.4f} = {}/{}", each.mine_probability, each.worth, exact.num.str(),
                     exact.den.str());
}

std::string weighed_cells_text(const Weighing& weighing, const Shape& shape) {
  std::string text = fmt::format("what it chose from, by {}: {}\n", weighed_by_text(weighing.by),
                                 weighed_heading(weighing));
  const std::size_t count = std::min(kMostCandidates, weighing.cells.size());
  for (std::size_t i = 0; i < count; ++i) {
    const WeighedCell& each = weighing.cells[i];
    text += fmt::format("{} {:<8} {}\n", i == 0 ? '>' : ' ', name_of(each.cell, shape),
                        weighed_text(weighing, each));
  }
  if (count < weighing.cells.size()) {
    text += fmt::format("  and {} more\n", weighing.cells.size() - count);
  }
  return text;
}

}  // namespace

std::string_view weighed_by_word(WeighedBy by) {
  return by == WeighedBy::Endgame ? "endgame" : weighed_by_text(by);
}

std::string_view weighed_by_text(WeighedBy by) {
  switch (by) {
    case WeighedBy::Safety:
      return "safety";
    case WeighedBy::LookAhead:
      return "look-ahead";
    case WeighedBy::Endgame:
      return "endgame search";
  }
  return "";
}

std::string describe_advice(const Advice& advice, const Shape& shape) {
  const std::string text =
      fmt::format("{} opens {}: {}\n", advice.agent, name_of(advice.decision.move.cell, shape),
                  explain_why(advice.decision, {advice.view, shape}));
  return advice.weighing.cells.empty() ? text : text + weighed_cells_text(advice.weighing, shape);
}

}  // namespace minewise
