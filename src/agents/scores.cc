#include "agents/scores.h"

#include <algorithm>
#include <limits>

#include "search/mirror.h"
#include "search/network_weights.h"
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

}  // namespace minewise
