#include "infer/layouts.h"

#include <algorithm>
#include <vector>

namespace minewise {
namespace {

struct BigTally {
  int first = 0;
  std::vector<BigInt> count;  // by number of mines from `first`
};

BigTally multiply(const BigTally& a, const BigTally& b) {
  BigTally product{a.first + b.first, std::vector<BigInt>(a.count.size() + b.count.size() - 1)};
  for (std::size_t i = 0; i < a.count.size(); ++i) {
    if (a.count[i] == 0) continue;
    for (std::size_t j = 0; j < b.count.size(); ++j)
      product.count[i + j] += a.count[i] * b.count[j];
  }
  return product;
}

int choose_small(int n, int k) {
  int result = 1;
  for (int i = 0; i < k; ++i) result = result * (n - i) / (i + 1);
  return result;
}

void add_shifted(BigTally& to, const BigTally& from, int mines, int factor) {
  if (to.count.empty()) to.first = from.first + mines;
  const int first = std::min(to.first, from.first + mines);
  const auto end = [](const BigTally& t) { return t.first + static_cast<int>(t.count.size()); };
  const int last = std::max(end(to), end(from) + mines);
  to.count.insert(to.count.begin(), static_cast<std::size_t>(to.first - first), BigInt(0));
  to.first = first;
  to.count.resize(static_cast<std::size_t>(last - first));
  for (std::size_t i = 0; i < from.count.size(); ++i) {
    const auto at = static_cast<std::size_t>(from.first + mines - first) + i;
    to.count[at] += from.count[i] * factor;
  }
}

}  // namespace

// Sees the tables of a count; the doubles in them are not looked at.
class BigCount {
 public:
  static BigTally total(const ComponentCount& count) {
    using Kind = PlannedTable::Kind;
    std::vector<BigTally> tallies(count.states_.size());
    for (const auto& table : count.tables_) {
      if (table.kind == Kind::Start) {
        tallies[static_cast<std::size_t>(table.first_state)] = {0, {BigInt(1)}};
      }
      for (std::int32_t e = table.first_edge; e < table.end_edge; ++e) {
        const auto& edge = count.edges_[static_cast<std::size_t>(e)];
        const BigTally& from = tallies[static_cast<std::size_t>(edge.from)];
        BigTally& to = tallies[static_cast<std::size_t>(edge.to)];
        if (table.kind == Kind::Add) {
          add_shifted(to, from, edge.mines, choose_small(table.size, edge.mines));
        } else {
          add_shifted(to, multiply(from, tallies[static_cast<std::size_t>(edge.second)]), 0, 1);
        }
      }
    }
    return tallies[static_cast<std::size_t>(count.tables_.back().first_state)];
  }
};

std::optional<BigInt> count_layouts(const Posterior& posterior, const View& view) {
  const bool known = std::holds_alternative<FixedCount>(view.count());
  if (!known || !posterior.is_exact() || !view.rules().clues->is_truthful()) return std::nullopt;
  if (!posterior.is_possible()) return BigInt(0);
  BigTally product{0, {BigInt(1)}};
  for (int slot = 0; slot < posterior.frontier().slots(); ++slot) {
    const Component& component = posterior.frontier().component(slot);
    if (component.clues.empty()) continue;
    product = multiply(product, BigCount::total(posterior.counted(slot)));
  }
  // C(I, left - K) for one K after another, from the largest number of interior mines down.
  const CountPrior& prior = posterior.prior();
  const int interior = prior.interior_cells(), left = prior.most_in_frontier();
  BigInt layouts = 0, choose = 1;
  int mines = 0;
  for (int k = left; k >= product.first; --k) {
    const int in_interior = left - k;
    if (in_interior > interior) break;
    while (mines < in_interior) {
      choose = choose * (interior - mines) / (mines + 1);
      ++mines;
    }
    const int index = k - product.first;
    if (index < static_cast<int>(product.count.size())) {
      layouts += product.count[static_cast<std::size_t>(index)] * choose;
    }
  }
  return layouts;
}

}  // namespace minewise
