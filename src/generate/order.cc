#include "generate/order.h"

#include <fmt/core.h>

#include "core/try.h"
#include "core/words.h"
#include "game/dealer.h"

namespace minewise {
namespace {

// The weakest solver that can tell a board of a grade from one that needs a guess.
Solver solver_for(std::optional<Grade> grade) {
  if (grade == Grade::Easy) return Solver::Basic;
  return grade == Grade::Medium ? Solver::Subset : Solver::Exact;
}

}  // namespace

Asked<NoGuessRequest> request_of(const NoGuessOrder& order) {
  const auto first = parse_place(order.first);
  if (!first) return object_to("first", first.error());
  NoGuessRequest request;
  request.shape = order.shape;
  request.mines = order.mines;
  request.first = *first;
  if (order.difficulty) request.grade = find_grade(*order.difficulty);
  const auto solver = order.solver ? find_solver(*order.solver) : std::nullopt;
  request.solver = solver.value_or(solver_for(request.grade));
  request.mode = order.mode == "repair" ? NoGuessMode::Repair : NoGuessMode::Uniform;
  request.attempts = order.attempts;
  if (!request.shape.contains(*first)) {
    return object_to("first", check_request(request).error());
  }
  NoGuessRequest ungraded = request;
  ungraded.grade.reset();
  if (auto checked = check_request(ungraded); !checked) {
    return std::unexpected(Objection{{fmt::format("board: {}", checked.error().text())}});
  }
  if (auto checked = check_request(request); !checked) {
    return object_to("difficulty", checked.error());
  }
  return request;
}

Asked<DealtBoards> boards_of(const DealtOrder& order) {
  auto rules = parse_rules(
      fmt::format("survival first={} topology={}", order.first, grid_word(order.shape.grid)));
  if (!rules || split_words(order.first).size() != 1) {
    return object_to(
        "first", {format_message("'{}' is not a first move; write any, R,C, safe:R,C or zero:R,C",
                                 order.first)});
  }
  if (rules->first.promise != Promise::None && !rules->first.cell) {
    return object_to("first",
                     {fmt::format("boards are made before the first move; name its cell as {}:R,C",
                                  order.first)});
  }
  auto id = parse_game_id(
      fmt::format("{} {}", format_board({order.shape.width, order.shape.height, order.mines}),
                  format_rules(*rules)),
      order.seed);
  if (!id) return object_to("first", {id.error().message});
  const auto& [promise, cell] = id->rules.first;
  std::vector<Cell> free;
  if (cell) free = kept_free(Topology(id->shape()), id->shape().cell(*cell), promise);
  return DealtBoards{*std::move(id), std::move(free)};
}

}  // namespace minewise
