#include "generate/difficulty.h"

#include <algorithm>
#include <array>
#include <utility>

#include "game/metrics.h"
#include "solver/engines/groups.h"
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

namespace {

constexpr std::array<std::string_view, 4> kGrades{"easy", "medium", "hard", "expert"};

}  // namespace

std::string_view grade_word(Grade grade) {
  return kGrades[std::to_underlying(grade)];
}

std::optional<Grade> find_grade(std::string_view word) {
  for (std::size_t i = 0; i < kGrades.size(); ++i) {
    if (kGrades[i] == word) return static_cast<Grade>(i);
  }
  return std::nullopt;
}

Grader::Grader(const TopologyPtr& topology)
    : topology_(topology),
      by_grade_{Clearing(topology, by(make_engines<SinglePoint>())),
                Clearing(topology, by(make_engines<SinglePoint, Subset>())),
                Clearing(topology, by(every_engine_but_exact())),
                Clearing(topology, by_every_engine())} {}

std::optional<Grade> Grader::grade(const Layout& layout, Cell first) {
  for (std::size_t i = 0; i < by_grade_.size(); ++i) {
    if (by_grade_[i].clear(layout, first)) return static_cast<Grade>(i);
  }
  return std::nullopt;
}

std::optional<Demands> Grader::demands(const Layout& layout, Cell first) {
  const auto found = grade(layout, first);
  if (!found) return std::nullopt;
  Demands demands{.grade = *found, .openings = count_3bv(layout, *topology_)};
  // A weaker set of engines that cleared the board asked the same questions in the same order.
  const Facts& facts = by_grade_[std::to_underlying(*found)].facts();
  for (const Deduction& deduction : facts.deductions()) {
    ++demands.deductions[std::to_underlying(deduction.reason.rule)];
    demands.longest_proof =
        std::max(demands.longest_proof, static_cast<int>(deduction.reason.because.size()));
  }
  return demands;
}

BoardMetrics measure_board(const Shape& shape, const Layout& layout, std::optional<Place> first) {
  const TopologyPtr topology = make_topology(shape);
  const Openings openings(layout, *topology);
  BoardMetrics metrics{shape, layout.mines(), board_value(openings), find_zini(openings), first,
                       {}};
  if (first) metrics.grade = Grader(topology).grade(layout, shape.cell(*first));
  return metrics;
}

}  // namespace minewise
