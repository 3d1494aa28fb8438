#include "generate/repair.h"

#include <algorithm>
#include <utility>

namespace minewise {
namespace {

constexpr double kTipping = 0.9;            // how often a cell that settles a clue is preferred
constexpr double kSettled = 0.8;            // how often the exchange is with a settled cell
constexpr int kMostPartnerDraws = 64;       // for a partner of the other kind
constexpr std::uint64_t kPatience = 5'000;  // clearings without gain

Cell draw(const std::vector<Cell>& cells, Rng& rng) {
  return cells[rng.below(static_cast<std::uint32_t>(cells.size()))];
}

void swap_mine(Layout& layout, Cell a, Cell b) {
  const bool from_a = layout.has_mine(a);
  layout.take_mine(from_a ? a : b);
  layout.place_mine(from_a ? b : a);
}

int unsettled(const Clearing& clearing) {
  return clearing.view().cells() - static_cast<int>(clearing.facts().known().size());
}

}  // namespace

Repair::Repair(const TopologyPtr& topology, const std::vector<Cell>& free, Solver solver)
    : now_(std::make_unique<Clearing>(topology, means_of(solver))),
      trial_(std::make_unique<Clearing>(topology, means_of(solver))) {
  for (int index = 0; index < topology->cells(); ++index) {
    const Cell cell{index};
    if (!std::ranges::binary_search(free, cell)) may_hold_mines_.push_back(cell);
  }
}

bool Repair::mend(Layout& layout, Cell first, std::uint64_t& attempts, Rng& rng,
                  const std::function<bool()>& goes_on) {
  if (attempts == 0) return false;
  --attempts;
  if (now_->clear(layout, first)) return true;
  take_stock(layout);
  int left = unsettled(*now_);
  for (std::uint64_t in_vain = 0; attempts > 0 && in_vain < kPatience && goes_on(); ++in_vain) {
    --attempts;
    if (!exchange(layout, rng)) continue;
    if (trial_->clear_like(*now_, layout, first)) return true;
    const int left_now = unsettled(*trial_);
    if (left_now > left) {
      swap_mine(layout, changed_, partner_);
      continue;
    }
    if (left_now < left) in_vain = 0;
    left = left_now;
    std::swap(now_, trial_);
    take_stock(layout);
  }
  return false;
}

void Repair::take_stock(const Layout& layout) {
  tipping_.clear();
  frontier_.clear();
  unknown_.clear();
  settled_.clear();
  const Facts& facts = now_->facts();
  for (const Cell cell : may_hold_mines_) {
    if (facts.is_known(cell)) {
      settled_.push_back(cell);
      continue;
    }
    unknown_.push_back(cell);
    const bool is_mine = layout.has_mine(cell);
    bool is_frontier = false, tips_a_clue = false;
    now_->view().for_each_open_around(cell, [&](Cell clue) {
      is_frontier = true;
      tips_a_clue |= is_tipped(clue, is_mine);
    });
    if (is_frontier) frontier_.push_back(cell);
    if (tips_a_clue) tipping_.push_back(cell);
  }
}

// Whether a clue would have no mines left to find if a mine next to it were free, or nothing but
// mines if a free cell were one.
bool Repair::is_tipped(Cell clue, bool is_mine) const {
  const auto [unknown, mines] = now_->facts().around(clue);
  const int left = now_->view().clue(clue).number() - mines;
  return is_mine ? left == 1 : left + 1 == unknown;
}

// Returns whether two cells of different kinds were found.
bool Repair::exchange(Layout& layout, Rng& rng) {
  const auto& frontier = frontier_.empty() ? unknown_ : frontier_;
  const bool tips = !tipping_.empty() && rng.unit() < kTipping;
  changed_ = draw(tips ? tipping_ : frontier, rng);
  for (int draws = 0; draws < kMostPartnerDraws; ++draws) {
    partner_ = draw(partners(rng), rng);
    if (layout.has_mine(partner_) == layout.has_mine(changed_)) continue;
    swap_mine(layout, changed_, partner_);
    return true;
  }
  return false;
}

const std::vector<Cell>& Repair::partners(Rng& rng) const {
  return settled_.empty() || rng.unit() >= kSettled ? unknown_ : settled_;
}

}  // namespace minewise
