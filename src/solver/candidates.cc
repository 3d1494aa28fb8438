#include "solver/candidates.h"

#include <algorithm>
#include <span>
#include <utility>

#include "solver/engines/clue_ratios.h"
#include "solver/engines/single_point.h"
#include "solver/engines/subset.h"
#include "solver/registry.h"
#include "solver/safest.h"
#include "solver/shares.h"
#include "solver/what_if.h"

namespace minewise {

namespace {

constexpr double kCertain = 1e-12;  // as close to 0 or 1 as rounding leaves it

// The unknown cells around a cell, nearest first.
std::vector<Cell> unknown_near(const Knowledge& known, Cell cell) {
  constexpr std::size_t kMost = 2000;
  const View& view = known.view();
  std::vector<Cell> reached{cell}, unknown;
  std::vector<bool> seen(static_cast<std::size_t>(view.cells()), false);
  seen[cell.at()] = true;
  for (std::size_t i = 0; i < reached.size() && unknown.size() < kMost; ++i) {
    for (const Cell near : view.topology().neighbours(reached[i])) {
      if (seen[near.at()]) continue;
      seen[near.at()] = true;
      reached.push_back(near);
      if (!known.facts().is_known(near)) unknown.push_back(near);
    }
  }
  return unknown;
}

bool is_settled(double probability) {
  return probability < kCertain || probability > 1 - kCertain;
}

}  // namespace

double Prospect::gives_safe_cell() const {
  double chance = 0;
  for (const Answer& answer : answers) chance += answer.safe > 0 ? answer.probability : 0;
  return std::min(chance, 1.0);  // rounding
}

double Prospect::settled() const {
  double cells = 0;
  for (const Answer& answer : answers) cells += answer.probability * (answer.safe + answer.mines);
  return cells;
}

// For each answer of each cell, the number of mines is handed down to all components, and those
// near the cell are weighed.
bool can_find_prospects(const Posterior& posterior, std::size_t cells) {
  constexpr double kMostProspectWork = 0x1p28;
  constexpr double kOfEntry = 16;
  if (!posterior.is_exact()) return false;
  double numbers = 0, entries = 0;
  for (int slot = 0; slot < posterior.frontier().slots(); ++slot) {
    if (posterior.frontier().component(slot).clues.empty()) continue;
    numbers += static_cast<double>(posterior.counted(slot).total().weight.size() - 1);
    entries += static_cast<double>(posterior.counted(slot).entries());
  }
  return static_cast<double>(cells) * (numbers * numbers + kOfEntry * entries) <= kMostProspectWork;
}

Prospect find_prospect(Knowledge& known, Cell cell) {
  Posterior& posterior = known.posterior();
  Prospect prospect{cell, posterior.mine_probability(cell), {}};
  if (known.facts().is_mine(cell)) return prospect;
  WhatIf what_if(known, cell);
  std::vector<Cell> others = unknown_near(known, cell);
  std::erase_if(others, [&](Cell other) { return is_settled(posterior.mine_probability(other)); });
  for (std::size_t i = 0; i < what_if.answers().size(); ++i) {
    const auto& [clue, probability] = what_if.answers()[i];
    if (probability == 0) continue;
    Prospect::Answer answer{clue, probability, 0, 0};
    for (const Cell other : others) {
      const double mine = what_if.mine_probability(static_cast<int>(i), other);
      answer.safe += mine < kCertain;
      answer.mines += mine > 1 - kCertain;
    }
    prospect.answers.push_back(answer);
  }
  return prospect;
}

std::vector<Cell> find_candidates(Knowledge& known, std::size_t most) {
  Posterior& posterior = known.posterior();
  std::vector<std::pair<double, Cell>> ranked;
  bool has_interior = false;
  std::vector<Cell> covered(known.view().covered().begin(), known.view().covered().end());
  std::ranges::sort(covered);
  for (const Cell cell : covered) {
    const double probability = posterior.mine_probability(cell);
    if (known.facts().is_known(cell) || is_settled(probability)) continue;
    const bool is_interior = posterior.frontier().slot_of(cell) == Frontier::kInterior;
    if (is_interior && std::exchange(has_interior, true)) continue;
    ranked.emplace_back(probability, cell);
  }
  const std::size_t kept = std::min(most, ranked.size());
  std::ranges::partial_sort(ranked, ranked.begin() + static_cast<std::ptrdiff_t>(kept));
  std::vector<Cell> candidates;
  for (std::size_t i = 0; i < kept; ++i) candidates.push_back(ranked[i].second);
  return candidates;
}

namespace {

constexpr CountBudget kShareBudget{std::int64_t{1} << 16};  // as in play
constexpr std::size_t kManyUnopened = 1 << 14;  // cells of a board on which engines take long
constexpr double kBatch = 0.125;                // triple-risk's usual threshold

void set_cells(AgentChoice& choice, std::vector<Cell> cells, std::size_t most) {
  std::ranges::sort(cells);
  choice.in_all = cells.size();
  if (cells.size() > most) cells.resize(most);
  choice.cells = std::move(cells);
}

// An agent whose facts prove a cell safe opens that, and need not choose.
std::optional<AgentChoice> proved_choice(AgentChoice choice, const Facts& facts, std::size_t most) {
  std::vector<Cell> cells;
  for (const Deduction& deduction : facts.deductions()) {
    if (deduction.verdict == Verdict::Safe) cells.push_back(deduction.cell);
  }
  if (cells.empty()) return std::nullopt;
  choice.is_proved = true;
  set_cells(choice, std::move(cells), most);
  return choice;
}

std::vector<Cell> unknown_cells(const View& view, const Facts& facts) {
  std::vector<Cell> cells;
  for (const Cell cell : view.covered()) {
    if (!facts.is_known(cell)) cells.push_back(cell);
  }
  return cells;
}

// Deduces like the agents that count arrangements, and knows their shares.
class ShareReasoner {
 public:
  ShareReasoner(const View& view, Engines first) : ShareReasoner(std::move(first)) {
    known_.start(view);
    known_.deduce(view);
  }

  const Shares& shares() const { return *shares_; }
  const Facts& facts() const { return known_.facts(); }

  // A choice among cells by their shares; any unknown cell if there are none.
  AgentChoice choose(std::string_view agent, std::vector<Shares::CellShare> cells,
                     std::size_t most) const {
    AgentChoice choice{.agent = agent, .measure = Measure::Share};
    if (auto proved = proved_choice(choice, facts(), most)) return *std::move(proved);
    std::vector<Cell> chosen;
    for (const auto& each : cells) chosen.push_back(each.cell);
    if (!cells.empty()) choice.figure = std::ranges::min(cells).share;
    set_cells(choice, cells.empty() ? unknown_cells(known_.view(), facts()) : chosen, most);
    return choice;
  }

 private:
  explicit ShareReasoner(Engines first)
      : shares_(new Shares(kShareBudget)), known_(by(with_shares(std::move(first), shares_))) {}

  static Engines with_shares(Engines engines, Shares* shares) {
    engines.emplace_back(shares);
    return engines;
  }

  Shares* shares_;  // the last engine
  Knowledge known_;
};

std::vector<Shares::CellShare> in_most_equations(const Shares& shares) {
  auto cells = shares.least();
  int most = 0;
  for (const auto& each : cells) most = std::max(most, shares.equations(each.cell));
  std::erase_if(cells, [&](const auto& each) { return shares.equations(each.cell) < most; });
  return cells;
}

// The ratios of single clues, and the choice of the agent that goes by them.
class RatioReasoner {
 public:
  explicit RatioReasoner(const View& view) : known_(by(make_engines<SinglePoint>())) {
    known_.start(view);
    known_.deduce(view);
    ratios_.start(view);
    ratios_.update(view, known_.facts());
  }

  double ratio(Cell cell) const { return ratios_.ratio(cell); }

  AgentChoice choose(std::size_t most) const {
    AgentChoice choice{.agent = "local", .measure = Measure::Ratio};
    if (auto proved = proved_choice(choice, known_.facts(), most)) return *std::move(proved);
    const auto near = ratios_.least(), far = ratios_.next_to_no_clue();
    const double far_ratio = far.empty() ? 2 : ratios_.share_of_mines();
    const double near_ratio = near.empty() ? 2 : ratios_.ratio(near.front());
    std::vector<Cell> cells;
    if (near_ratio <= far_ratio) cells.insert(cells.end(), near.begin(), near.end());
    if (far_ratio <= near_ratio) cells.insert(cells.end(), far.begin(), far.end());
    if (!cells.empty()) choice.figure = std::min(near_ratio, far_ratio);
    set_cells(choice, std::move(cells), most);
    return choice;
  }

 private:
  Knowledge known_;
  ClueRatios ratios_;
};

AgentChoice exact_choice(Knowledge& known, std::size_t most) {
  AgentChoice choice{.agent = "exact", .measure = Measure::Probability};
  if (auto proved = proved_choice(choice, known.facts(), most)) return *std::move(proved);
  const Cell safest = safest_cell(known);
  choice.figure = known.posterior().mine_probability(safest);
  set_cells(choice, {safest}, most);
  return choice;
}

AgentChoice batch_choice(const ShareReasoner& reasoner, std::size_t most) {
  auto batch = reasoner.shares().below(kBatch);
  std::erase_if(batch, [&](const auto& each) { return reasoner.facts().is_known(each.cell); });
  const bool has_batch = !batch.empty();
  AgentChoice choice =
      reasoner.choose("triple-risk", has_batch ? batch : reasoner.shares().least(), most);
  choice.is_batch = has_batch && !choice.is_proved;
  return choice;
}

int numbers_next_to(const View& view, Cell cell) {
  return static_cast<int>(std::ranges::count_if(view.topology().neighbours(cell), [&](Cell near) {
    return view.is_open(near) && !view.clue(near).is_withheld();
  }));
}

// An assumption on a large board may run through all that single clues settle, and every cell is
// assumed both ways: these are then put in first.
EngineProof prove_by(const EngineEntry& entry, const View& view, std::size_t most,
                     bool after_single_clues) {
  EngineProof proof{.engine = entry.name, .safe = {}, .mines = {}};
  const auto engine = entry.make();
  Facts facts(view);
  SinglePoint first;
  first.start(view);
  if (after_single_clues) first.deduce(view, facts);
  engine->start(view);
  for (std::size_t before = 0;; before = facts.deductions().size()) {
    engine->deduce(view, facts);
    if (facts.deductions().size() == before) break;
  }
  for (const Deduction& deduction : facts.deductions()) {
    const bool safe = deduction.verdict == Verdict::Safe;
    auto& cells = safe ? proof.safe : proof.mines;
    ++(safe ? proof.safe_in_all : proof.mines_in_all);
    if (cells.size() < most) cells.push_back(deduction.cell);
  }
  return proof;
}

void find_candidates_of(Knowledge& known, const Shares& shares, const RatioReasoner& ratios,
                        std::size_t most, Choices& choices) {
  for (const Cell cell : find_candidates(known, most)) {
    Candidate candidate;
    if (choices.has_prospects) {
      candidate.prospect = find_prospect(known, cell);
    } else {
      candidate.prospect = {cell, known.posterior().mine_probability(cell), {}};
    }
    candidate.share = shares.share(cell);
    candidate.ratio = ratios.ratio(cell);
    candidate.clues = numbers_next_to(known.view(), cell);
    choices.candidates.push_back(std::move(candidate));
  }
}

}  // namespace

// On large boards an engine takes most of a gigabyte, so they are asked one after the other.
Choices find_choices(const View& view, std::size_t most) {
  Choices choices;
  choices.after_single_clues = view.covered().size() > kManyUnopened;
  for (const EngineEntry& entry : all_engines()) {
    choices.engines.push_back(prove_by(entry, view, most, choices.after_single_clues));
  }
  Knowledge known(view, by_exact(kSmallBudget));
  choices.has_prospects =
      can_find_prospects(known.posterior(), std::min(most, view.covered().size()));
  for (const Deduction& deduction : known.facts().deductions()) {
    ++(deduction.verdict == Verdict::Safe ? choices.safe : choices.mines);
  }
  if (view.covered().size() == choices.mines) return choices;
  const RatioReasoner ratios(view);
  const ShareReasoner shares(view, make_engines<SinglePoint>());
  find_candidates_of(known, shares.shares(), ratios, most, choices);
  choices.agents = {exact_choice(known, most),
                    shares.choose("double", shares.shares().least(), most),
                    shares.choose("triple-tie", in_most_equations(shares.shares()), most),
                    batch_choice(ShareReasoner(view, make_engines<SinglePoint, Subset>()), most),
                    ratios.choose(most)};
  return choices;
}

}  // namespace minewise
