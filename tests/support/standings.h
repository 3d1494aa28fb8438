// Summaries for tests, from the scores of agents under conditions.
#pragma once

#include <vector>

#include "study/summary.h"
#include "support/experiment.h"

namespace minewise {

// Four games each, all of a series with the same score, which is `scores[condition][agent]`, but
// for a hundredth up and down from game to game. A score of 1 is won.
inline Summary summary_with(const Experiment& experiment,
                            const std::vector<std::vector<double>>& scores) {
  Summary summary;
  summary.series.resize(static_cast<std::size_t>(experiment.series()));
  for (std::size_t condition = 0; condition < scores.size(); ++condition) {
    ConditionSummary figures(experiment, condition);
    std::vector<ChunkRecord> records(scores[condition].size());
    for (std::size_t agent = 0; agent < records.size(); ++agent) {
      const double score = scores[condition][agent];
      const double change = score > 0 && score < 1 ? 0.0078125 * static_cast<double>(agent + 1) : 0;
      for (const double each : {score - change, score + change, score - change, score + change}) {
        records[agent].games.push_back({score == 1, {each, 0, 0, 0, 0}, 10});
      }
    }
    figures.add(records);
    figures.finish(summary);
  }
  return summary;
}

}  // namespace minewise
