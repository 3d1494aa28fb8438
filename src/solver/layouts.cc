#include "solver/layouts.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

namespace minewise {
namespace {

constexpr std::int64_t kMostEntries = 1'000'000;  // of tallies to be passed through once more

std::int64_t words(const BigInt& number) {
  return std::max(1, (number.bits() + 63) / 64) + 8;  // each operation costs as well
}

// Of the largest numbers of a tally, which are near the middle.
std::int64_t words(const BigTally& tally) {
  return tally.count.empty() ? 0 : words(tally.count[tally.count.size() / 2]);
}

std::int64_t entries(const BigTally& tally) {
  return static_cast<std::int64_t>(tally.count.size());
}

// How much work it is to multiply two tallies.
std::int64_t work_of(const BigTally& a, const BigTally& b) {
  return entries(a) * entries(b) * words(a) * words(b);
}

std::int64_t bytes_of(const BigTally& tally) {
  return entries(tally) * words(tally) * 8;
}

BigTally multiply(const BigTally& a, const BigTally& b) {
  BigTally product{a.first + b.first, std::vector<BigInt>(a.count.size() + b.count.size() - 1)};
  for (std::size_t i = 0; i < a.count.size(); ++i) {
    if (a.count[i] == 0) continue;
    for (std::size_t j = 0; j < b.count.size(); ++j)
      product.count[i + j].add_product(a.count[i], b.count[j]);
  }
  return product;
}

// What is left of the worth of a whole for one part, given the tally of the rest: each number of
// mines in the part beside each in the rest.
BigTally part_of(const BigTally& whole, const BigTally& rest, const BigTally& part) {
  BigTally worth{part.first, std::vector<BigInt>(part.count.size())};
  for (std::size_t i = 0; i < part.count.size(); ++i) {
    for (std::size_t j = 0; j < rest.count.size(); ++j) {
      if (rest.count[j] != 0) worth.count[i].add_product(rest.count[j], whole.count[i + j]);
    }
  }
  return worth;
}

int choose_small(int n, int k) {
  int result = 1;
  for (int i = 0; i < k; ++i) result = result * (n - i) / (i + 1);
  return result;
}

BigInt multiply_all(std::vector<BigInt> factors) {
  if (factors.empty()) return 1;
  while (factors.size() > 1) {  // in pairs, so that large numbers meet large ones
    for (std::size_t i = 0; 2 * i < factors.size(); ++i) {
      const bool paired = 2 * i + 1 < factors.size();
      factors[i] = paired ? factors[2 * i] * factors[2 * i + 1] : factors[2 * i];
    }
    factors.resize((factors.size() + 1) / 2);
  }
  return factors.front();
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
    to.count[at].add_product(from.count[i], factor);
  }
}

}  // namespace

// C(n, k) from its prime factors: p divides n! as often as n/p + n/p^2 + ... (Legendre).
BigInt binomial(int n, int k) {
  if (k < 0 || k > n) return 0;
  std::vector<bool> composite(static_cast<std::size_t>(n) + 1, false);
  std::vector<BigInt> factors;
  for (std::int64_t p = 2; p <= n; ++p) {
    if (composite[p]) continue;
    for (std::int64_t q = p * p; q <= n; q += p) composite[q] = true;
    BigInt power = 1;
    for (std::int64_t q = p; q <= n; q *= p) {
      if (n / q - k / q - (n - k) / q > 0) power *= p;
    }
    if (power > 1) factors.push_back(power);
  }
  return multiply_all(std::move(factors));
}

// Sees the tables of a count; the doubles in them are not looked at. Each state is read by the
// table that is made from its own, and forgotten then.
class BigCount {
 public:
  BigCount(const ComponentCount& count, BigWork& work) : count_(count), work_(work) {}

  BigTallyCount total() {
    tallies_.resize(count_.states_.size());
    for (const auto& table : count_.tables_) {
      if (table.kind == Kind::Start) tallies_[table.first_state] = {0, {BigInt(1)}};
      for (std::int32_t e = table.first_edge; e < table.end_edge; ++e) {
        if (!follow(table, count_.edges_[e])) return std::unexpected(NoLayoutCount::TooLarge);
      }
      if (table.first_edge == table.end_edge) continue;
      const auto& edge = count_.edges_[table.first_edge];
      forget_table_of(edge.from);
      if (table.kind == Kind::Join) forget_table_of(edge.second);
    }
    return std::move(tallies_[count_.tables_.back().first_state]);
  }

 private:
  using Kind = PlannedTable::Kind;

  // Returns whether there was work left for it.
  bool follow(const ComponentCount::Table& table, const ComponentCount::Edge& edge) {
    const BigTally& from = tallies_[edge.from];
    BigTally& to = tallies_[edge.to];
    held_ -= bytes_of(to);
    if (table.kind == Kind::Add) {
      if (!work_.spend(entries(from) * words(from))) return false;
      add_shifted(to, from, edge.mines, choose_small(table.size, edge.mines));
    } else {
      const BigTally& second = tallies_[edge.second];
      if (!work_.spend(work_of(from, second))) return false;
      add_shifted(to, multiply(from, second), 0, 1);
    }
    held_ += bytes_of(to);
    return held_ <= kMostBytes;
  }

  void forget_table_of(std::int32_t state) {
    const auto& table =
        *std::ranges::upper_bound(count_.tables_, state, {}, &ComponentCount::Table::end_state);
    for (std::int32_t s = table.first_state; s < table.end_state; ++s) {
      held_ -= bytes_of(tallies_[s]);
      tallies_[s] = {};
    }
  }

  static constexpr std::int64_t kMostBytes = std::int64_t{1} << 28;

  const ComponentCount& count_;
  BigWork& work_;
  std::vector<BigTally> tallies_;  // by state
  std::int64_t held_ = 0;          // bytes
};

std::string_view why_no_layouts(NoLayoutCount reason) {
  switch (reason) {
    case NoLayoutCount::UnknownMines:
      return "the number of mines is not known";
    case NoLayoutCount::UncertainClues:
      return "clues may be untrue";
    case NoLayoutCount::NotCountedExactly:
      return "a part of the frontier is too large to count exactly";
    case NoLayoutCount::TooLarge:
      return "the number has too many digits to be worked out in reasonable time";
  }
  return "";
}

std::optional<NoLayoutCount> why_no_layouts(const View& view) {
  if (!std::holds_alternative<FixedCount>(view.count())) return NoLayoutCount::UnknownMines;
  if (!view.rules().clues->is_truthful()) return NoLayoutCount::UncertainClues;
  return std::nullopt;
}

BigTallyCount count_arrangements(const Knowledge& known, int slot, BigWork& work) {
  const ComponentCount& count = known.posterior().counted(slot);
  if (!count.is_exact()) return std::unexpected(NoLayoutCount::NotCountedExactly);
  if (count.entries() > kMostEntries) return std::unexpected(NoLayoutCount::TooLarge);
  return BigCount(count, work).total();
}

namespace {

// The tallies of all components, by slot; 1 for an empty slot.
std::expected<std::vector<BigTally>, NoLayoutCount> count_all(const Knowledge& known,
                                                              BigWork& work) {
  const Posterior& posterior = known.posterior();
  if (const auto reason = why_no_layouts(known.view())) return std::unexpected(*reason);
  if (!posterior.is_exact()) return std::unexpected(NoLayoutCount::NotCountedExactly);
  std::vector<BigTally> parts;
  std::int64_t entries = 0;
  for (int slot = 0; slot < posterior.frontier().slots(); ++slot) {
    parts.push_back({0, {BigInt(1)}});
    if (posterior.frontier().component(slot).clues.empty()) continue;
    entries += posterior.counted(slot).entries();
    if (entries > kMostEntries) return std::unexpected(NoLayoutCount::TooLarge);
    auto part = count_arrangements(known, slot, work);
    if (!part) return std::unexpected(part.error());
    parts.back() = *std::move(part);
  }
  return parts;
}

// Visits each number of mines in the frontier, from `last` down to `first`, with the ways to lay
// the others, of `left`, in the interior. Stops when visit() returns false.
template <class Visit>
void each_interior(int interior, int left, int first, int last, const Visit& visit) {
  const int highest = std::min(last, left);
  int mines = left - highest;  // in the interior
  // C(I, left - K) for one K after another; each follows from the one before.
  BigInt ways = binomial(interior, mines);
  for (int k = highest; k >= first && mines <= interior; --k, ++mines) {
    if (!visit(k, ways)) return;
    ways = ways * (interior - mines) / (mines + 1);
  }
}

}  // namespace

// In pairs, so that tallies of about the same length meet.
bool BigProduct::multiply_all(std::vector<BigTally> leaves, BigWork& work) {
  leaves_ = std::bit_ceil(std::max<std::size_t>(leaves.size(), 1));
  nodes_.assign(2 * leaves_, {{0, {BigInt(1)}}, {}});
  for (std::size_t i = 0; i < leaves.size(); ++i) nodes_[leaves_ + i].below = std::move(leaves[i]);
  for (std::size_t node = leaves_; node-- > 1;) {
    const BigTally &left = nodes_[2 * node].below, &right = nodes_[2 * node + 1].below;
    if (!work.spend(work_of(left, right))) return false;
    nodes_[node].below = multiply(left, right);
  }
  return true;
}

// From the whole down to the leaf, as far as it is not known yet.
const BigTally* BigProduct::outside(std::size_t leaf, BigWork& work) {
  const std::size_t node = leaf + leaves_;
  for (int level = static_cast<int>(std::bit_width(leaves_)) - 2; level >= 0; --level) {
    const std::size_t at = node >> level;
    BigTally& outside = nodes_[at].outside;
    if (!outside.count.empty()) continue;
    const BigTally &whole = nodes_[at / 2].outside, &rest = nodes_[at ^ 1].below;
    const BigTally& own = nodes_[at].below;
    if (!work.spend(entries(own) * entries(rest) * words(whole) * words(rest))) return nullptr;
    outside = part_of(whole, rest, own);
  }
  return &nodes_[node].outside;
}

LayoutCount count_layouts(const Knowledge& known) {
  const Posterior& posterior = known.posterior();
  if (const auto reason = why_no_layouts(known.view())) return std::unexpected(*reason);
  if (!posterior.is_exact()) return std::unexpected(NoLayoutCount::NotCountedExactly);
  if (!posterior.is_possible()) return BigInt(0);
  BigWork work;
  auto parts = count_all(known, work);
  if (!parts) return std::unexpected(parts.error());
  BigProduct frontier;
  bool is_counted = frontier.multiply_all(*std::move(parts), work);
  if (!is_counted) return std::unexpected(NoLayoutCount::TooLarge);
  const BigTally& product = frontier.product();
  const CountPrior& prior = posterior.prior();
  BigInt layouts = 0;
  each_interior(prior.interior_cells(), prior.most_in_frontier(), product.first, product.last(),
                [&](int k, const BigInt& ways) {
                  const BigInt& count = product.count[k - product.first];
                  is_counted = work.spend(words(count) * words(ways));
                  if (is_counted) layouts.add_product(count, ways);
                  return is_counted;
                });
  if (!is_counted) return std::unexpected(NoLayoutCount::TooLarge);
  return layouts;
}

OutsideCount::OutsideCount(const Knowledge& known, BigWork& work) : work_(work) {
  auto parts = count_all(known, work);
  if (!parts) {
    refused_ = parts.error();
    return;
  }
  bool is_counted = frontier_.multiply_all(*std::move(parts), work);
  if (is_counted) {
    const BigTally& product = frontier_.product();
    const CountPrior& prior = known.posterior().prior();
    BigTally worth{product.first, std::vector<BigInt>(product.count.size())};
    each_interior(prior.interior_cells(), prior.most_in_frontier(), product.first, product.last(),
                  [&](int k, const BigInt& ways) {
                    is_counted = work.spend(words(ways));
                    worth.count[k - product.first] = ways;
                    return is_counted;
                  });
    frontier_.set_worth(std::move(worth));
  }
  if (!is_counted) refused_ = NoLayoutCount::TooLarge;
}

BigTallyCount OutsideCount::of(int slot) {
  if (refused_) return std::unexpected(*refused_);
  const BigTally* outside = frontier_.outside(static_cast<std::size_t>(slot), work_);
  if (!outside) return std::unexpected(NoLayoutCount::TooLarge);
  return *outside;
}

}  // namespace minewise
