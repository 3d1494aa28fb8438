#include "output/json/hard_json.h"

#include "core/layout_set.h"
#include "generate/clumping.h"
#include "output/json/place_json.h"

namespace minewise {
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

}  // namespace minewise
