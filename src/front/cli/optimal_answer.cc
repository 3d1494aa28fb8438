#include "front/cli/optimal_answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "front/cli/files.h"
#include "ground/view/position.h"
#include "show/wording/explain.h"

namespace minewise::cli {
namespace {

// Over the number of layouts where they are equally likely.
Fraction shown(const Fraction& value, const Question& question) {
  const bool alike = std::holds_alternative<FixedCount>(question.view.count());
  return alike ? value : value.reduced();
}

std::string text_of(const Fraction& value) {
  return fmt::format("{}/{}", value.num.str(), value.den.str());
}

nlohmann::ordered_json json_of(const Fraction& value) {
  return {{"num", value.num.str()}, {"den", value.den.str()}};
}

nlohmann::ordered_json json_of(const Measured& measured) {
  nlohmann::ordered_json json{{"value", measured.value}, {"exact", measured.is_exact()}};
  if (measured.is_exact()) return json;
  json["games"] = measured.games;
  json["low"] = measured.interval.low;
  json["high"] = measured.interval.high;
  return json;
}

// The board with its best cells marked, or with every cell's value.
std::string drawn(const Question& question, const Solution& solution, bool with_cells) {
  const Shape& shape = question.shape;
  std::vector<std::string> symbols;
  for (int index = 0; index < shape.cells(); ++index) {
    const Cell cell{index};
    const char symbol = symbol_of(question.view, cell);
    symbols.emplace_back(1, symbol == '?' && !with_cells ? '.' : symbol);
  }
  if (with_cells) {
    for (const CellWorth& worth : solution.cells) {
      symbols[worth.cell.at()] = fmt::format("{:.4f}", worth.value.decimal());
    }
  }
  for (const Cell cell : solution.best) {
    std::string& symbol = symbols[cell.at()];
    symbol = with_cells ? symbol + "*" : "*";
  }
  std::string text;
  for (int index = 0; index < shape.cells(); ++index) {
    text += fmt::format(" {:>{}}", symbols[static_cast<std::size_t>(index)], with_cells ? 7 : 1);
    if ((index + 1) % shape.width == 0) text += "\n";
  }
  return text;
}

// The part of a cell's cost that falls due when it is opened, and the part that comes later.
std::string cost_text(const CellWorth& worth, const Question& question) {
  const bool classic = question.is_classic();
  const BigInt all = classic ? BigInt(worth.value.den - worth.value.num) : worth.value.num;
  const BigInt now = worth.mine.num * worth.value.den / worth.mine.den;
  const auto share = [&](const BigInt& part) { return Fraction{part, worth.value.den}.decimal(); };
  return fmt::format("{} is a mine with probability {:.4f}, and {:.4f} {} later",
                     name_of(worth.cell, question.shape), share(now), share(BigInt(all - now)),
                     classic ? "of all games are lost" : "more mines are stepped on");
}

// Why the best cell is not the safest, where that is so.
std::string comparison_text(const Question& question, const Solution& solution) {
  const auto safer = [](const CellWorth& a, const CellWorth& b) {
    return a.mine.num * b.mine.den < b.mine.num * a.mine.den;
  };
  if (solution.cells.empty()) return "";
  const CellWorth& safest = *std::ranges::min_element(solution.cells, safer);
  const auto best = std::ranges::find(solution.cells, solution.best.front(), &CellWorth::cell);
  if (!safer(safest, *best)) return "";
  return fmt::format("the safest is not among the best:\n  {}\n  {}\n", cost_text(safest, question),
                     cost_text(*best, question));
}

std::string measured_text(const std::vector<Measured>& measured) {
  if (measured.empty()) return "";
  std::string text = "agents, on average over all layouts and all their draws:\n";
  for (const Measured& each : measured) {
    text += fmt::format("  {:<18} {:.6f}", each.agent, each.value);
    if (!each.is_exact()) {
      text += fmt::format(" +-{:.4f} in {} games: its draws have too many outcomes",
                          each.interval.half_width(), each.games);
    }
    text += "\n";
  }
  return text;
}

}  // namespace

void print_json(const Question& question, const Solution& solution, std::size_t layouts,
                bool with_cells, const std::vector<Measured>& measured) {
  const Shape& shape = question.shape;
  auto best = nlohmann::ordered_json::array();
  for (const Cell cell : solution.best) {
    best.push_back({shape.place(cell).row, shape.place(cell).col});
  }
  nlohmann::ordered_json json{{"value", json_of(shown(solution.value, question))},
                              {"decimal", solution.value.decimal()},
                              {"best", best},
                              {"layouts", fmt::format("{}", layouts)}};
  if (with_cells) {
    auto cells = nlohmann::ordered_json::array();
    for (const CellWorth& worth : solution.cells) {
      cells.push_back({{"row", shape.place(worth.cell).row},
                       {"col", shape.place(worth.cell).col},
                       {"value", json_of(shown(worth.value, question))},
                       {"decimal", worth.value.decimal()},
                       {"mine_probability", worth.mine.decimal()}});
    }
    json["cells"] = cells;
  }
  for (const Measured& each : measured) json["agents"][each.agent] = json_of(each);
  print(json.dump() + "\n");
}

void print_text(const Question& question, const Solution& solution, std::size_t layouts,
                bool with_cells, const std::vector<Measured>& measured) {
  const Fraction value = shown(solution.value, question);
  print(fmt::format("{}: {} layout{}\n", question.name, layouts, layouts == 1 ? "" : "s"));
  print(fmt::format("{} under best play: {} = {:.6f}\n",
                    question.is_classic() ? "chance to win" : "mines stepped on, expected",
                    text_of(value), value.decimal()));
  if (solution.best.empty()) {
    print("nothing is left to open\n" + measured_text(measured));
    return;
  }
  constexpr std::size_t kMost = 12;
  std::string best = "best:";
  for (std::size_t i = 0; i < std::min(kMost, solution.best.size()); ++i) {
    best += " " + name_of(solution.best[i], question.shape);
  }
  if (solution.best.size() > kMost) {
    best += fmt::format(" and {} more", solution.best.size() - kMost);
  }
  print(best + "\n");
  constexpr int kWidest = 40;
  if (question.shape.width <= kWidest) print(drawn(question, solution, with_cells));
  if (with_cells) print(comparison_text(question, solution));
  print(measured_text(measured));
}

}  // namespace minewise::cli
