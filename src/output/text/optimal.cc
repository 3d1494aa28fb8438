#include "output/text/optimal.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/message.h"
#include "core/position.h"
#include "output/text/explain.h"

namespace minewise {
namespace {

std::string text_of(const Fraction& value) {
  return fmt::format("{}/{}", value.num.str(), value.den.str());
}

// The board with its best cells marked, as boards are drawn, or with every cell's value.
std::string drawn(const BestPlay& answer) {
  const Shape& shape = answer.shape;
  std::vector<std::string> inside;
  for (int cell = 0; cell < shape.cells(); ++cell) {
    inside.emplace_back(1, symbol_of(answer.view, Cell{cell}));
  }
  if (answer.with_cells) {
    for (const CellWorth& worth : answer.solution.cells) {
      inside[worth.cell.at()] = fmt::format("{:.4f}", worth.value.decimal());
    }
  }
  const int width = answer.with_cells ? 6 : 1;
  for (std::string& text : inside) text = fmt::format(" {:>{}} ", text, width);
  for (const Cell cell : answer.solution.best) {
    inside[cell.at()].front() = inside[cell.at()].back() = '|';
  }
  std::string text = format_headers(position_of(answer.view, shape)) + "   ";
  for (int col = 0; col < shape.width; ++col) text += fmt::format("{:>{}}", col, width + 2);
  for (int row = 0; row < shape.height; ++row) {
    text += fmt::format("\n{:>3} ", row);
    for (int col = 0; col < shape.width; ++col) text += inside[shape.cell({row, col}).at()];
    text.erase(text.find_last_not_of(' ') + 1);
  }
  return text + "\n";
}

// The part of a cell's cost that falls due when it is opened, and the part that comes later.
std::string cost_text(const CellWorth& worth, const BestPlay& answer) {
  const bool classic = answer.is_classic();
  const BigInt all = classic ? worth.value.den - worth.value.num : worth.value.num;
  const BigInt now = worth.mine.num * worth.value.den / worth.mine.den;
  const auto share = [&](const BigInt& part) { return Fraction{part, worth.value.den}.decimal(); };
  return fmt::format("{} is a mine with probability {:.4f}, and {:.4f} {} later",
                     name_of(worth.cell, answer.shape), share(now), share(all - now),
                     classic ? "of all games are lost" : "more mines are stepped on");
}

// Why the best cell is not the safest, where that is so.
std::string comparison_text(const BestPlay& answer) {
  const Solution& solution = answer.solution;
  const auto safer = [](const CellWorth& a, const CellWorth& b) {
    return a.mine.num * b.mine.den < b.mine.num * a.mine.den;
  };
  if (solution.cells.empty()) return "";
  const CellWorth& safest = *std::ranges::min_element(solution.cells, safer);
  const auto best = std::ranges::find(solution.cells, solution.best.front(), &CellWorth::cell);
  if (!safer(safest, *best)) return "";
  return fmt::format("the safest is not among the best:\n  {}\n  {}\n", cost_text(safest, answer),
                     cost_text(*best, answer));
}

std::string measured_text(const std::vector<Measured>& measured) {
  if (measured.empty()) return "";
  std::string text = "agents, averaged over all layouts and random choices:\n";
  for (const Measured& each : measured) {
    text += fmt::format("  {:<18} {:.6f}", each.agent, each.value);
    if (!each.is_exact()) {
      text += fmt::format(" +-{:.4f} in {} games: too many random choices",
                          each.interval.half_width(), each.games);
    }
    text += "\n";
  }
  return text;
}

}  // namespace

Fraction BestPlay::shown(const Fraction& value) const {
  const bool alike = std::holds_alternative<FixedCount>(view.count());
  return alike ? value : value.reduced();
}

std::string best_play_text(const BestPlay& answer) {
  const Solution& solution = answer.solution;
  const Fraction value = answer.shown(solution.value);
  std::string text = fmt::format("{}: {}\n", answer.name, counted(answer.layouts, "layout"));
  text += fmt::format("{} under best play: {} = {:.6f}\n",
                      answer.is_classic() ? "chance to win" : "mines stepped on, expected",
                      text_of(value), value.decimal());
  if (solution.best.empty()) {
    return text + "nothing is left to open\n" + measured_text(answer.measured);
  }
  constexpr std::size_t kMost = 12;
  std::string best = "best:";
  for (std::size_t i = 0; i < std::min(kMost, solution.best.size()); ++i) {
    best += " " + name_of(solution.best[i], answer.shape);
  }
  if (solution.best.size() > kMost) {
    best += fmt::format(" and {} more", solution.best.size() - kMost);
  }
  text += best + "\n";
  constexpr int kWidest = 40;
  if (answer.shape.width <= kWidest) text += drawn(answer);
  if (answer.with_cells) text += comparison_text(answer);
  return text + measured_text(answer.measured);
}

}  // namespace minewise
