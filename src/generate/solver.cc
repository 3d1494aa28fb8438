#include "generate/solver.h"

#include <array>
#include <utility>

#include "solver/engines/single_point.h"
#include "solver/engines/subset.h"

namespace minewise {
namespace {

constexpr std::array<std::string_view, 3> kSolvers{"basic", "subset", "exact"};

}  // namespace

std::string_view solver_word(Solver solver) {
  return kSolvers[std::to_underlying(solver)];
}

std::optional<Solver> find_solver(std::string_view word) {
  for (std::size_t i = 0; i < kSolvers.size(); ++i) {
    if (kSolvers[i] == word) return static_cast<Solver>(i);
  }
  return std::nullopt;
}

Means means_of(Solver solver) {
  switch (solver) {
    case Solver::Basic:
      return by(make_engines<SinglePoint>());
    case Solver::Subset:
      return by(make_engines<SinglePoint, Subset>());
    case Solver::Exact:
      break;
  }
  return by_exact(kSmallBudget);
}

}  // namespace minewise
