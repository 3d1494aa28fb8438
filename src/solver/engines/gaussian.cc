#include "solver/engines/gaussian.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "solver/engines/gaussian_body.h"

namespace minewise {

namespace {

// Divides a row by what its numbers have in common. Returns whether they are within the limits.
bool reduce(LinearRow& row) {
  std::int64_t shared = std::abs(row.sum);
  std::int64_t largest = shared;
  for (const auto& term : row.terms) {
    shared = std::gcd(shared, term.factor);
    largest = std::max(largest, std::abs(term.factor));
  }
  if (shared > 1) {
    for (auto& term : row.terms) term.factor /= shared;
    row.sum /= shared;
    largest /= shared;
  }
  return largest <= LinearRow::kMostFactor;
}

}  // namespace

std::int64_t LinearRow::factor_of(std::int32_t variable) const {
  const auto term = std::ranges::lower_bound(terms, variable, {}, &Term::variable);
  return term != terms.end() && term->variable == variable ? term->factor : 0;
}

void LinearRow::substitute(std::int32_t variable, int value) {
  const auto term = std::ranges::lower_bound(terms, variable, {}, &Term::variable);
  if (term == terms.end() || term->variable != variable) return;
  sum -= term->factor * value;
  terms.erase(term);
}

std::optional<LinearRow> eliminate(const LinearRow& row, const LinearRow& other,
                                   std::int32_t variable) {
  std::int64_t mine = other.factor_of(variable), others = row.factor_of(variable);
  const std::int64_t shared = std::gcd(mine, others);
  mine /= shared;
  others /= shared;
  LinearRow result;
  result.sum = mine * row.sum - others * other.sum;
  result.terms.reserve(row.terms.size() + other.terms.size());
  auto a = row.terms.begin();
  auto b = other.terms.begin();
  while (a != row.terms.end() || b != other.terms.end()) {
    const bool from_a =
        b == other.terms.end() || (a != row.terms.end() && a->variable <= b->variable);
    const bool from_b =
        a == row.terms.end() || (b != other.terms.end() && b->variable <= a->variable);
    const std::int32_t at = from_a ? a->variable : b->variable;
    const std::int64_t factor = (from_a ? mine * a->factor : 0) - (from_b ? others * b->factor : 0);
    if (factor != 0) result.terms.push_back({at, factor});
    a += from_a;
    b += from_b;
  }
  if (result.terms.size() > LinearRow::kMostTerms || !reduce(result)) return std::nullopt;
  return result;
}

template class GaussianWith<RowFacts>;

EngineEntry gaussian_engine() {
  return {"gaussian", [] { return std::make_unique<Gaussian>(); }};
}

}  // namespace minewise
