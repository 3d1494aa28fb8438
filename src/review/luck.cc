#include "review/luck.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace minewise {
namespace {

// The Poisson binomial distribution: the number of mines among independent risks. Chances too small
// to matter are dropped at both ends, which keeps a million risks within reach: together they come
// to less than 1e-9 of the whole.
class MineNumbers {
 public:
  void add(double risk) {
    chance_.push_back(0);
    for (std::size_t k = chance_.size() - 1; k > 0; --k) {
      chance_[k] = chance_[k] * (1 - risk) + chance_[k - 1] * risk;
    }
    chance_[0] *= 1 - risk;
    const auto negligible = [](double chance) { return chance < 1e-18; };
    while (chance_.size() > 1 && negligible(chance_.back())) chance_.pop_back();
    const auto first = std::ranges::find_if_not(chance_, negligible);
    first_ += static_cast<int>(first - chance_.begin());
    chance_.erase(chance_.begin(), first);
  }

  // The chance of more than so many mines, and half that of just as many.
  double above(int mines) const {
    double sum = 0;
    for (std::size_t i = 0; i < chance_.size(); ++i) {
      const int number = first_ + static_cast<int>(i);
      if (number >= mines) sum += number > mines ? chance_[i] : chance_[i] / 2;
    }
    return std::min(sum, 1.0);
  }

 private:
  int first_ = 0;
  std::vector<double> chance_{1};  // of first_, first_ + 1, ... mines
};

// Of games that go on until a mine, those that end earlier, and half of those that end alike.
double share_ending_earlier(std::span<const Risk> risks) {
  double alive = 1;
  for (const Risk& risk : risks) {
    if (risk.is_mine) return 1 - alive + alive * risk.faced / 2;
    alive *= 1 - risk.faced;
  }
  return 1 - alive / 2;
}

double share_ending_worse(std::span<const Risk> risks, int stepped, OnMine on_mine) {
  if (on_mine == OnMine::Lose) return share_ending_earlier(risks);
  MineNumbers numbers;
  for (const Risk& risk : risks) numbers.add(risk.faced);
  return numbers.above(stepped);
}

}  // namespace

Luck find_luck(std::span<const Risk> risks, OnMine on_mine) {
  Luck luck;
  double variance = 0;
  for (const Risk& risk : risks) {
    luck.stepped += risk.is_mine;
    luck.expected += risk.faced;
    luck.least_expected += risk.least;
    luck.survival *= 1 - risk.faced;
    luck.best_survival *= 1 - risk.least;
    variance += risk.faced * (1 - risk.faced);
  }
  luck.deviation = std::sqrt(variance);
  if (luck.expected > 0) luck.needless = 1 - luck.least_expected / luck.expected;
  if (variance > 0) {
    luck.figure = (luck.expected - luck.stepped) / luck.deviation;
    luck.luckier_than = share_ending_worse(risks, luck.stepped, on_mine);
  }
  return luck;
}

}  // namespace minewise
