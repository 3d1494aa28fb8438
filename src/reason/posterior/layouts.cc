#include "reason/posterior/layouts.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace minewise {
namespace {

constexpr std::int64_t kMostEntries = 1'000'000;  // of tallies to be passed through once more
constexpr std::int64_t kMostMultiplying =
    10'000'000'000;  // words of 64 bits multiplied, all in all

std::int64_t words(const BigInt& number) {
  return static_cast<std::int64_t>(number.backend().size()) + 8;  // each operation costs as well
}

// How much work it is to multiply two tallies: their largest numbers are near the middle.
std::int64_t work_of(const BigTally& a, const BigTally& b) {
  const auto middle = [](const BigTally& t) { return words(t.count[t.count.size() / 2]); };
  return static_cast<std::int64_t>(a.count.size() * b.count.size()) * middle(a) * middle(b);
}

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

BigInt multiply_all(std::vector<BigInt> factors) {
  if (factors.empty()) return 1;
  while (factors.size() > 1) {  // in pairs, so that large numbers meet large ones
    for (std::size_t i = 0; 2 * i < factors.size(); ++i) {
      const bool paired = 2 * i + 1 < factors.size();
      factors[i] = paired ? BigInt(factors[2 * i] * factors[2 * i + 1]) : factors[2 * i];
    }
    factors.resize((factors.size() + 1) / 2);
  }
  return factors.front();
}

// C(n, k) from its prime factors: p divides n! as often as n/p + n/p^2 + ... (Legendre).
BigInt choose(int n, int k) {
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
        tallies[table.first_state] = {0, {BigInt(1)}};
      }
      for (std::int32_t e = table.first_edge; e < table.end_edge; ++e) {
        const auto& edge = count.edges_[e];
        const BigTally& from = tallies[edge.from];
        BigTally& to = tallies[edge.to];
        if (table.kind == Kind::Add) {
          add_shifted(to, from, edge.mines, choose_small(table.size, edge.mines));
        } else {
          add_shifted(to, multiply(from, tallies[edge.second]), 0, 1);
        }
      }
    }
    return tallies[count.tables_.back().first_state];
  }
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

namespace {

// The product of all, in pairs so that tallies of about the same length meet. Nothing where that
// would be too much work.
std::optional<BigTally> multiply_all(std::vector<BigTally> parts, std::int64_t& work) {
  while (parts.size() > 1) {
    for (std::size_t i = 0; 2 * i < parts.size(); ++i) {
      const bool paired = 2 * i + 1 < parts.size();
      if (paired) work += work_of(parts[2 * i], parts[2 * i + 1]);
      if (work > kMostMultiplying) return std::nullopt;
      parts[i] = paired ? multiply(parts[2 * i], parts[2 * i + 1]) : std::move(parts[2 * i]);
    }
    parts.resize((parts.size() + 1) / 2);
  }
  return std::move(parts.front());
}

// Each number of mines in the frontier, with the ways to lay the others, of `left`, in the
// interior.
LayoutCount add_interior(const BigTally& product, int interior, int left, std::int64_t& work) {
  const int highest = std::min(product.last(), left);
  int mines = left - highest;  // in the interior
  // C(I, left - K) for one K after another; each follows from the one before.
  BigInt ways = choose(interior, mines), layouts = 0;
  for (int k = highest; k >= product.first && mines <= interior; --k, ++mines) {
    const BigInt& count = product.count[k - product.first];
    work += words(count) * words(ways);
    if (work > kMostMultiplying) return std::unexpected(NoLayoutCount::TooLarge);
    layouts += count * ways;
    ways = ways * (interior - mines) / (mines + 1);
  }
  return layouts;
}

// The tally of all components but one (or none: -1).
BigTallyCount product_without(const Knowledge& known, int left_out, std::int64_t& work) {
  const auto none = [](NoLayoutCount reason) { return std::unexpected(reason); };
  const Posterior& posterior = known.posterior();
  if (!posterior.is_exact()) return none(NoLayoutCount::NotCountedExactly);
  std::vector<BigTally> parts{{0, {BigInt(1)}}};
  std::int64_t entries = 0;
  for (int slot = 0; slot < posterior.frontier().slots(); ++slot) {
    const Component& component = posterior.frontier().component(slot);
    if (component.clues.empty() || slot == left_out) continue;
    entries += posterior.counted(slot).entries();
    work += posterior.counted(slot).entries() * static_cast<std::int64_t>(component.cells.size());
    if (entries > kMostEntries || work > kMostMultiplying) return none(NoLayoutCount::TooLarge);
    parts.push_back(BigCount::total(posterior.counted(slot)));
  }
  auto product = multiply_all(std::move(parts), work);
  if (!product) return none(NoLayoutCount::TooLarge);
  return *std::move(product);
}

}  // namespace

std::optional<NoLayoutCount> why_no_layouts(const View& view) {
  if (!std::holds_alternative<FixedCount>(view.count())) return NoLayoutCount::UnknownMines;
  if (!view.rules().clues->is_truthful()) return NoLayoutCount::UncertainClues;
  return std::nullopt;
}

LayoutCount count_layouts(const Knowledge& known) {
  const Posterior& posterior = known.posterior();
  if (const auto reason = why_no_layouts(known.view())) return std::unexpected(*reason);
  if (!posterior.is_exact()) return std::unexpected(NoLayoutCount::NotCountedExactly);
  if (!posterior.is_possible()) return BigInt(0);
  std::int64_t work = 0;
  const auto product = product_without(known, -1, work);
  if (!product) return std::unexpected(product.error());
  const CountPrior& prior = posterior.prior();
  return add_interior(*product, prior.interior_cells(), prior.most_in_frontier(), work);
}

BigTallyCount count_arrangements(const Knowledge& known, int slot) {
  const ComponentCount& count = known.posterior().counted(slot);
  if (!count.is_exact()) return std::unexpected(NoLayoutCount::NotCountedExactly);
  if (count.entries() > kMostEntries) return std::unexpected(NoLayoutCount::TooLarge);
  return BigCount::total(count);
}

BigTallyCount count_outside(const Knowledge& known, int slot) {
  if (const auto reason = why_no_layouts(known.view())) return std::unexpected(*reason);
  std::int64_t work = 0;
  const auto product = product_without(known, slot, work);
  if (!product) return std::unexpected(product.error());
  const CountPrior& prior = known.posterior().prior();
  const auto cells = known.posterior().frontier().component(slot).cells.size();
  BigTally outside;
  for (int inside = 0; inside <= static_cast<int>(cells); ++inside) {
    auto ways =
        add_interior(*product, prior.interior_cells(), prior.most_in_frontier() - inside, work);
    if (!ways) return std::unexpected(ways.error());
    outside.count.push_back(*std::move(ways));
  }
  return outside;
}

}  // namespace minewise
