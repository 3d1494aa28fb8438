#include "study/generate/solver.h"

#include <array>

#include "reason/engines/single_point.h"
#include "reason/engines/subset.h"
#include "reason/posterior/exact.h"

namespace minewise {
namespace {

constexpr std::array<std::string_view, 3> kSolvers{"basic", "subset", "exact"};

}  // namespace

std::string_view solver_word(Solver solver) {
  return kSolvers[static_cast<std::size_t>(solver)];
}

std::optional<Solver> find_solver(std::string_view word) {
  for (std::size_t i = 0; i < kSolvers.size(); ++i) {
    if (kSolvers[i] == word) return static_cast<Solver>(i);
  }
  return std::nullopt;
}

Engines engines_of(Solver solver) {
  switch (solver) {
    case Solver::Basic:
      return make_engines<SinglePoint>();
    case Solver::Subset:
      return make_engines<SinglePoint, Subset>();
    case Solver::Exact:
      break;
  }
  Engines engines = make_engines<SinglePoint>();
  engines.push_back(std::make_unique<Exact>(kSmallBudget));
  return engines;
}

}  // namespace minewise
