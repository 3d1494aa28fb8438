#include "solver/what_if.h"

#include <algorithm>

namespace minewise {

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
