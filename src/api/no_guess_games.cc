#include "api/no_guess_games.h"

#include "core/macros.h"

namespace minewise {

NoGuessGames::NoGuessGames(const GameId& id, const NoGuessRequest& request)
    : id_(id), maker_(std::make_unique<NoGuessMaker>(request)) {
  id_.rules.first = {Promise::None, request.first};
}

Result<NoGuessGames> NoGuessGames::make(const GameId& id, std::optional<Grade> grade,
                                        std::uint64_t attempts) {
  if (!id.rules.clues->is_exact()) {
    return fail("boards without guesses need exact clues; leave clues= out");
  }
  NoGuessRequest request;
  request.shape = id.shape();
  request.mines = id.mines;
  request.first = id.rules.first.cell.value_or(Place{id.height / 2, id.width / 2});
  request.mode = NoGuessMode::Repair;
  request.grade = grade;
  request.attempts = attempts;
  TRY(check_request(request));
  return NoGuessGames(id, request);
}

Result<GameSource> NoGuessGames::game(std::uint64_t number, const std::function<bool()>& goes_on) {
  auto board = maker_->make(id_.seed, number, goes_on);
  if (!board) return fail("no such board was found; try fewer mines or another difficulty");
  GameId id = id_;
  id.game = number;
  id.mines = FixedCount{board->layout.mines()};
  return GameSource{id, std::move(board->layout)};
}

}  // namespace minewise
