#include "solver/supposed_open.h"

#include <algorithm>

#include "core/check.h"

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

}  // namespace minewise
