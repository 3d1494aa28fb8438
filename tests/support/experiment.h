// Experiments for tests, in few words.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "study/experiment.h"

namespace minewise {

// Survival games of these agents on these boards, seed 11.
inline Experiment experiment_of(std::string_view agents, std::string_view sizes,
                                std::uint64_t games, std::vector<double> densities = {}) {
  Request request;
  request.agents = parse_agents(agents).value();
  request.sizes = parse_sizes(sizes).value();
  request.densities = std::move(densities);
  request.rules = {Rules::survival()};
  request.games = games;
  request.seed = Seed{11};
  return make_experiment(request).value();
}

}  // namespace minewise
