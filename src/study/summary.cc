#include "study/summary.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/macros.h"

namespace minewise {

static_assert(kColumns[kScore].has_differences);

void MemorySummary::add(std::uint64_t bytes) {
  peak.add(static_cast<double>(bytes));
  greatest = std::max(greatest, bytes);
}

void SeriesSummary::add(const GameRecord& game) {
  won.add(game.won);
  for (std::size_t i = 0; i < kColumns.size(); ++i) means[i].add(game.figures[i]);
}

std::uint64_t SeriesSummary::all_deductions() const {
  return std::accumulate(deductions.begin(), deductions.end(), std::uint64_t{0});
}

std::uint64_t SeriesSummary::faults_by_clock() const {
  return static_cast<std::uint64_t>(std::ranges::count(faults, true, &FaultRecord::by_clock));
}

double SeriesSummary::beyond_basic() const {
  const std::uint64_t all = all_deductions();
  const std::uint64_t basic = deductions[std::to_underlying(Rule::SinglePoint)];
  return all == 0 ? 0 : static_cast<double>(all - basic) / static_cast<double>(all);
}

void PairSummary::add(const GameRecord& a, const GameRecord& b) {
  const double gain = b.figures[kScore] - a.figures[kScore];
  if (gain > best_gain) {
    best_gain = gain;
    best_game = score().games();
  }
  won.add(static_cast<int>(a.won) - static_cast<int>(b.won));
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    if (kColumns[i].has_differences) differences[i].add(a.figures[i] - b.figures[i]);
  }
}

const PairSummary& Summary::pair(const Experiment& experiment, std::size_t condition,
                                 std::size_t first, std::size_t second) const {
  const std::size_t agents = experiment.agents.size();
  CHECK(first < second && second < agents);
  const std::size_t before_first = first * (2 * agents - first - 1) / 2;
  return pairs[condition * (agents * (agents - 1) / 2) + before_first + (second - first - 1)];
}

ConditionSummary::ConditionSummary(const Experiment& experiment, std::size_t condition)
    : experiment_(&experiment), condition_(condition), series_(experiment.agents.size()) {
  for (std::size_t first = 0; first < series_.size(); ++first) {
    for (std::size_t second = first + 1; second < series_.size(); ++second) {
      pairs_.push_back({.first = first, .second = second, .condition = condition});
    }
  }
}

void ConditionSummary::add(std::span<const ChunkRecord> by_agent) {
  CHECK(by_agent.size() == series_.size());
  for (std::size_t agent = 0; agent < by_agent.size(); ++agent) {
    CHECK(by_agent[agent].games.size() == by_agent[0].games.size());
    for (FaultRecord fault : by_agent[agent].faults) {
      fault.game += series_[agent].games();  // those before this chunk
      series_[agent].faults.push_back(std::move(fault));
    }
    for (const GameRecord& game : by_agent[agent].games) series_[agent].add(game);
    for (const double each : by_agent[agent].estimates) series_[agent].estimate.add(each);
    for (const std::uint64_t peak : by_agent[agent].peaks) series_[agent].memory.add(peak);
    for (std::size_t rule = 0; rule < kRules; ++rule) {
      series_[agent].deductions[rule] += by_agent[agent].deductions[rule];
    }
  }
  for (PairSummary& pair : pairs_) {
    const auto& first = by_agent[pair.first].games;
    const auto& second = by_agent[pair.second].games;
    for (std::size_t i = 0; i < first.size(); ++i) pair.add(first[i], second[i]);
    const auto& ours = by_agent[pair.first].estimates;
    const auto& theirs = by_agent[pair.second].estimates;
    CHECK(ours.size() == theirs.size());
    for (std::size_t i = 0; i < ours.size(); ++i) pair.estimate.add(ours[i] - theirs[i]);
  }
}

void ConditionSummary::finish(Summary& summary) {
  for (std::size_t agent = 0; agent < series_.size(); ++agent) {
    const int number = experiment_->series_of(agent, condition_);
    summary.series[number] = series_[agent];
  }
  summary.pairs.insert(summary.pairs.end(), pairs_.begin(), pairs_.end());
}

}  // namespace minewise
