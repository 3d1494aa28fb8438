#include "api/generate.h"

#include <atomic>

#include "core/macros.h"
#include "game/dealer.h"

namespace minewise {
namespace {

std::unexpected<Error> stopped() {
  return fail_as(ErrorKind::Stopped, "stopped before all boards were made");
}

// An Error unless the word is among those that `find` knows.
template <class Find>
Result<void> check_word(std::string_view option, const std::optional<std::string>& word,
                        const Find& find, std::string_view known) {
  if (!word || find(*word)) return {};
  return fail_option(option, "unknown word '{}'; known are {}", *word, known);
}

}  // namespace

Result<PlannedBoard> plan_board(const BoardsRequest& request) {
  const auto board = parse_board(request.board);
  if (!board) return fail("board: {}", board.error().text());
  TRY(check_word("topology", request.topology, find_grid, grid_words("and")));
  return PlannedBoard{{board->width, board->height, *find_grid(request.topology)}, board->mines};
}

Result<Rules> plan_rules(const BoardsRequest& request, Shape& shape) {
  auto rules = parse_rules(request.rules);
  if (!rules) return object_to("rules", rules.error());
  if (shape.grid == kUsualGrid) shape.grid = rules->topology;
  rules->topology = shape.grid;
  if (!rules->first.cell || shape.contains(*rules->first.cell)) return rules;
  return fail_option("rules", "the first cell is outside the board");
}

Result<DealtBoards> plan_random(const BoardsRequest& request) {
  TRY(const auto board, plan_board(request));
  return boards_of({board.shape, board.mines, request.first.value_or("any"), Seed{request.seed}});
}

Result<NoGuessRequest> plan_no_guess(const BoardsRequest& request) {
  TRY(const auto board, plan_board(request));
  TRY(check_word("solver", request.solver, find_solver, "basic, subset and exact"));
  TRY(check_word("difficulty", request.difficulty, find_grade, "easy, medium, hard and expert"));
  if (request.mode != "uniform" && request.mode != "repair") {
    return fail_option("mode", "'{}' is not uniform or repair", request.mode);
  }
  return request_of({board.shape, board.mines, request.first.value_or("0,0"), request.solver,
                     request.mode, request.difficulty, request.attempts});
}

Result<HardPlan> plan_hard(const BoardsRequest& request) {
  TRY(auto board, plan_board(request));
  auto agent = parse_inner_agent(request.against);
  if (!agent) return object_to("against", agent.error());
  TRY(auto rules, plan_rules(request, board.shape));
  if (request.objective != "score" && request.objective != "win") {
    return fail_option("objective", "'{}' is not score or win", request.objective);
  }
  HardPlan plan;
  plan.id.width = board.shape.width;
  plan.id.height = board.shape.height;
  plan.id.mines = board.mines;
  plan.id.rules = std::move(rules);
  plan.id.seed = Seed{request.seed};
  plan.agent = *std::move(agent);
  const auto fit = check_fit(*plan.agent.entry, plan.id.board(), plan.id.rules);
  if (!fit) return object_to("against", fit.error());
  plan.objective = request.objective == "win" ? Objective::Won : Objective::Score;
  plan.bounds.max_moves = request.max_moves;
  plan.games = request.games;
  plan.check_games = request.check_games;
  return plan;
}

Result<LayoutSet> make_random(const BoardsRequest& request, const BoardsGoOn& goes_on) {
  TRY(auto boards, plan_random(request));
  GameId& id = boards.id;
  LayoutSet set(id.shape(), id.rules.first.cell);
  for (id.game = 0; id.game < request.count; ++id.game) {
    if (!goes_on(id.game)) return stopped();
    set.add(deal(id, boards.free));
  }
  goes_on(request.count);
  return set;
}

Result<LayoutSet> make_no_guess(const BoardsRequest& request, const Runner& runner,
                                const BoardsGoOn& goes_on) {
  TRY(const auto plan, plan_no_guess(request));
  std::atomic<bool> was_stopped = false;
  auto set = make_no_guess_boards(plan, Seed{request.seed}, request.count, runner,
                                  [&](std::uint64_t made) {
                                    if (!goes_on(made)) was_stopped = true;
                                    return !was_stopped;
                                  });
  if (was_stopped) return stopped();
  if (!set) return fail_as(ErrorKind::NotFound, set.error().text());
  goes_on(request.count);
  return set;
}

Result<LayoutSet> make_hard(const BoardsRequest& request, const Runner& runner,
                            const BoardsGoOn& goes_on) {
  TRY(const auto plan, plan_hard(request));
  LayoutSet set(plan.id.shape());
  for (std::uint64_t number = 0; number < request.count; ++number) {
    const auto found = find_hard(plan, number, runner, [&](double) { return goes_on(number); });
    if (!found) return stopped();
    set.add(found->board);
  }
  return set;
}

}  // namespace minewise
