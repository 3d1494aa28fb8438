#include "output/json/boards_json.h"

#include <fmt/format.h>

#include "core/layout.h"
#include "generate/hard_board.h"
#include "output/json/pieces.h"

namespace minewise {

std::string board_json(const BoardMetrics& metrics) {
  const auto& [shape, mines, value, zini, first, grade] = metrics;
  Json json{{"rows", shape.height},
            {"cols", shape.width},
            {"topology", grid_word(shape.grid)},
            {"mines", mines},
            {"3bv", value.clicks},
            {"openings", value.openings},
            {"islands", value.islands},
            {"numbers", value.numbers},
            {"zini", zini.best},
            {"zini_at_least", zini.least},
            {"greedy_zini", zini.greedy},
            {"human_zini", zini.human}};
  if (first) {
    json["first"] = {first->row, first->col};
    json["grade"] = grade ? Json(grade_word(*grade)) : Json(nullptr);
  }
  return json.dump() + "\n";
}

namespace {

Json mean_json(const Mean& mean) {
  Json json{{"value", mean.value()}, {"games", mean.games()}};
  if (const auto interval = mean.interval()) {
    json["low"] = interval->low;
    json["high"] = interval->high;
  }
  return json;
}

Json board_json(const Layout& layout, const Shape& shape, const Mean& mean) {
  LayoutSet set(shape);
  set.add(layout);
  return {{"board", set.row(0)},
          {"score", mean_json(mean)},
          {"clumping", clumping(layout, Topology(shape))},
          {"border_distance", or_null(border_distance(layout, shape))}};
}

Json report_json(const HardPlan& plan, const FoundHard& found) {
  Json json{{"start", board_json(found.start, plan.id.shape(), found.before)},
            {"hard", board_json(found.board, plan.id.shape(), found.after)},
            {"block", board_json(corner_block(plan.id.shape(), found.start.mines()),
                                 plan.id.shape(), found.block)},
            {"moves", displaced(found.board, found.start)},
            {"games", found.games},
            {"curve", Json::array()}};
  for (const auto& [games, score] : found.curve) {
    json["curve"].push_back({{"games", games}, {"score", score}});
  }
  return json;
}

}  // namespace

std::string hard_json(const HardPlan& plan, const std::vector<FoundHard>& found) {
  Json boards = Json::array();
  for (const FoundHard& each : found) boards.push_back(report_json(plan, each));
  const Json json{{"agent", plan.agent.name()},
                  {"rules", format_rules(plan.id.rules)},
                  {"objective", plan.objective == Objective::Won ? "win" : "score"},
                  {"method", plan.is_published ? "published" : "anneal"},
                  {"boards", boards}};
  return json.dump(1) + "\n";
}

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

std::string optimal_json(const BestPlay& answer) {
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
