#include "review/reach.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/altered_view.h"
#include "core/check.h"
#include "core/distance.h"
#include "solver/engines/single_point.h"
#include "solver/what_if.h"

namespace minewise {
std::string_view alteration_word(Alteration alteration) {
  switch (alteration) {
    case Alteration::HiddenClue:
      return "hidden-clue";
    case Alteration::Content:
      return "content";
    case Alteration::Opened:
      return "opened";
  }
  return "";
}

Reach::Reach(const View& view)
    : view_(view),
      now_(view_, by_counting(make_engines<SinglePoint>(), kSmallBudget)),
      then_(by_counting(make_engines<SinglePoint>(), kSmallBudget)) {
  if (is_possible()) probability_ = probabilities_of(now_);
}

std::int64_t Reach::work() const {
  const Frontier& frontier = now_.posterior().frontier();
  std::int64_t work = view_.cells();
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    if (!frontier.component(slot).clues.empty()) work += now_.posterior().counted(slot).entries();
  }
  return work;
}

std::vector<double> Reach::probabilities_of(Knowledge& known) {
  exact_ = exact_ && known.posterior().is_exact();
  if (!known.posterior().is_possible()) {
    exact_ = false;
    return probability_;
  }
  std::vector<double> probability;
  probability.reserve(static_cast<std::size_t>(view_.cells()));
  for (int index = 0; index < view_.cells(); ++index) {
    probability.push_back(known.posterior().mine_probability(Cell{index}));
  }
  return probability;
}

std::vector<double> Reach::probabilities_in(const View& altered) {
  then_.start(altered);
  then_.deduce(altered);
  return probabilities_of(then_);
}

bool Reach::is_source(Alteration alteration, Cell cell) const {
  switch (alteration) {
    case Alteration::HiddenClue:
      return view_.is_open(cell) && !view_.clue(cell).is_withheld() &&
             std::ranges::any_of(view_.topology().neighbours(cell),
                                 [&](Cell near) { return view_.is_covered(near); });
    case Alteration::Content:
      return is_unsettled(cell);
    case Alteration::Opened:
      return view_.is_covered(cell) && probability_[cell.at()] < 1;
  }
  return false;
}

std::vector<Cell> Reach::sources(Alteration alteration) const {
  CHECK(is_possible());
  std::vector<Cell> sources;
  for (int index = 0; index < view_.cells(); ++index) {
    if (is_source(alteration, Cell{index})) sources.push_back(Cell{index});
  }
  return sources;
}

std::vector<double> Reach::without(Cell clue) {
  return probabilities_in(without_clue(view_, clue));
}

std::vector<double> Reach::given(Cell cell, Verdict verdict) {
  CHECK(view_.is_covered(cell));
  if (!is_unsettled(cell)) return probability_;
  if (!now_.posterior().is_interior(cell)) {
    then_.suppose(view_, {cell, verdict, {}});
    return probabilities_of(then_);
  }
  // Any two cells of the interior can change places.
  if (!interior_) {
    interior_ = cell;
    for (const Verdict either : {Verdict::Safe, Verdict::Mine}) {
      then_.suppose(view_, {cell, either, {}});
      interior_given_[static_cast<int>(either)] = probabilities_of(then_);
    }
  }
  std::vector<double> probability = interior_given_[static_cast<int>(verdict)];
  std::swap(probability[cell.at()], probability[interior_->at()]);
  return probability;
}

std::vector<Change> Reach::unsettled_but(Cell source) const {
  std::vector<Change> changes;
  for (int index = 0; index < view_.cells(); ++index) {
    const Cell cell{index};
    if (cell != source && is_unsettled(cell)) changes.push_back({cell, 0});
  }
  return changes;
}

void Reach::add_outcome(std::span<const double> after, double weight,
                        std::vector<Change>& changes) const {
  for (auto& [cell, amount] : changes) {
    amount += weight * std::abs(after[cell.at()] - probability_[cell.at()]);
  }
}

// The outcomes in which the source is safe and shows a clue. What may be shown takes a look at the
// components next to the source; what follows from it is reckoned anew, as every cell is asked
// about.
void Reach::add_answers(Cell source, std::vector<Change>& changes) {
  const WhatIf what_if(now_, source);
  exact_ = exact_ && what_if.is_exact();
  const double safe = 1 - probability_[source.at()];
  for (const auto& [clue, probability] : what_if.answers()) {
    const auto after = probabilities_in(with_opened(view_, source, clue));
    add_outcome(after, safe * probability, changes);
  }
}

std::vector<Change> Reach::changes(Alteration alteration, Cell source) {
  CHECK(is_possible());
  if (alteration == Alteration::HiddenClue) {
    std::vector<Change> changes;
    for (int index = 0; index < view_.cells(); ++index) {
      if (view_.is_covered(Cell{index})) changes.push_back({Cell{index}, 0});
    }
    add_outcome(without(source), 1, changes);
    return changes;
  }
  std::vector<Change> changes = unsettled_but(source);
  const double mine = probability_[source.at()];
  add_outcome(given(source, Verdict::Mine), mine, changes);
  if (alteration == Alteration::Content) {
    add_outcome(given(source, Verdict::Safe), 1 - mine, changes);
  } else {
    add_answers(source, changes);
  }
  return changes;
}

std::optional<PositionReach> measure_reach(const View& view, std::size_t most_sources,
                                           const ReachGoesOn& goes_on) {
  Reach reach(view);
  if (!reach.is_possible()) return std::nullopt;
  PositionReach measured;
  double done = 0;
  for (const Alteration alteration : kAlterations) {
    auto& [count, profile] = measured.altered[std::to_underlying(alteration)];
    const auto sources = reach.sources(alteration);
    count = sources.size();
    const std::size_t looked_at = std::min(most_sources, count);
    for (std::size_t i = 0; i < looked_at; ++i) {
      const Cell source = sources[i * count / looked_at];
      profile.add(distances_from(view.topology(), source), reach.changes(alteration, source));
      done += 1.0 / static_cast<double>(looked_at * std::size(kAlterations));
      if (goes_on && !goes_on(done)) return std::nullopt;
    }
  }
  measured.exact = reach.is_exact();
  return measured;
}

std::optional<View> without_coupling(const View& view) {
  const auto* fixed = std::get_if<FixedCount>(&view.count());
  if (!fixed) return std::nullopt;
  const auto laid_over = static_cast<std::size_t>(view.cells()) - view.promised().size();
  View local = view;
  local.tell_count(Independent{
      laid_over == 0 ? 0 : static_cast<double>(fixed->mines) / static_cast<double>(laid_over)});
  return local;
}

}  // namespace minewise
