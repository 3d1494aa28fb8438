#include "output/text/analysis.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "core/counted.h"
#include "output/text/explain.h"

namespace minewise {

std::string describe_error(const Analysis& analysis) {
  if (analysis.error >= 1) {
    return "approximate: a part of the frontier is too large to count exactly";
  }
  const double digit = std::pow(10, std::floor(std::log10(analysis.error)) - 1);
  const double rounded_up = std::min(1.0, std::ceil(analysis.error / digit) * digit);
  return fmt::format("approximate: every probability is within {:.2g}", rounded_up);
}

std::string describe_best(const Analysis& analysis, const Shape& shape) {
  if (!analysis.best) return "nothing is left to open";
  const double probability = analysis.mine_probability[analysis.best->at()];
  if (std::ranges::find(analysis.deductions, *analysis.best, &Deduction::cell) !=
      analysis.deductions.end()) {
    return fmt::format("best: {}, which is safe", name_of(*analysis.best, shape));
  }
  return fmt::format("best: {}, a mine with probability {:.6g}", name_of(*analysis.best, shape),
                     probability);
}

std::string describe_board(const PlacedView& placed) {
  std::string text =
      fmt::format("{}x{}, any number of mines", placed.shape.width, placed.shape.height);
  if (const auto* fixed = std::get_if<FixedCount>(&placed.view.count())) {
    text = format_board({placed.shape.width, placed.shape.height, *fixed});
  } else if (const auto* independent = std::get_if<Independent>(&placed.view.count())) {
    text = format_board({placed.shape.width, placed.shape.height, *independent});
  } else if (const auto* weighed = std::get_if<WeighedCount>(&placed.view.count())) {
    text = fmt::format("{}x{}, {} to {}, by weight", placed.shape.width, placed.shape.height,
                       weighed->least(), counted(weighed->most(), "mine"));
  }
  if (placed.shape.grid != kUsualGrid)
    text += fmt::format(" topology={}", grid_word(placed.shape.grid));
  const std::string clues = placed.view.rules().clues->name();
  return clues == "exact" ? text : fmt::format("{} clues={}", text, clues);
}

std::string deductions_text(const Analysis& analysis, const PlacedView& placed) {
  constexpr std::size_t kMost = 12;
  std::string text;
  for (std::size_t i = 0; i < std::min(kMost, analysis.deductions.size()); ++i) {
    text += "  " + explain(analysis.deductions[i], placed) + "\n";
  }
  if (analysis.deductions.size() > kMost) {
    text += fmt::format("  and {} more\n", analysis.deductions.size() - kMost);
  }
  return text;
}

}  // namespace minewise
