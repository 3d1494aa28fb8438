#include "oracle/brute_force.h"

#include <cmath>
#include <cstdlib>
#include <limits>
#include <stdexcept>
#include <string_view>

namespace oracle {
namespace {

std::size_t at(int index) {
  return static_cast<std::size_t>(index);
}

// ---- Geometry: do two cells touch? --------------------------------------------------------------

// How far apart two places on a ring of `length` are, the shorter way round.
int ring_distance(int a, int b, int length) {
  const int apart = std::abs(a - b);
  return apart < length - apart ? apart : length - apart;
}

bool touch(int width, int height, const std::string& grid, int a, int b) {
  if (a == b) return false;
  const int row_a = a / width, col_a = a % width;
  const int row_b = b / width, col_b = b % width;
  if (grid == "square") return std::abs(row_a - row_b) <= 1 && std::abs(col_a - col_b) <= 1;
  if (grid == "torus") {
    return ring_distance(row_a, row_b, height) <= 1 && ring_distance(col_a, col_b, width) <= 1;
  }
  if (grid == "hex") {
    // In half cells, so that the shift of odd rows is a whole number.
    const int x_a = 2 * col_a + row_a % 2;
    const int x_b = 2 * col_b + row_b % 2;
    if (row_a == row_b) return std::abs(x_a - x_b) == 2;
    return std::abs(row_a - row_b) == 1 && std::abs(x_a - x_b) == 1;
  }
  throw std::invalid_argument("unknown grid " + grid);
}

// ---- Clues: the true number is handed from model to model ---------------------------------------

// The probabilities of the numbers 0..8 and, last, of showing nothing.
using Shown = std::array<double, 10>;

// What one model makes of a number that it takes for the truth.
Shown shown_by(std::string_view model, int number, int degree) {
  constexpr std::string_view kWithheld = "withheld:";
  Shown shown{};
  if (model == "exact") {
    shown[at(number)] = 1;
  } else if (model == "optimistic") {
    for (int less = 0; less <= number; ++less) shown[at(less)] = 1.0 / (number + 1);
  } else if (model == "cautious") {
    for (int more = number; more <= degree; ++more) shown[at(more)] = 1.0 / (degree - number + 1);
  } else if (model.starts_with(kWithheld)) {
    const double silent = std::stod(std::string(model.substr(kWithheld.size())));
    shown[kNothing] = silent;
    shown[at(number)] = 1 - silent;
  } else {
    throw std::invalid_argument("unknown clue model " + std::string(model));
  }
  return shown;
}

Shown shown_by_all(std::string_view clues, int mines, int degree) {
  Shown now{};
  now[at(mines)] = 1;
  while (true) {
    const std::size_t plus = clues.find('+');
    Shown next{};
    next[kNothing] = now[kNothing];  // silence stays silence
    for (int number = 0; number <= degree; ++number) {
      const Shown made = shown_by(clues.substr(0, plus), number, degree);
      for (std::size_t i = 0; i < next.size(); ++i) next[i] += now[at(number)] * made[i];
    }
    now = next;
    if (plus == clues.npos) return now;
    clues.remove_prefix(plus + 1);
  }
}

// ---- The prior ----------------------------------------------------------------------------------

double choose(int n, int k) {
  double ways = 1;
  for (int i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
  return ways;
}

// The prior chance of one layout with `mines` mines on `cells` cells, of which `room` may hold one.
double chance_of_layout(const CountPrior& prior, int mines, int room, int cells) {
  switch (prior.kind) {
    case CountPrior::Kind::Unknown:
      return 1.0 / (cells + 1) / choose(room, mines);
    case CountPrior::Kind::Known:
      return mines == prior.count ? 1 / choose(room, mines) : 0;
    case CountPrior::Kind::Weighed:
      if (at(mines) >= prior.weights.size()) return 0;
      return prior.weights[at(mines)] / choose(room, mines);
    case CountPrior::Kind::Density:
      return std::pow(prior.density, mines) * std::pow(1 - prior.density, room - mines);
  }
  return 0;
}

// ---- Every layout -------------------------------------------------------------------------------

class Enumeration {
 public:
  explicit Enumeration(const Position& position) : position_(position) {
    read_symbols();
    read_promise();
    for (int cell = 0; cell < cells(); ++cell) {
      neighbours_.push_back(neighbours(position.width, position.height, position.grid, cell));
    }
    for (int mines = 0; mines <= room_; ++mines) {
      prior_.push_back(chance_of_layout(position.prior, mines, room_, cells()));
    }
    for (int degree = 0; degree <= 8; ++degree) {
      for (int mines = 0; mines <= degree; ++mines) {
        kernel_[at(degree)][at(mines)] = shown_by_all(position.clues, mines, degree);
      }
    }
  }

  Answer run() {
    const auto n = at(cells());
    answer_.is_always_mine.assign(n, true);
    answer_.is_never_mine.assign(n, true);
    mine_weight_.assign(n, 0);
    showing_.assign(n, Showing{});
    if (!promise_broken_) {
      for (std::uint32_t bits = 0; bits < (std::uint32_t{1} << free_.size()); ++bits) {
        take(layout_of(bits));
      }
    }
    divide();
    return answer_;
  }

 private:
  using Layout = std::vector<bool>;

  int cells() const { return position_.width * position_.height; }
  bool is_covered(int cell) const { return symbols_[at(cell)] == '?'; }
  bool is_marked_mine(int cell) const {
    return symbols_[at(cell)] == 'M' || symbols_[at(cell)] == 'F';
  }

  void read_symbols() {
    for (const std::string& row : position_.rows) {
      if (row.size() != at(position_.width)) throw std::invalid_argument("a row of another width");
      symbols_ += row;
    }
    if (symbols_.size() != at(cells()) || symbols_.empty()) {
      throw std::invalid_argument("not as many rows as said");
    }
    if (symbols_.find_first_not_of("?012345678_MF") != symbols_.npos) {
      throw std::invalid_argument("an unknown symbol");
    }
  }

  void read_promise() {
    std::vector<bool> promised(at(cells()), false);
    for (const int cell : position_.promised_safe) {
      promised.at(at(cell)) = true;
      if (is_marked_mine(cell)) promise_broken_ = true;
    }
    for (int cell = 0; cell < cells(); ++cell) {
      if (promised[at(cell)]) continue;
      ++room_;
      if (is_covered(cell)) free_.push_back(cell);
    }
    if (free_.size() > at(kMostCovered)) throw std::invalid_argument("too many covered cells");
  }

  // Bit i says whether the i-th free cell holds a mine.
  Layout layout_of(std::uint32_t bits) const {
    Layout layout(at(cells()), false);
    for (int cell = 0; cell < cells(); ++cell) layout[at(cell)] = is_marked_mine(cell);
    for (std::size_t i = 0; i < free_.size(); ++i) layout[at(free_[i])] = (bits >> i) & 1;
    return layout;
  }

  int mines_around(const Layout& layout, int cell) const {
    int mines = 0;
    for (const int neighbour : neighbours_[at(cell)]) mines += layout[at(neighbour)];
    return mines;
  }

  const Shown& shown_at(const Layout& layout, int cell) const {
    return kernel_[neighbours_[at(cell)].size()][at(mines_around(layout, cell))];
  }

  double weight_of(const Layout& layout) const {
    int mines = 0;
    for (const bool mine : layout) mines += mine;
    double weight = prior_[at(mines)];
    for (int cell = 0; cell < cells() && weight > 0; ++cell) {
      const char symbol = symbols_[at(cell)];
      if (symbol >= '0' && symbol <= '8') weight *= shown_at(layout, cell)[at(symbol - '0')];
    }
    return weight;
  }

  void take(const Layout& layout) {
    const double weight = weight_of(layout);
    if (weight <= 0) return;
    ++answer_.layouts;
    answer_.total_weight += weight;
    for (int cell = 0; cell < cells(); ++cell) {
      if (layout[at(cell)]) {
        answer_.is_never_mine[at(cell)] = false;
        mine_weight_[at(cell)] += weight;
      } else {
        answer_.is_always_mine[at(cell)] = false;
        if (is_covered(cell)) add_showing(cell, weight, shown_at(layout, cell));
      }
    }
  }

  void add_showing(int cell, double weight, const Shown& shown) {
    Showing& sum = showing_[at(cell)];
    for (std::size_t number = 0; number < sum.clue.size(); ++number) {
      sum.clue[number] += weight * shown[number];
    }
    sum.withheld += weight * shown[kNothing];
  }

  // Sums of weights become probabilities.
  void divide() {
    const double total = answer_.total_weight;
    answer_.mine_probability.assign(at(cells()), std::numeric_limits<double>::quiet_NaN());
    answer_.showing.assign(at(cells()), std::nullopt);
    if (total <= 0) return;
    for (int cell = 0; cell < cells(); ++cell) {
      if (!is_covered(cell)) continue;
      Showing showing = showing_[at(cell)];
      for (double& chance : showing.clue) chance /= total;
      showing.withheld /= total;
      showing.mine = mine_weight_[at(cell)] / total;
      answer_.mine_probability[at(cell)] = showing.mine;
      answer_.showing[at(cell)] = showing;
    }
  }

  const Position& position_;
  std::string symbols_;
  std::vector<int> free_;  // the covered cells that may hold a mine
  int room_ = 0;           // how many cells of the board were not promised safe
  bool promise_broken_ = false;
  std::vector<std::vector<int>> neighbours_;
  std::vector<double> prior_;                     // of one layout, by its number of mines
  std::array<std::array<Shown, 9>, 9> kernel_{};  // [degree][mines]

  Answer answer_;
  std::vector<double> mine_weight_;
  std::vector<Showing> showing_;
};

}  // namespace

std::vector<int> neighbours(int width, int height, const std::string& grid, int cell) {
  std::vector<int> found;
  for (int other = 0; other < width * height; ++other) {
    if (touch(width, height, grid, cell, other)) found.push_back(other);
  }
  return found;
}

double chance_to_show(const std::string& clues, int shown, int mines, int degree) {
  return shown_by_all(clues, mines, degree).at(at(shown));
}

Answer ask(const Position& position) {
  return Enumeration(position).run();
}

}  // namespace oracle
