#include "review/influence_report.h"

#include <utility>

namespace minewise {

InfluenceReport report_on(const Shape& shape, Influence influence) {
  Chain chain = chain_to(influence.graph, influence.graph.deepest(), influence.view.topology());
  return {.game = {},
          .agent = {},
          .shape = shape,
          .influence = std::move(influence),
          .chain = std::move(chain),
          .clues = {},
          .without = {},
          .lost = {},
          .reach = {}};
}

InfluenceReport report_on_game(const GameId& id, bool is_given, std::string agent,
                               Influence influence) {
  InfluenceReport report = report_on(id.shape(), std::move(influence));
  report.is_given = is_given;
  report.game = format_game_id(id);
  report.agent = std::move(agent);
  return report;
}

void add_clues(InfluenceReport& report, const InfluenceProgress& progress) {
  report.clues = count_influence(report.influence);
  if (report.influence.view.cells() > kMostInfluenceCells) return;
  count_lost(report.influence, report.clues, progress);
}

}  // namespace minewise
