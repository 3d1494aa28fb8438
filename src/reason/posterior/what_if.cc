#include "reason/posterior/what_if.h"

#include <algorithm>

namespace minewise {

WhatIf::WhatIf(Knowledge& known, Cell cell)
    : posterior_(known.recount()), facts_(known.facts()), cell_(cell) {
  supposed_.start(known, cell);
  mine_probability_ = posterior_.mine_probability(cell);
  rest_ = posterior_.tally_without(supposed_.changed());
  weighed_for_.assign(supposed_.parts().size(), -1);
  Tally worth;
  if (supposed_.clue_is_open()) {
    worth = outside(rest_, 0, -1, supposed_.parts().front().count.total());
  }
  supposed_.find_answers(worth);
}

// The outside weights of a part with numbers of mines in `range`: everything else but the part
// `left_out`, under an answer, or any if negative.
Tally WhatIf::outside(const Tally& rest, std::size_t left_out, int answer,
                      const Tally& range) const {
  Tally others = rest;
  for (std::size_t p = 0; p < supposed_.parts().size(); ++p) {
    if (p == left_out) continue;
    Tally product;
    convolve(others, tally_of(p, answer), product);
    others = std::move(product);
  }
  Tally whole, out;
  convolve(others, range, whole);
  const Tally worth = supposed_.prior().worth(whole, posterior_.density());
  weigh_part(worth, others, range.first, range.last(), out);
  return out;
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
  const int slot = posterior_.frontier().slot_of(other);
  const auto& changed = supposed_.changed();
  if (slot != Frontier::kInterior && !std::ranges::binary_search(changed, slot)) {
    return unchanged_shares(slot, answer)[posterior_.frontier().region_of(other)];
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
    part.count.weigh(outside(rest_, p, answer, part.count.total()),
                     has_clue ? supposed_.end_worth(answer) : std::span<const double>{});
    weighed_for_[p] = answer;
  }
  const auto region = std::ranges::find_if(part.component.regions, [&](const Region& r) {
    return r.first <= index && index < r.first + r.size;
  });
  return share_of(part.count, static_cast<int>(region - part.component.regions.begin()));
}

// Of a component that did not change: all that is new to it is the number of mines elsewhere.
const std::vector<double>& WhatIf::unchanged_shares(int slot, int answer) {
  auto& shares = unchanged_[{slot, answer}];
  if (!shares.empty()) return shares;
  std::vector<int> left_out = supposed_.changed();
  left_out.insert(std::ranges::lower_bound(left_out, slot), slot);
  ComponentCount count = posterior_.counted(slot);
  count.weigh(
      outside(posterior_.tally_without(left_out), supposed_.parts().size(), answer, count.total()));
  const int regions = static_cast<int>(posterior_.frontier().component(slot).regions.size());
  for (int region = 0; region < regions; ++region) shares.push_back(share_of(count, region));
  return shares;
}

double WhatIf::interior_probability(int answer) const {
  Tally product = rest_;
  for (std::size_t p = 0; p < supposed_.parts().size(); ++p) {
    Tally longer;
    convolve(product, tally_of(p, answer), longer);
    product = std::move(longer);
  }
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
