// Boards made to order, as layout sets: dealt, without a guess, hard for an agent. The boards are
// those of `minewise generate` with the same words and seed.
#include <pybind11/stl.h>

#include "front/python/bindings.h"
#include "front/python/errors.h"
#include "front/python/long_calls.h"
#include "ground/view/layout_set.h"
#include "play/game/dealer.h"
#include "study/generate/hard_board.h"
#include "study/generate/no_guess.h"
#include "study/spread/threads.h"

namespace minewise::python {

namespace py = pybind11;

namespace {

// The word of an option among those that `find` knows.
template <class Find>
auto known_word(std::string_view option, const std::string& word, const Find& find) {
  const auto found = find(word);
  if (!found) throw py::value_error(format_message("{}: '{}' is not known", option, word));
  return *found;
}

Shape shape_of(const Board& board, const std::string& topology) {
  return {board.width, board.height, known_word("topology", topology, find_grid)};
}

// What an option says is wrong.
template <class Value>
Value option_of(std::string_view option, Result<Value> result) {
  if (!result) {
    throw py::value_error(fmt::format("{}: {}", option, result.error().text()));
  }
  if constexpr (!std::is_void_v<Value>) return *std::move(result);
}

std::string random_boards(const std::string& board, std::uint64_t count, std::uint64_t seed,
                          const std::string& first, const std::string& topology) {
  GameId id = or_raise(parse_game_id(
      fmt::format("{} survival first={} topology={}", board, first, topology), Seed{seed}));
  const auto& [promise, cell] = id.rules.first;
  if (promise != Promise::None && !cell) {
    throw py::value_error(fmt::format(
        "first: boards are made before the first move; name its cell as {}:R,C", first));
  }
  LayoutSet set(id.shape(), cell);
  run_long([&](const GoesOn& goes_on) {
    const Topology grid(id.shape());
    const auto free = cell ? kept_free(grid, id.shape().cell(*cell), promise) : std::vector<Cell>();
    for (id.game = 0; id.game < count && goes_on(); ++id.game) set.add(deal(id, free));
  });
  return format_layout_set(set);
}

// Makes boards one after the other in their order, several at a time, until one is not found.
template <class Maker, class Make>
LayoutSet make_boards(LayoutSet set, std::uint64_t count, int jobs, const Make& make) {
  run_long([&](const GoesOn& goes_on) {
    const Threads threads(jobs);
    Lanes<std::optional<Layout>> made(threads);
    Lanes<std::unique_ptr<Maker>> makers(threads);
    make_in_order(
        threads, count,
        [&](std::uint64_t number, int lane) { made[lane] = make(makers[lane], number, goes_on); },
        [&](std::uint64_t, int lane) {
          if (made[lane]) set.add(*made[lane]);
          return made[lane].has_value();
        });
  });
  return set;
}

// The weakest solver that can tell a board of a grade from one that needs a guess.
Solver weakest_for(std::optional<Grade> grade) {
  if (grade == Grade::Easy) return Solver::Basic;
  return grade == Grade::Medium ? Solver::Subset : Solver::Exact;
}

NoGuessRequest no_guess_request(const std::string& board, const std::string& first,
                                const std::optional<std::string>& solver, const std::string& mode,
                                const std::optional<std::string>& difficulty,
                                std::uint64_t attempts, const std::string& topology) {
  const Board planned = option_of("board", parse_board(board));
  NoGuessRequest request;
  request.shape = shape_of(planned, topology);
  request.mines = planned.mines;
  request.first = option_of("first", parse_place(first));
  if (difficulty) request.grade = known_word("difficulty", *difficulty, find_grade);
  request.solver = solver ? known_word("solver", *solver, find_solver) : weakest_for(request.grade);
  if (mode != "uniform" && mode != "repair") {
    throw py::value_error(format_message("mode: '{}' is neither uniform nor repair", mode));
  }
  request.mode = mode == "repair" ? NoGuessMode::Repair : NoGuessMode::Uniform;
  request.attempts = attempts;
  or_raise(check_request(request));
  return request;
}

std::string no_guess_boards(const std::string& board, std::uint64_t count, std::uint64_t seed,
                            const std::string& first, const std::optional<std::string>& solver,
                            const std::string& mode, const std::optional<std::string>& difficulty,
                            std::uint64_t attempts, const std::string& topology, int jobs) {
  const NoGuessRequest request =
      no_guess_request(board, first, solver, mode, difficulty, attempts, topology);
  const auto make = [&](std::unique_ptr<NoGuessMaker>& maker, std::uint64_t number,
                        const GoesOn& goes_on) -> std::optional<Layout> {
    if (!maker) maker = std::make_unique<NoGuessMaker>(request);
    auto found = maker->make(Seed{seed}, number, goes_on);
    return found ? std::optional(std::move(found->layout)) : std::nullopt;
  };
  const LayoutSet set =
      make_boards<NoGuessMaker>(LayoutSet(request.shape, request.first), count, jobs, make);
  if (set.size() == count) return format_layout_set(set);
  throw py::value_error(
      fmt::format("found {} of {} boards; attempts={} was not enough for the next", set.size(),
                  count, attempts));
}

HardPlan hard_plan(const std::string& board, std::uint64_t seed, const std::string& against,
                   const std::string& objective, const std::string& rules,
                   std::optional<int> max_moves, std::uint64_t games) {
  const Board planned = option_of("board", parse_board(board));
  HardPlan plan;
  plan.id = {planned.width, planned.height,
             planned.mines, option_of("rules", parse_rules(rules)),
             Seed{seed},    0};
  plan.agent = option_of("against", parse_agent(against));
  option_of("against", check_fit(*plan.agent.entry, planned, plan.id.rules));
  const auto& first = plan.id.rules.first.cell;
  if (first && !plan.id.shape().contains(*first)) {
    throw py::value_error("rules: the first cell is not on the board");
  }
  if (objective != "score" && objective != "win") {
    throw py::value_error(format_message("objective: '{}' is neither score nor win", objective));
  }
  if (max_moves && *max_moves < 0) throw py::value_error("max_moves: is below 0");
  if (games == 0) throw py::value_error("games: the search needs one at least");
  plan.objective = objective == "win" ? Objective::Won : Objective::Score;
  plan.bounds.max_moves = max_moves;
  plan.games = games;
  plan.check_games = 2;
  return plan;
}

std::string hard_boards(const std::string& board, std::uint64_t count, std::uint64_t seed,
                        const std::string& against, const std::string& objective,
                        const std::string& rules, std::optional<int> max_moves, std::uint64_t games,
                        int jobs) {
  const HardPlan plan = hard_plan(board, seed, against, objective, rules, max_moves, games);
  LayoutSet set(plan.id.shape());
  run_long([&](const GoesOn& goes_on) {
    const Threads threads(jobs);
    for (std::uint64_t number = 0; number < count; ++number) {
      const auto found = find_hard(plan, number, threads, [&](double) { return goes_on(); });
      if (!found) return;
      set.add(found->board);
    }
  });
  return format_layout_set(set);
}

}  // namespace

void bind_boards(py::module_& module) {
  module.def("random_boards", random_boards, py::arg("board"), py::arg("count"), py::arg("seed"),
             py::arg("first"), py::arg("topology"), "Dealt boards as a layout set.");
  module.def("no_guess_boards", no_guess_boards, py::arg("board"), py::arg("count"),
             py::arg("seed"), py::arg("first"), py::arg("solver"), py::arg("mode"),
             py::arg("difficulty"), py::arg("attempts"), py::arg("topology"), py::arg("jobs"),
             "Boards that need no guess, as a layout set.");
  module.def("hard_boards", hard_boards, py::arg("board"), py::arg("count"), py::arg("seed"),
             py::arg("against"), py::arg("objective"), py::arg("rules"), py::arg("max_moves"),
             py::arg("games"), py::arg("jobs"), "Boards on which an agent does badly.");
}

}  // namespace minewise::python
