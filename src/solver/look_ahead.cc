#include "solver/look_ahead.h"

#include <algorithm>
#include <limits>

#include "core/macros.h"

namespace minewise {

void UnaffectedComponent::start(const ComponentCount& count, int regions, double otherwise,
                                CountLanes& lanes) {
  tally_ = count.total();
  regions_ = static_cast<std::size_t>(regions);
  otherwise_ = otherwise;
  const int numbers = static_cast<int>(tally_.weight.size());
  const auto is_asked = [&](int lane, int, int mines) {
    return tally_.first + lane == mines ? 1.0 : 0.0;
  };
  lanes.weigh(count, numbers, is_asked);
  shares_.clear();
  for (int lane = 0; lane < numbers; ++lane) {
    for (int r = 0; r < regions; ++r) shares_.push_back(lanes.share(r, lane, 0));
  }
}

// Each sum adds the same weights in the same order as their total does. So a region that is all
// mines has a share of exactly 1.
void UnaffectedComponent::find_shares(std::span<const double> worth,
                                      std::span<double> shares) const {
  std::fill(shares.begin(), shares.end(), 0.0);
  double total = 0;
  for (std::size_t k = 0; k < tally_.weight.size(); ++k) {
    const double weight = tally_.weight[k] * worth[k];
    if (weight == 0) continue;
    total += weight;
    const double* row = shares_.data() + k * regions_;
    for (std::size_t r = 0; r < regions_; ++r) shares[r] += weight * row[r];
  }
  for (double& share : shares) share = total > 0 ? share / total : otherwise_;
}

void UnaffectedComponents::clear() {
  size_ = 0;
  members_.clear();
}

void UnaffectedComponents::add(const UnaffectedComponent& unaffected) {
  members_.push_back(&unaffected);
  ++size_;
  if (before_.size() <= static_cast<std::size_t>(size_)) before_.emplace_back();
  convolve(before_[size_ - 1], unaffected.tally(), before_[size_]);
}

void LookAhead::start(Knowledge& known) {
  known_ = &known;
  posterior_ = &known.recount();
  CHECK(posterior_->is_possible());
  const Frontier& frontier = posterior_->frontier();
  const auto slots = static_cast<std::size_t>(frontier.slots());
  first_group_.clear();
  first_own_ = 1;
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    first_group_.push_back(first_own_);
    first_own_ += frontier.component(slot).regions.size();
  }
  if (unaffected_.size() < slots) unaffected_.resize(slots);
  has_table_.assign(slots, false);
  rests_used_ = 0;
  looks_.clear();
  looked_at_.clear();
  answers_.clear();
  rows_.clear();
  own_.clear();
  own_cells_.clear();
  interior_.clear();
  known_by_cell_.assign(static_cast<std::size_t>(known.view().cells()), 0.0);
  for (const Cell cell : known.view().covered()) {
    if (posterior_->is_interior(cell)) interior_.push_back(cell);
  }
  for (const Cell cell : known.facts().known()) {
    known_by_cell_[cell.at()] = known.facts().is_mine(cell) ? 1 : 0;
  }
}

int LookAhead::look_at(Cell cell) {
  CHECK(known_->view().is_covered(cell) && !known_->facts().is_mine(cell));
  LookedAt seen;
  seen.candidate = {cell, posterior_->mine_probability(cell), true};
  const auto [unknown, mines] = known_->facts().around(cell);
  const Looks looks{unknown, mines, known_->view().topology().degree(cell),
                    known_->facts().is_known(cell), looked_at_.size()};
  const bool touches_none = touches_no_clue(cell);
  const LookedAt* alike = touches_none ? find_alike(looks) : nullptr;
  if (alike) {
    take_looks(*alike, seen);
  } else {
    look_closely(seen);
    if (touches_none) looks_.push_back(looks);
  }
  looked_at_.push_back(seen);
  return candidates() - 1;
}

bool LookAhead::touches_no_clue(Cell cell) const {
  const auto is_free = [&](Cell near) {
    return known_->facts().is_known(near) || posterior_->is_interior(near);
  };
  return is_free(cell) && std::ranges::all_of(known_->view().topology().neighbours(cell), is_free);
}

const LookAhead::LookedAt* LookAhead::find_alike(const Looks& looks) const {
  const auto found =
      std::ranges::find_if(looks_, [&](const Looks& other) { return other.is_like(looks); });
  return found == looks_.end() ? nullptr : &looked_at_[found->number];
}

// All is as for the other but the cells of its region, if it has one: its unknown neighbours.
void LookAhead::take_looks(const LookedAt& other, LookedAt& seen) {
  const Candidate candidate = seen.candidate;
  seen = other;
  seen.candidate = {candidate.cell, candidate.mine_probability, other.candidate.is_exact};
  seen.first_own = own_.size();
  if (other.own_groups == 0) return;
  const std::size_t first = own_cells_.size();
  for (const Cell near : known_->view().topology().neighbours(candidate.cell)) {
    if (!known_->facts().is_known(near)) own_cells_.push_back(near);
  }
  own_.push_back({first, static_cast<int>(own_cells_.size() - first)});
}

void LookAhead::look_closely(LookedAt& seen) {
  supposed_.start(*known_, seen.candidate.cell);
  seen.rest = find_rest();
  take_splits();
  weigh_whole(rests_[seen.rest]);
  take_own_regions(seen);
  seen.candidate.is_exact = supposed_.is_exact();
  seen.interior_cells = supposed_.prior().interior_cells();
  seen.first_answer = answers_.size();
  seen.answers = supposed_.answers().size();
  seen.first_row = rows_.size();
  const int answers = static_cast<int>(seen.answers);
  rows_.resize(rows_.size() + seen.answers * (first_own_ + seen.own_groups), 1.0);
  if (supposed_.clue_is_open() && answers > 0) {
    lanes_.weigh(supposed_.parts().front().count, answers, [&](int answer, int end, int mines) {
      return supposed_.end_worth(answer)[end] * outside_.at(mines);
    });
  }
  for (int answer = 0; answer < answers; ++answer) weigh_answer(seen, answer);
}

std::size_t LookAhead::find_rest() {
  const auto used = rests_.begin() + static_cast<std::ptrdiff_t>(rests_used_);
  const auto found = std::find_if(
      rests_.begin(), used, [&](const Rest& rest) { return rest.changed == supposed_.changed(); });
  if (found != used) return static_cast<std::size_t>(found - rests_.begin());
  if (rests_used_ == rests_.size()) rests_.emplace_back();
  fill_rest(rests_[rests_used_]);
  return rests_used_++;
}

void LookAhead::fill_rest(Rest& rest) {
  rest.changed = supposed_.changed();
  rest.unchanged.clear();
  rest.row.clear();
  rest.product = supposed_.unchanged();
  const Frontier& frontier = posterior_->frontier();
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    const int regions = static_cast<int>(frontier.component(slot).regions.size());
    if (regions == 0 || std::ranges::binary_search(rest.changed, slot)) continue;
    UnaffectedComponent& unaffected = unaffected_[slot];
    if (!has_table_[slot]) {
      unaffected.start(posterior_->counted(slot), regions, posterior_->density(), lanes_);
      has_table_[slot] = true;
    }
    rest.unchanged.push_back(slot);
    rest.row.add(unaffected);
  }
}

// Parts without the supposed clue are unaffected as well, for this candidate alone.
void LookAhead::take_splits() {
  const auto parts = supposed_.parts().subspan(supposed_.clue_is_open() ? 1 : 0);
  if (splits_.size() < parts.size()) splits_.resize(parts.size());
  split_row_.clear();
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const int regions = static_cast<int>(parts[i].component.regions.size());
    splits_[i].start(parts[i].count, regions, posterior_->density(), lanes_);
    split_row_.add(splits_[i]);
  }
}

// Brings all tallies and the prior together, and finds the answers.
void LookAhead::weigh_whole(const Rest& rest) {
  others_ = rest.product;
  for (int i = 0; i < split_row_.size(); ++i) {
    convolve(others_, splits_[i].tally(), scratch_);
    std::swap(others_, scratch_);
  }
  const bool is_asked = supposed_.clue_is_open();
  asked_ = is_asked ? supposed_.parts().front().count.total() : Tally::one();
  convolve(others_, asked_, product_);
  const CountPrior& prior = supposed_.prior();
  prior.worth(product_, posterior_->density(), worth_);
  interior_share_.clear();
  for (int k = worth_.first; k <= worth_.last() && prior.interior_cells() > 0; ++k) {
    interior_share_.push_back(prior.interior_share(k));
  }
  weigh_part(worth_, others_, asked_.first, asked_.last(), outside_);
  supposed_.find_answers(outside_);
}

void LookAhead::take_own_regions(LookedAt& seen) {
  seen.first_own = own_.size();
  for (const auto& part : supposed_.parts()) {
    const Component& component = part.component;
    for (const Region& region : component.regions) {
      own_.push_back({own_cells_.size() + static_cast<std::size_t>(region.first), region.size});
    }
    own_cells_.insert(own_cells_.end(), component.cells.begin(), component.cells.end());
  }
  seen.own_groups = own_.size() - seen.first_own;
}

void LookAhead::weigh_answer(const LookedAt& seen, int answer) {
  const std::size_t length = first_own_ + seen.own_groups;
  const std::size_t first = seen.first_row + static_cast<std::size_t>(answer) * length;
  const std::span<double> groups = std::span(rows_).subspan(first, length);
  std::size_t asked_regions = 0;
  if (supposed_.clue_is_open()) {
    supposed_.tally_after(answer, asked_);
    asked_regions = supposed_.parts().front().component.regions.size();
  }
  for (std::size_t r = 0; r < asked_regions; ++r) {
    groups[first_own_ + r] = lanes_.share(static_cast<int>(r), answer, posterior_->density());
  }
  if (seen.interior_cells > 0) groups[0] = interior_probability();
  weigh_unaffected(rests_[seen.rest], groups);
  if (split_row_.size() > 0)
    weigh_splits(rests_[seen.rest], groups.subspan(first_own_ + asked_regions));
  const auto& [clue, probability] = supposed_.answers()[answer];
  answers_.push_back({clue, probability, 0, 1, 0, 0});
  sum_up(seen, groups, answers_.back());
}

double LookAhead::interior_probability() {
  convolve(others_, asked_, product_);
  double total = 0, share = 0;
  for (int k = product_.first; k <= product_.last(); ++k) {
    const double weight = product_.at(k) * worth_.at(k);
    if (weight == 0) continue;
    total += weight;
    share += weight * interior_share_[k - worth_.first];
  }
  return total > 0 ? share / total : posterior_->interior_probability();
}

// To them, the parts that take the place of what changed are the outside.
void LookAhead::weigh_unaffected(Rest& rest, std::span<double> groups) {
  const Tally& product = rest.row.product();
  const Tally* beside = &asked_;
  if (split_row_.size() > 0) {
    convolve(asked_, split_row_.product(), product_);
    beside = &product_;
  }
  weigh_part(worth_, *beside, product.first, product.last(), scratch_);
  rest.row.hand_down(scratch_, [&](int i, std::span<const double> worth) {
    const int slot = rest.unchanged[i];
    const std::size_t regions = posterior_->frontier().component(slot).regions.size();
    unaffected_[slot].find_shares(worth, groups.subspan(first_group_[slot], regions));
  });
}

void LookAhead::weigh_splits(const Rest& rest, std::span<double> groups) {
  const Tally& product = split_row_.product();
  convolve(asked_, rest.product, product_);
  weigh_part(worth_, product_, product.first, product.last(), scratch_);
  const auto parts = supposed_.parts().subspan(supposed_.clue_is_open() ? 1 : 0);
  std::size_t end = groups.size();
  split_row_.hand_down(scratch_, [&](int i, std::span<const double> worth) {
    const std::size_t regions = parts[i].component.regions.size();
    end -= regions;
    splits_[i].find_shares(worth, groups.subspan(end, regions));
  });
}

void LookAhead::sum_up(const LookedAt& seen, std::span<const double> groups, Answer& answer) const {
  double least = std::numeric_limits<double>::infinity();
  const auto look = [&](double probability, int cells) {
    if (probability < least) {
      answer.second = cells > 1 ? probability : std::min(least, 1.0);
      least = probability;
    } else {
      answer.second = std::min(answer.second, probability);
    }
    if (probability == 0) answer.safe += cells;
    answer.doubt += probability * (1 - probability) * cells;
  };
  if (seen.interior_cells > 0) look(groups[0], seen.interior_cells);
  for (const int slot : rests_[seen.rest].unchanged) {
    std::size_t group = first_group_[slot];
    for (const Region& region : posterior_->frontier().component(slot).regions) {
      look(groups[group++], region.size);
    }
  }
  for (std::size_t i = 0; i < seen.own_groups; ++i) {
    look(groups[first_own_ + i], own_[seen.first_own + i].size);
  }
  answer.least = least <= 1 ? least : 0;
}

// The groups of a candidate: which cells they have, and what is known of each cell.

bool LookAhead::is_changed(const LookedAt& seen, int slot) const {
  return std::ranges::binary_search(rests_[seen.rest].changed, slot);
}

int LookAhead::group_of(int number, Cell cell) const {
  const LookedAt& seen = at(number);
  if (known_->facts().is_known(cell) || cell == seen.candidate.cell) return kNone;
  const int slot = posterior_->frontier().slot_of(cell);
  if (slot != Frontier::kInterior && !is_changed(seen, slot)) {
    return static_cast<int>(first_group_[slot]) + posterior_->frontier().region_of(cell);
  }
  for (std::size_t i = 0; i < seen.own_groups; ++i) {
    const int group = static_cast<int>(first_own_ + i);
    const auto cells = cells_of(number, group);
    if (std::ranges::find(cells, cell) != cells.end()) return group;
  }
  return 0;
}

// The last slot that begins at the group or before it, and so the one that has regions.
int LookAhead::slot_of_group(int group) const {
  const auto next = std::ranges::upper_bound(first_group_, static_cast<std::size_t>(group));
  return static_cast<int>(next - first_group_.begin()) - 1;
}

int LookAhead::group_size(int number, int group) const {
  if (group == 0) return at(number).interior_cells;
  return static_cast<int>(cells_of(number, group).size());
}

std::span<const Cell> LookAhead::cells_of(int number, int group) const {
  const LookedAt& seen = at(number);
  const auto index = static_cast<std::size_t>(group);
  CHECK(index > 0 && index < first_own_ + seen.own_groups);
  if (index >= first_own_) {
    const OwnRegion& own = own_[seen.first_own + index - first_own_];
    return std::span(own_cells_).subspan(own.first, static_cast<std::size_t>(own.size));
  }
  const int slot = slot_of_group(group);
  if (is_changed(seen, slot)) return {};
  const Component& component = posterior_->frontier().component(slot);
  return component.cells_of(component.regions[index - first_group_[slot]]);
}

double LookAhead::mine_probability(int number, int answer, Cell cell) const {
  const int group = group_of(number, cell);
  return group == kNone ? known_by_cell_[cell.at()] : probabilities(number, answer)[group];
}

void LookAhead::spread(int number, int answer, std::span<double> by_cell) const {
  const LookedAt& seen = at(number);
  const std::span<const double> groups = probabilities(number, answer);
  std::ranges::copy(known_by_cell_, by_cell.begin());
  const auto put = [&](std::span<const Cell> cells, double probability) {
    for (const Cell cell : cells) by_cell[cell.at()] = probability;
  };
  const Frontier& frontier = posterior_->frontier();
  const Rest& rest = rests_[seen.rest];
  // What was in a component that changed and is in none now belongs to the interior.
  put(interior_, groups[0]);
  for (const int slot : rest.changed) put(frontier.component(slot).cells, groups[0]);
  for (const int slot : rest.unchanged) {
    const Component& component = frontier.component(slot);
    std::size_t group = first_group_[slot];
    for (const Region& region : component.regions) put(component.cells_of(region), groups[group++]);
  }
  for (std::size_t i = 0; i < seen.own_groups; ++i) {
    const OwnRegion& own = own_[seen.first_own + i];
    put(std::span(own_cells_).subspan(own.first, static_cast<std::size_t>(own.size)),
        groups[first_own_ + i]);
  }
  by_cell[seen.candidate.cell.at()] = 0;
}

}  // namespace minewise
