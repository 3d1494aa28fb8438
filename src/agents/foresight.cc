#include "agents/foresight.h"

#include <cmath>

#include "search/endgame.h"
#include "search/mirror.h"
#include "search/network_weights.h"

namespace minewise {
namespace {

// Rarer answers are left out of the mean.
constexpr double kLeastAnswer = 0.004;

// With so few layouts left after the first guess, the second one is searched.
constexpr EndgameLimits kFewLayouts{500, 10'000};

constexpr int kTurnedAround = 3;  // the number of that mirror image

}  // namespace

double Foresight::value_of(const View& view, const LookAhead& ahead, int candidate, Plies plies) {
  // Where the number of mines is not known, an answer may end the game, and only the board after it
  // tells that it did not.
  const bool counts_mines = std::holds_alternative<FixedCount>(view.count());
  const auto answers = ahead.answers(candidate);
  double value = 0, whole = 0;
  for (std::size_t a = 0; a < answers.size(); ++a) {
    const LookAhead::Answer& answer = answers[a];
    if (answer.probability < kLeastAnswer) continue;
    std::optional<double> by_guess;
    const bool leaves_a_guess = counts_mines && answer.least > 0 && answer.least < 1;
    if (plies == Plies::Two && leaves_a_guess) {
      View after = view;
      after.open(ahead.candidate(candidate).cell, answer.clue);
      by_guess = value_of_guess(after);
    }
    whole += answer.probability;
    value += answer.probability *
             (by_guess ? *by_guess : value_after(view, ahead, candidate, static_cast<int>(a)));
  }
  return whole > 0 ? value / whole : 0;
}

std::optional<double> Foresight::value_of_guess(const View& view) {
  known_.start(view);
  known_.deduce(view);
  if (!known_.recount().is_exact()) return std::nullopt;
  if (const auto solved = solve_endgame(known_, kFewLayouts); solved && solved->complete) {
    return solved->value.decimal();
  }
  const auto close = outlooks_.look(known_, {.close = kClose});
  if (close.empty()) return std::nullopt;
  const Outlook& best = close[scores_.best_of(known_, outlooks_)];
  return best.safety * value_of(view, outlooks_.ahead(), best.number, Plies::One);
}

double Foresight::value_after(const View& view, const LookAhead& ahead, int candidate, int answer) {
  board_bytes_after(view, ahead, candidate, answer, by_cell_, bytes_);
  return value_of_board(view.topology().shape(), bytes_);
}

double Foresight::value_of_board(const Shape& shape, const BoardBytes& bytes) {
  if (!network_) network_.emplace(value_network());
  double risk = 0;
  for (int i = 0; i < mirrors_; ++i) {
    mirror_bytes({shape, i == 0 ? 0 : kTurnedAround}, bytes, turned_);
    risk += network_->risk(shape, turned_);
  }
  return std::exp(-risk / mirrors_);
}

}  // namespace minewise
