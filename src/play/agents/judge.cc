#include "play/agents/judge.h"

#include <algorithm>
#include <cmath>

#include "reason/learned/mirror.h"
#include "reason/learned/weights.h"
#include "reason/posterior/safest.h"

namespace minewise {
namespace {

// Rarer answers are left out of the mean.
constexpr double kLeastAnswer = 0.004;

constexpr double kNever = 1e9;  // more than any worth

void turn(const Shape& shape, int mirror, const BoardBytes& bytes, BoardBytes& turned) {
  const Mirror image{shape, mirror};
  turned.resize(bytes.size());
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    turned[image.of(Cell{static_cast<int>(i)}).at()] = bytes[i];
  }
}

}  // namespace

std::size_t Judge::best_of(Knowledge& known, const Outlooks& outlooks) {
  const auto close = outlooks.close();
  const auto asked = close.first(std::min(limits_.candidates, close.size()));
  if (asked.size() < 2) return 0;
  const Shape& shape = known.view().topology().shape();
  board_bytes(known, bytes_);
  score(shape, asked);
  for (std::size_t i = 0; i < asked.size(); ++i) {
    if (limits_.value_mirrors > 0) {
      worth_[i] +=
          std::log(asked[i].safety * value_of(known.view(), outlooks.ahead(), asked[i].number));
    }
    worth_[i] = std::round(worth_[i] / kTiedProbability);
  }
  return static_cast<std::size_t>(std::ranges::max_element(worth_) - worth_.begin());
}

// Sets worth_ to the estimates and what the score network adds to them.
void Judge::score(const Shape& shape, std::span<const Outlook> asked) {
  worth_.assign(asked.size(), 0);
  int mirrors = 0;
  do {
    add_scores(shape, asked, mirrors++);
  } while (mirrors < limits_.score_mirrors && lead(asked, mirrors) < limits_.doubtful);
  for (std::size_t i = 0; i < asked.size(); ++i) {
    worth_[i] = worth_[i] / mirrors + asked[i].estimate;
  }
}

// By how much the best candidate is ahead of the second, by the images that were asked about.
double Judge::lead(std::span<const Outlook> asked, int mirrors) const {
  double best = -kNever, second = -kNever;
  for (std::size_t i = 0; i < asked.size(); ++i) {
    const double worth = worth_[i] / mirrors + asked[i].estimate;
    second = std::max(second, std::min(best, worth));
    best = std::max(best, worth);
  }
  return best - second;
}

void Judge::add_scores(const Shape& shape, std::span<const Outlook> asked, int mirror) {
  if (!score_) score_ = score_network();
  turn(shape, mirror, bytes_, turned_);
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
  score_->ask(framed, planes_, cells_, answers_);
  for (std::size_t i = 0; i < answers_.size(); ++i) worth_[i] += answers_[i];
}

// What the game is worth after a candidate was safe.
double Judge::value_of(const View& view, const LookAhead& ahead, int candidate) {
  const auto answers = ahead.answers(candidate);
  double value = 0, whole = 0;
  for (std::size_t a = 0; a < answers.size(); ++a) {
    if (answers[a].probability < kLeastAnswer) continue;
    board_bytes_after(view, ahead, candidate, static_cast<int>(a), by_cell_, bytes_);
    whole += answers[a].probability;
    value += answers[a].probability * std::exp(-risk_of(view.topology().shape()));
  }
  return value / whole;
}

double Judge::risk_of(const Shape& shape) {
  if (!value_) value_.emplace(value_network());
  double risk = 0;
  for (int mirror = 0; mirror < limits_.value_mirrors; ++mirror) {
    turn(shape, mirror == 1 ? 3 : mirror, bytes_, turned_);
    risk += value_->risk(shape, turned_);
  }
  return risk / limits_.value_mirrors;
}

}  // namespace minewise
