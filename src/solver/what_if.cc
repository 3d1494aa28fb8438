#include "solver/what_if.h"

#include <algorithm>

#include "core/macros.h"

namespace minewise {

void SupposedOpen::start(Knowledge& known, Cell cell) {
  known_ = &known;
  cell_ = cell;
  const View& view = known.view();
  const Facts& facts = known.facts();
  Posterior& posterior = known.recount();
  CHECK(view.is_covered(cell) && !facts.is_mine(cell) && posterior.is_possible());
  CHECK(!posterior.is_propagated());
  known_mines_ = facts.around(cell).mines;
  exact_ = posterior.is_exact();
  note_changed();
  builder_.start(view.cells());
  builder_.suppose_open(cell);
  used_ = 0;
  const Frontier& frontier = posterior.frontier();
  frontier_cells_ = frontier.frontier_cells();
  clue_is_open_ = build(cell, 0);
  for (const int slot : changed_) {
    const Component& component = frontier.component(slot);
    frontier_cells_ -= static_cast<int>(component.cells.size());
    for (const ComponentClue& clue : component.clues) build(clue.cell, -1);
  }
  prior_.emplace(view, facts, frontier_cells_, facts.is_known(cell) ? 0 : 1);
  together_ = posterior.together();
  if (!together_) prior_ = prior_->as_density(posterior.density());
}

Tally SupposedOpen::unchanged() const {
  return together_ ? together_->tally_without(changed_) : Tally::one();
}

std::optional<TallyTree> SupposedOpen::unchanged_tree() const {
  if (!together_) return std::nullopt;
  return together_->tree_without(changed_);
}

// The components that hold the cell or one of its neighbours come apart; their clues, and the
// supposed one, find together again.
void SupposedOpen::note_changed() {
  const Frontier& frontier = known_->posterior().frontier();
  changed_.clear();
  const auto note = [&](Cell near) {
    if (!known_->facts().is_known(near) && frontier.slot_of(near) != Frontier::kInterior) {
      changed_.push_back(frontier.slot_of(near));
    }
  };
  note(cell_);
  for (const Cell neighbour : known_->view().topology().neighbours(cell_)) note(neighbour);
  std::ranges::sort(changed_);
  changed_.erase(std::unique(changed_.begin(), changed_.end()), changed_.end());
}

bool SupposedOpen::build(Cell clue, int left_open) {
  if (used_ == parts_.size()) parts_.emplace_back();
  Part& part = parts_[used_];
  if (!builder_.build(clue, known_->view(), known_->facts(), part.component)) return false;
  if (part.component.regions.empty()) return false;
  known_->posterior().count_alike(part.component, left_open, part.count);
  exact_ = exact_ && part.count.is_exact();
  frontier_cells_ += static_cast<int>(part.component.cells.size());
  ++used_;
  return true;
}

void SupposedOpen::find_answers(const Tally& worth) {
  weigh_sums(worth);
  const ClueModel& model = *known_->view().rules().clues;
  const int degree = known_->view().topology().degree(cell_);
  answers_.clear();
  end_worth_.clear();
  for (int shown = -1; shown <= degree; ++shown) {
    const Clue clue = shown < 0 ? Clue::withheld() : Clue::number(shown);
    double probability = 0;
    for (int s = 0; s + known_mines_ <= degree; ++s) {
      probability += sums_[s] * model.probability(clue, s + known_mines_, degree);
    }
    if (probability == 0) continue;
    answers_.push_back({clue, probability});
    const int ends = clue_is_open_ ? parts_.front().count.ends() : 0;
    for (int end = 0; end < ends; ++end) {
      const int mines = parts_.front().count.end_sum(end) + known_mines_;
      end_worth_.push_back(model.probability(clue, mines, degree));
    }
  }
}

void SupposedOpen::weigh_sums(const Tally& worth) {
  sums_.assign(kMaxDegree + 1, 0.0);
  if (known_->posterior().verdict(cell_) == Posterior::Certain::Mine) return;  // it cannot be safe
  sums_[0] = 1;
  if (!clue_is_open_) return;
  const ComponentCount& count = parts_.front().count;
  if (count.is_estimated()) return estimate_sums();
  sums_[0] = 0;
  double total = 0;
  for (int end = 0; end < count.ends(); ++end) {
    const auto [first, tally] = count.end_tally(end);
    double weight = 0;
    for (std::size_t i = 0; i < tally.size(); ++i) {
      weight += tally[i] * worth.at(first + static_cast<int>(i));
    }
    sums_[count.end_sum(end)] += weight;
    total += weight;
  }
  if (total == 0 && !exact_) return estimate_sums();
  for (double& sum : sums_) sum = total > 0 ? sum / total : 0;  // all zero: it cannot be safe
}

// Neighbours taken as independent, each with its probability as it is now.
void SupposedOpen::estimate_sums() {
  exact_ = false;
  sums_.assign(kMaxDegree + 1, 0.0);
  sums_[0] = 1;
  for (const Cell neighbour : known_->view().topology().neighbours(cell_)) {
    if (known_->facts().is_known(neighbour)) continue;
    const double p = known_->posterior().mine_probability(neighbour);
    for (std::size_t s = sums_.size(); s-- > 0;) {
      sums_[s] = sums_[s] * (1 - p) + (s > 0 ? sums_[s - 1] * p : 0);
    }
  }
}

void SupposedOpen::tally_after(int answer, Tally& out) const {
  const ComponentCount& count = parts_.front().count;
  out = count.total();
  if (count.is_estimated()) return;
  const std::span<const double> worth = end_worth(answer);
  std::ranges::fill(out.weight, 0.0);
  for (int end = 0; end < count.ends(); ++end) {
    if (worth[end] == 0) continue;
    const auto [first, tally] = count.end_tally(end);
    double* here = out.weight.data() + (first - out.first);
    for (std::size_t i = 0; i < tally.size(); ++i) here[i] += worth[end] * tally[i];
  }
}

WhatIf::WhatIf(Knowledge& known, Cell cell)
    : posterior_(known.recount()), facts_(known.facts()), cell_(cell) {
  supposed_.start(known, cell);
  mine_probability_ = posterior_.mine_probability(cell);
  rest_ = supposed_.unchanged();
  weighed_for_.assign(supposed_.parts().size(), -1);
  Tally worth;
  if (supposed_.clue_is_open()) {
    worth = outside_part(0, -1);
  }
  supposed_.find_answers(worth);
}

// All parts after an answer, or after any if negative, except `left_out`.
Tally WhatIf::parts_without(std::size_t left_out, int answer) const {
  Tally parts = Tally::one(), product;
  for (std::size_t p = 0; p < supposed_.parts().size(); ++p) {
    if (p == left_out) continue;
    convolve(parts, tally_of(p, answer), product);
    std::swap(parts, product);
  }
  return parts;
}

// What a number of mines in `range` is worth beside `others`.
Tally WhatIf::outside(const Tally& others, const Tally& range) const {
  Tally whole, out;
  convolve(others, range, whole);
  const Tally worth = supposed_.prior().worth(whole, posterior_.density());
  weigh_part(worth, others, range.first, range.last(), out);
  return out;
}

// The outside weights of a part, under an answer, or any if negative.
Tally WhatIf::outside_part(std::size_t p, int answer) const {
  Tally others;
  convolve(rest_, parts_without(p, answer), others);
  return outside(others, supposed_.parts()[p].count.total());
}

Tally WhatIf::tally_of(std::size_t part, int answer) const {
  if (part > 0 || !supposed_.clue_is_open() || answer < 0) {
    return supposed_.parts()[part].count.total();
  }
  Tally tally;
  supposed_.tally_after(answer, tally);
  return tally;
}

double WhatIf::share_of(const ComponentCount& count, int region) const {
  const double mines = count.mines(region), safes = count.safes(region);
  return mines + safes > 0 ? mines / (mines + safes) : posterior_.density();
}

double WhatIf::mine_probability(int answer, Cell other) {
  if (facts_.is_known(other)) return facts_.is_mine(other) ? 1 : 0;
  if (other == cell_) return 0;
  for (std::size_t p = 0; p < supposed_.parts().size(); ++p) {
    const auto& cells = supposed_.parts()[p].component.cells;
    const auto found = std::ranges::find(cells, other);
    if (found == cells.end()) continue;
    return part_probability(p, answer, static_cast<int>(found - cells.begin()));
  }
  if (!tree_) tree_ = supposed_.unchanged_tree();
  if (!tree_) return posterior_.mine_probability(other);
  const int slot = posterior_.frontier().slot_of(other);
  const auto& changed = supposed_.changed();
  if (slot != Frontier::kInterior && !std::ranges::binary_search(changed, slot)) {
    return unchanged_shares(*tree_, slot, answer)[posterior_.frontier().region_of(other)];
  }
  const auto [known, is_new] = interior_.try_emplace(answer, 0);
  if (is_new) known->second = interior_probability(answer);
  return known->second;
}

// Of the cell at `index` in a part.
double WhatIf::part_probability(std::size_t p, int answer, int index) {
  SupposedOpen::Part& part = supposed_.parts()[p];
  if (weighed_for_[p] != answer) {
    const bool has_clue = p == 0 && supposed_.clue_is_open();
    part.count.weigh(outside_part(p, answer),
                     has_clue ? supposed_.end_worth(answer) : std::span<const double>{});
    weighed_for_[p] = answer;
  }
  const auto region = std::ranges::find_if(part.component.regions, [&](const Region& r) {
    return r.first <= index && index < r.first + r.size;
  });
  return share_of(part.count, static_cast<int>(region - part.component.regions.begin()));
}

// Of a component that did not change: all that is new to it is the number of mines elsewhere.
const std::vector<double>& WhatIf::unchanged_shares(TallyTree& tree, int slot, int answer) {
  auto& shares = unchanged_[{slot, answer}];
  if (!shares.empty()) return shares;
  if (tree_weighed_for_ != answer) {
    tree.set_worth(outside(parts_without(kNoPart, answer), tree.product()));
    tree_weighed_for_ = answer;
  }
  ComponentCount count = posterior_.counted(slot);
  count.weigh(tree.outside(slot));
  const int regions = static_cast<int>(posterior_.frontier().component(slot).regions.size());
  for (int region = 0; region < regions; ++region) shares.push_back(share_of(count, region));
  return shares;
}

double WhatIf::interior_probability(int answer) const {
  Tally product;
  convolve(rest_, parts_without(kNoPart, answer), product);
  const CountPrior& prior = supposed_.prior();
  const Tally worth = prior.worth(product, posterior_.density());
  double total = 0, share = 0;
  for (int k = product.first; k <= product.last(); ++k) {
    const double weight = product.at(k) * worth.at(k);
    if (weight == 0) continue;
    total += weight;
    share += weight * prior.interior_share(k);
  }
  return total > 0 ? share / total : posterior_.interior_probability();
}

}  // namespace minewise
