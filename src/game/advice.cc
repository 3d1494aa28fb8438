#include "game/advice.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/macros.h"
#include "core/view.h"
#include "solver/analyze.h"
#include "solver/safest.h"

namespace minewise {

namespace {

constexpr std::size_t kMostCompared = 5;

// The covered cells that the agent holds for safest, but for those that are certain.
std::vector<Cell> safest_few(Agent& agent, const View& view) {
  std::vector<std::pair<double, Cell>> cells;
  for (const Cell cell : view.covered()) {
    const auto estimate = agent.estimate(cell);
    if (!estimate || *estimate <= 0 || *estimate >= 1) continue;
    cells.emplace_back(steps_of(*estimate), cell);
  }
  const std::size_t kept = std::min(kMostCompared, cells.size());
  std::ranges::partial_sort(cells, cells.begin() + static_cast<std::ptrdiff_t>(kept));
  std::vector<Cell> few;
  for (std::size_t i = 0; i < kept; ++i) few.push_back(cells[i].second);
  return few;
}

}  // namespace

Adviser::Adviser(const AgentSpec& agent) : name_(agent.name()), agent_(agent.make()) {
  CHECK(agent.entry->by_position);
}

std::optional<Decision> Adviser::next_opening() {
  Rng rng(Seed{1}, Digest("advice").add(name_));
  agent_->start(*view_);
  while (!view_->covered().empty()) {
    Decision decision = agent_->decide(*view_, rng);
    if (decision.gives_up()) break;
    if (decision.move.kind == Move::Kind::Open) return decision;
    view_->flag(decision.move.cell);
  }
  return std::nullopt;
}

std::optional<Advice> Adviser::advise(const View& view, std::span<const Cell> also) {
  view_ = view;
  auto decision = next_opening();
  if (!decision) return std::nullopt;
  Advice advice{name_, *view_, *std::move(decision), {}};
  if (advice.decision.is_guess()) advice.weighing = agent_->weigh(also);
  return advice;
}

std::optional<Advice> Adviser::advise_fully(const View& view, std::optional<Cell> also) {
  auto advice = advise(view);
  if (!advice || advice->weighing.cells.empty()) return advice;
  std::vector<Cell> compared = safest_few(*agent_, *view_);
  const bool may_be_safe =
      also && view_->is_covered(*also) && agent_->estimate(*also).value_or(1) < 1;
  if (may_be_safe) compared.push_back(*also);
  advice->weighing = agent_->weigh(compared);
  return advice;
}

Result<AgentSpec> parse_adviser(std::string_view name) {
  TRY(auto agent, parse_inner_agent(name));
  if (!agent.entry->by_position)
    return fail("{} does not decide by the position alone; choose another agent, such as champion",
                agent.name());
  return agent;
}

View for_advice(const View& view) {
  Rules rules = view.rules();
  rules.ruleset = Ruleset::Classic;
  rules.on_mine = OnMine::Lose;
  return under_rules(view, rules);
}

namespace {

std::vector<CellOdds> odds_of(const View& view, const Decision& decision, Agent& agent) {
  std::vector<CellOdds> odds;
  const bool is_estimate = decision.choice.measure != Measure::Probability;
  for (const Cell cell : view.covered()) {
    if (const auto number = agent.estimate(cell)) odds.push_back({cell, *number, is_estimate});
  }
  return odds;
}

}  // namespace

std::vector<CellOdds> odds_before(const View& view, const Decision& decision, Agent* agent) {
  if (decision.basis == Basis::Forced) return {};
  if (agent && decision.estimate) return odds_of(view, decision, *agent);
  const Analysis analysis = analyze(view);
  std::vector<CellOdds> odds;
  if (analysis.conflict) return odds;
  for (const Cell cell : view.covered()) {
    odds.push_back({cell, analysis.mine_probability[cell.at()], false});
  }
  return odds;
}

}  // namespace minewise
