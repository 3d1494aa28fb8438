#include "output/json/optimal_json.h"

#include <fmt/format.h>

#include "output/json/place_json.h"

namespace minewise {
namespace {

Json json_of(const Measured& measured) {
  Json json{{"value", measured.value}, {"exact", measured.is_exact()}};
  if (measured.is_exact()) return json;
  json["games"] = measured.games;
  json["low"] = measured.interval.low;
  json["high"] = measured.interval.high;
  return json;
}

}  // namespace

std::string best_play_json(const BestPlay& answer) {
  const Solution& solution = answer.solution;
  const Shape& shape = answer.shape;
  auto best = Json::array();
  for (const Cell cell : solution.best) best.push_back(pair_json(cell, shape));
  Json json{{"value", fraction_json(answer.shown(solution.value))},
            {"decimal", solution.value.decimal()},
            {"best", best},
            {"layouts", fmt::format("{}", answer.layouts)}};
  if (answer.with_cells) {
    auto cells = Json::array();
    for (const CellWorth& worth : solution.cells) {
      Json cell = place_json(worth.cell, shape);
      cell["value"] = fraction_json(answer.shown(worth.value));
      cell["decimal"] = worth.value.decimal();
      cell["mine_probability"] = worth.mine.decimal();
      cells.push_back(std::move(cell));
    }
    json["cells"] = cells;
  }
  for (const Measured& each : answer.measured) json["agents"][each.agent] = json_of(each);
  return json.dump() + "\n";
}

}  // namespace minewise
