#include "api/optimal.h"

#include <fmt/format.h>

#include "core/macros.h"

namespace minewise {
namespace {

// Asks the caller whether to go on, and remembers it.
struct Watch {
  const OptimalRequest& request;
  bool was_stopped = false;

  bool goes_on(const SearchProgress& progress) {
    if (request.goes_on && !request.goes_on(progress)) was_stopped = true;
    return !was_stopped;
  }
};

std::unexpected<Error> stopped_search() {
  return fail_as(ErrorKind::Stopped, "the search was stopped");
}

// The agents to be measured. That takes boards on which all layouts are equally likely.
Result<std::vector<AgentSpec>> agents_for(const Problem& problem, const std::string& names) {
  if (names.empty()) return {};
  const bool fixed = std::holds_alternative<FixedCount>(problem.view.count());
  if (problem.is_position || !fixed || problem.view.rules().first.promise != Promise::None) {
    return fail_option("agents", "works only with boards WxH/M and first any");
  }
  auto agents = parse_agents_for(names, problem.id->board(), problem.id->rules);
  if (!agents) return object_to("agents", agents.error());
  for (const AgentSpec& agent : *agents) {
    if (auto inside = check_inside(agent); !inside) return object_to("agents", inside.error());
  }
  return agents;
}

std::unexpected<Error> no_promise(const Problem& problem) {
  return fail("{}: no first cell can satisfy first=; use fewer mines or first=any", problem.name);
}

Result<OptimalPlay> make_solver(const Problem& problem, const OptimalRequest& request,
                                Watch& watch) {
  auto solver = OptimalPlay::make(problem.view, request.limits, [&] { return watch.goes_on({}); });
  if (watch.was_stopped) return stopped_search();
  if (!solver) {
    return fail_as(ErrorKind::Limit, format_message("{}: {}", problem.name, solver.error().text()));
  }
  if (solver->layouts() > 0) return solver;
  if (problem.view.promise_is_pending()) return no_promise(problem);
  return fail_as(ErrorKind::Impossible,
                 format_message("{}: no layout explains this position; 'analyze' names the "
                                "clues that conflict",
                                problem.name));
}

Result<void> check(const Solution& solution, const Problem& problem,
                   const OptimalRequest& request) {
  if (solution.was_memory_full) {
    return object_to("memory", {fmt::format("the search needs more than {} MB; allow it more",
                                            request.limits.most_bytes >> 20),
                                0, 0, ErrorKind::Failed});
  }
  if (solution.was_too_deep) {
    return fail_as(ErrorKind::Limit,
                   format_message("{}: too many guesses may follow one another", problem.name));
  }
  if (!solution.complete) {
    return fail_as(ErrorKind::Limit,
                   format_message("{}: the search goes beyond its limits", problem.name));
  }
  if (solution.cells.empty() && problem.view.promise_is_pending()) return no_promise(problem);
  return {};
}

}  // namespace

Result<BestPlay> find_optimal(const Problem& problem, const OptimalRequest& request) {
  TRY(const auto agents, agents_for(problem, request.agents));
  Watch watch{request};
  TRY(auto solver, make_solver(problem, request, watch));
  BestPlay answer{problem.name, problem.shape, problem.view};
  answer.layouts = solver.layouts();
  answer.with_cells = problem.is_position || request.every_cell;
  answer.solution = solver.solve(
      answer.with_cells ? Wanted::EveryCell : Wanted::AllBest,
      [&](const SearchProgress& progress) { return watch.goes_on(progress); }, problem.only);
  if (watch.was_stopped) return stopped_search();
  TRY(check(answer.solution, problem, request));
  if (agents.empty()) return answer;
  auto measured = measure_agents(agents, *problem.id, request.measured, [&](double done) {
    return request.measuring ? request.measuring(done) : watch.goes_on({done, 0});
  });
  if (!measured) return stopped_search();
  answer.measured = *std::move(measured);
  return answer;
}

}  // namespace minewise
