#include "exact/every_layout.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <string>

namespace minewise {
namespace {

std::size_t at(int index) {
  return static_cast<std::size_t>(index);
}

class Search {
 public:
  explicit Search(const oracle::Position& position) : position_(position) {
    for (const std::string& row : position.rows) symbols_ += row;
    promised_.assign(symbols_.size(), false);
    for (const int cell : position.promised_safe) promised_[at(cell)] = true;
    room_ = static_cast<int>(std::ranges::count(promised_, false));
    settled_with_.resize(symbols_.size());
    for (int cell = 0; cell < cells(); ++cell) note_clue(cell);
  }

  std::vector<WeighedLayout> run() {
    decide(0, 0, 1);
    return std::move(found_);
  }

 private:
  struct Clue {
    std::uint64_t around = 0;
    std::vector<double> chance;  // of what is shown, by number of mines around
  };

  int cells() const { return static_cast<int>(symbols_.size()); }

  void note_clue(int cell) {
    const char symbol = symbols_[at(cell)];
    if (symbol < '0' || symbol > '8') return;
    const auto around = oracle::neighbours(position_.width, position_.height, position_.grid, cell);
    const int degree = static_cast<int>(around.size());
    Clue clue;
    for (const int neighbour : around) clue.around |= std::uint64_t{1} << neighbour;
    for (int mines = 0; mines <= degree; ++mines) {
      clue.chance.push_back(oracle::chance_to_show(position_.clues, symbol - '0', mines, degree));
    }
    settled_with_[around.empty() ? 0 : at(around.back())].push_back(std::move(clue));
  }

  void decide(int cell, std::uint64_t mines, double weight) {
    if (cell == cells()) {
      weight *= chance_of_count(std::popcount(mines));
      if (weight > 0) found_.push_back({mines, weight});
      return;
    }
    const char symbol = symbols_[at(cell)];
    const bool marked = symbol == 'M' || symbol == 'F';
    if (!marked) go_on(cell, mines, weight);
    if ((marked || symbol == '?') && !promised_[at(cell)]) {
      go_on(cell, mines | std::uint64_t{1} << cell, weight);
    }
  }

  void go_on(int cell, std::uint64_t mines, double weight) {
    for (const Clue& clue : settled_with_[at(cell)]) {
      weight *= clue.chance[at(std::popcount(mines & clue.around))];
    }
    if (weight > 0) decide(cell + 1, mines, weight);
  }

  // The prior weight of one layout with so many mines.
  double chance_of_count(int mines) const {
    const oracle::CountPrior& prior = position_.prior;
    if (prior.kind == oracle::CountPrior::Kind::Known) return mines == prior.count ? 1 : 0;
    if (prior.kind == oracle::CountPrior::Kind::Density) {
      return std::pow(prior.density, mines) * std::pow(1 - prior.density, room_ - mines);
    }
    double ways = 1;
    for (int i = 0; i < mines; ++i) ways = ways * (room_ - i) / (i + 1);
    if (prior.kind == oracle::CountPrior::Kind::Unknown) return 1 / ways;
    return at(mines) < prior.weights.size() ? prior.weights[at(mines)] / ways : 0;
  }

  const oracle::Position& position_;
  std::string symbols_;
  std::vector<bool> promised_;
  int room_ = 0;
  std::vector<std::vector<Clue>> settled_with_;  // by cell: clues whose last neighbour it is
  std::vector<WeighedLayout> found_;
};

}  // namespace

std::vector<WeighedLayout> every_layout(const oracle::Position& position) {
  return Search(position).run();
}

}  // namespace minewise
