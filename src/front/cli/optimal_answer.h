// What `minewise optimal` answers, as text and as JSON.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "front/cli/optimal_question.h"
#include "reason/search/optimal.h"
#include "study/lab/statistics.h"

namespace minewise::cli {

// What an agent achieves on average: exactly, or as a mean of games.
struct Measured {
  std::string agent;
  double value = 0;
  std::uint64_t games = 0;  // 0 for an exact average
  Interval interval = {};   // of a mean

  bool is_exact() const { return games == 0; }
};

// `with_cells`: the value of every cell rather than of the best alone.
void print_json(const Question& question, const Solution& solution, std::size_t layouts,
                bool with_cells, const std::vector<Measured>& measured);
void print_text(const Question& question, const Solution& solution, std::size_t layouts,
                bool with_cells, const std::vector<Measured>& measured);

}  // namespace minewise::cli
