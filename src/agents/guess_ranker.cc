#include "agents/guess_ranker.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "search/endgame.h"
#include "search/network.h"
#include "search/planes.h"
#include "solver/safest.h"

namespace minewise {

std::span<const double> Scores::of(Knowledge& known, const Outlooks& outlooks) {
  const auto close = outlooks.close();
  const auto asked = close.first(std::min(limits_.candidates, close.size()));
  const Shape& shape = known.view().topology().shape();
  board_bytes(known, bytes_);
  worth_.assign(asked.size(), 0);
  int mirrors = 0;
  do {
    add(shape, asked, mirrors++);
  } while (mirrors < limits_.mirrors && lead(asked, mirrors) < limits_.doubtful);
  for (std::size_t i = 0; i < asked.size(); ++i) {
    worth_[i] = worth_[i] / mirrors + asked[i].estimate;
  }
  return worth_;
}

std::size_t Scores::best_of(Knowledge& known, const Outlooks& outlooks) {
  return outlooks.close().size() < 2 ? 0 : greatest(of(known, outlooks));
}

// By how much the best candidate is ahead of the second, by the images that were asked about.
double Scores::lead(std::span<const Outlook> asked, int mirrors) const {
  double best = -std::numeric_limits<double>::infinity(), second = best;
  for (std::size_t i = 0; i < asked.size(); ++i) {
    const double worth = worth_[i] / mirrors + asked[i].estimate;
    second = std::max(second, std::min(best, worth));
    best = std::max(best, worth);
  }
  return best - second;
}

void Scores::add(const Shape& shape, std::span<const Outlook> asked, int mirror) {
  if (!network_) network_ = score_network();
  mirror_bytes({shape, mirror}, bytes_, turned_);
  marked_.clear();
  cells_.clear();
  for (const Outlook& outlook : asked) {
    const Cell cell = Mirror{shape, mirror}.of(outlook.cell);
    marked_.push_back({cell, outlook.safety, outlook.estimate - asked[0].estimate,
                       outlook.best_after, outlook.goes_on, outlook.log_safe, outlook.log_best,
                       outlook.second, outlook.settled, outlook.many});
    cells_.push_back(cell);
  }
  const Framed framed(shape);
  fill_planes(framed, turned_, marked_, planes_);
  network_->ask(framed, planes_, cells_, answers_);
  for (std::size_t i = 0; i < answers_.size(); ++i) worth_[i] += answers_[i];
}

std::size_t greatest(std::span<const double> worth) {
  return static_cast<std::size_t>(std::ranges::max_element(worth, {}, steps_of) - worth.begin());
}

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

GuessRanker::GuessRanker(const GuessRankerLimits& limits)
    : further_(limits.further), scores_(limits.scores) {
  if (limits.value_mirrors > 0) foresight_.emplace(limits.value_mirrors);
}

std::size_t GuessRanker::best_of(Knowledge& known, const Outlooks& outlooks) {
  const bool is_plain = !foresight_ || outlooks.close().size() < 2;
  return is_plain ? scores_.best_of(known, outlooks) : foresee(known, outlooks);
}

// All candidates are ranked by one guess of foresight, and the best few of them by two.
std::size_t GuessRanker::foresee(Knowledge& known, const Outlooks& outlooks) {
  const auto scores = scores_.of(known, outlooks);
  const auto worth_of = [&](std::size_t i, Plies plies) {
    const Outlook& outlook = outlooks.close()[i];
    const double value =
        foresight_->value_of(known.view(), outlooks.ahead(), outlook.number, plies);
    return scores[i] + std::log(outlook.safety * value);
  };
  ranked_.clear();
  for (std::size_t i = 0; i < scores.size(); ++i) {
    ranked_.push_back({-steps_of(worth_of(i, Plies::One)), i});
  }
  std::ranges::sort(ranked_);
  worth_.assign(scores.size(), -std::numeric_limits<double>::infinity());
  for (std::size_t rank = 0; rank < std::min(further_, ranked_.size()); ++rank) {
    const std::size_t i = ranked_[rank].second;
    worth_[i] = worth_of(i, Plies::Two);
  }
  return greatest(worth_);
}

}  // namespace minewise
