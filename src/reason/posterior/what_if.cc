#include "reason/posterior/what_if.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ground/base/check.h"

namespace minewise {

WhatIf::WhatIf(Knowledge& known, Cell cell)
    : posterior_(known.recount()), view_(known.view()), facts_(known.facts()), cell_(cell) {
  CHECK(view_.is_covered(cell) && !facts_.is_mine(cell) && posterior_.is_possible());
  mine_probability_ = posterior_.mine_probability(cell);
  for (const Cell neighbour : view_.topology().neighbours(cell)) {
    known_mines_ += facts_.is_mine(neighbour);
  }
  build_parts();
  weigh_sums();
  find_answers();
}

// The components that hold the cell or one of its neighbours come apart; their clues, and the
// supposed one, find together again.
void WhatIf::build_parts() {
  const Frontier& frontier = posterior_.frontier();
  const auto note = [&](Cell near) {
    if (!facts_.is_known(near) && frontier.slot_of(near) != Frontier::kInterior) {
      changed_.push_back(frontier.slot_of(near));
    }
  };
  note(cell_);
  for (const Cell neighbour : view_.topology().neighbours(cell_)) note(neighbour);
  std::ranges::sort(changed_);
  changed_.erase(std::unique(changed_.begin(), changed_.end()), changed_.end());

  ComponentBuilder builder;
  builder.start(view_.cells());
  builder.suppose_open(cell_);
  int cells = frontier.frontier_cells();
  const auto build = [&](Cell clue, int left_open) {
    Part part;
    if (!builder.build(clue, view_, facts_, part.component)) return false;
    if (part.component.regions.empty()) return false;
    posterior_.count_alike(part.component, left_open, part.count);
    exact_ = exact_ && part.count.is_exact();
    cells += static_cast<int>(part.component.cells.size());
    parts_.push_back(std::move(part));
    return true;
  };
  clue_is_open_ = build(cell_, 0);
  for (const int slot : changed_) {
    const Component& component = frontier.component(slot);
    cells -= static_cast<int>(component.cells.size());
    for (const ComponentClue& clue : component.clues) build(clue.cell, -1);
  }
  const bool is_new = !facts_.is_known(cell_);
  prior_.emplace(view_, facts_, cells, is_new ? 1 : 0);
  rest_ = posterior_.tally_without(changed_);
  exact_ = exact_ && posterior_.is_exact();
}

// The outside weights of a part with numbers of mines in `range`: everything else but the part
// `left_out`, under an answer, or any if negative.
Tally WhatIf::outside(const Tally& rest, std::size_t left_out, int answer,
                      const Tally& range) const {
  Tally others = rest;
  for (std::size_t p = 0; p < parts_.size(); ++p) {
    if (p == left_out) continue;
    Tally product;
    convolve(others, tally_of(p, answer), product);
    others = std::move(product);
  }
  Tally whole, out;
  convolve(others, range, whole);
  weigh_part(prior_->worth(whole, posterior_.density()), others, range.first, range.last(), out);
  return out;
}

Tally WhatIf::tally_of(std::size_t part, int answer) const {
  const ComponentCount& count = parts_[part].count;
  if (part > 0 || !clue_is_open_ || answer < 0 || count.is_estimated()) return count.total();
  const std::vector<double> worth = end_worth(answer);
  Tally tally = count.total();
  std::ranges::fill(tally.weight, 0.0);
  for (int end = 0; end < count.ends(); ++end) {
    const Tally part_of_it = count.end_tally(end);
    for (int k = part_of_it.first; k <= part_of_it.last(); ++k) {
      tally.weight[k - tally.first] += worth[end] * part_of_it.at(k);
    }
  }
  return tally;
}

void WhatIf::weigh_sums() {
  sums_.assign(kMaxDegree + 1, 0.0);
  sums_[0] = 1;
  if (!clue_is_open_) return;
  const ComponentCount& count = parts_.front().count;
  if (count.is_estimated()) return estimate_sums();
  sums_[0] = 0;
  const Tally worth = outside(rest_, 0, -1, count.total());
  double total = 0;
  for (int end = 0; end < count.ends(); ++end) {
    const Tally tally = count.end_tally(end);
    double weight = 0;
    for (int k = tally.first; k <= tally.last(); ++k) weight += tally.at(k) * worth.at(k);
    sums_[count.end_sum(end)] += weight;
    total += weight;
  }
  if (total == 0 && !exact_) return estimate_sums();
  for (double& sum : sums_) sum = total > 0 ? sum / total : 0;  // all zero: it cannot be safe
}

// Neighbours taken as independent, each with its probability as it is now.
void WhatIf::estimate_sums() {
  exact_ = false;
  sums_.assign(kMaxDegree + 1, 0.0);
  sums_[0] = 1;
  for (const Cell neighbour : view_.topology().neighbours(cell_)) {
    if (facts_.is_known(neighbour)) continue;
    const double p = posterior_.mine_probability(neighbour);
    for (std::size_t s = sums_.size(); s-- > 0;) {
      sums_[s] = sums_[s] * (1 - p) + (s > 0 ? sums_[s - 1] * p : 0);
    }
  }
}

void WhatIf::find_answers() {
  const ClueModel& model = *view_.rules().clues;
  const int degree = view_.topology().degree(cell_);
  for (int shown = -1; shown <= degree; ++shown) {
    const Clue clue = shown < 0 ? Clue::withheld() : Clue::number(shown);
    double probability = 0;
    for (int s = 0; s + known_mines_ <= degree; ++s) {
      probability += sums_[s] * model.probability(clue, s + known_mines_, degree);
    }
    if (probability > 0) answers_.push_back({clue, probability});
  }
}

std::vector<double> WhatIf::end_worth(int answer) const {
  const ComponentCount& count = parts_.front().count;
  const int degree = view_.topology().degree(cell_);
  std::vector<double> worth;
  for (int end = 0; end < count.ends(); ++end) {
    worth.push_back(view_.rules().clues->probability(answers_[answer].clue,
                                                     count.end_sum(end) + known_mines_, degree));
  }
  return worth;
}

double WhatIf::share_of(const ComponentCount& count, int region) const {
  const double mines = count.mines(region), safes = count.safes(region);
  return mines + safes > 0 ? mines / (mines + safes) : posterior_.density();
}

double WhatIf::mine_probability(int answer, Cell other) {
  if (facts_.is_known(other)) return facts_.is_mine(other) ? 1 : 0;
  if (other == cell_) return 0;
  for (std::size_t p = 0; p < parts_.size(); ++p) {
    Part& part = parts_[p];
    const auto& cells = part.component.cells;
    const auto found = std::ranges::find(cells, other);
    if (found == cells.end()) continue;
    if (part.weighed_for != answer) {
      const Tally worth = outside(rest_, p, answer, part.count.total());
      const bool has_clue = p == 0 && clue_is_open_;
      part.count.weigh(worth, has_clue ? end_worth(answer) : std::vector<double>{});
      part.weighed_for = answer;
    }
    const int index = static_cast<int>(found - cells.begin());
    const auto region = std::ranges::find_if(part.component.regions, [&](const Region& r) {
      return r.first <= index && index < r.first + r.size;
    });
    const int r = static_cast<int>(region - part.component.regions.begin());
    return share_of(part.count, r);
  }
  const int slot = posterior_.frontier().slot_of(other);
  if (slot != Frontier::kInterior) {
    return unchanged_shares(slot, answer)[posterior_.frontier().region_of(other)];
  }
  const auto [known, is_new] = interior_.try_emplace(answer, 0);
  if (is_new) known->second = interior_probability(answer);
  return known->second;
}

// Of a component that did not change: all that is new to it is the number of mines elsewhere.
const std::vector<double>& WhatIf::unchanged_shares(int slot, int answer) {
  auto& shares = unchanged_[{slot, answer}];
  if (!shares.empty()) return shares;
  std::vector<int> left_out = changed_;
  left_out.insert(std::ranges::lower_bound(left_out, slot), slot);
  ComponentCount count = posterior_.counted(slot);
  count.weigh(outside(posterior_.tally_without(left_out), parts_.size(), answer, count.total()));
  const int regions = static_cast<int>(posterior_.frontier().component(slot).regions.size());
  for (int region = 0; region < regions; ++region) shares.push_back(share_of(count, region));
  return shares;
}

double WhatIf::interior_probability(int answer) const {
  Tally product = rest_;
  for (std::size_t p = 0; p < parts_.size(); ++p) {
    Tally longer;
    convolve(product, tally_of(p, answer), longer);
    product = std::move(longer);
  }
  const Tally worth = prior_->worth(product, posterior_.density());
  double total = 0, share = 0;
  for (int k = product.first; k <= product.last(); ++k) {
    const double weight = product.at(k) * worth.at(k);
    if (weight == 0) continue;
    total += weight;
    share += weight * prior_->interior_share(k);
  }
  return total > 0 ? share / total : posterior_.interior_probability();
}

}  // namespace minewise
