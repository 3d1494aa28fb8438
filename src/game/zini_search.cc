// From a set of chords to a better one, by threshold accepting: a chord is added, taken away or
// moved, and the change is kept if it costs nothing, or one click with a chance that shrinks to
// nothing on the way. Changes that cannot be worth it are told by a look at the neighbours.
#include <algorithm>

#include "core/rng.h"
#include "game/chord_cost.h"
#include "game/zini.h"

namespace minewise {
namespace {

class ChordSearch {
 public:
  ChordSearch(const Openings& openings, Chording start, int least)
      : openings_(openings), cost_(openings), best_(std::move(start)), least_(least) {
    for (const Cell chord : best_.chords) cost_.toggle(chord);
    current_ = cost_.cost();
    keep_if_better();
    for (Cell cell{0}; cell.index < openings.topology().cells(); ++cell.index) {
      if (openings.number(cell) > 0 && !openings.is_mine(cell)) numbers_.push_back(cell);
    }
  }

  Chording run(long long steps) {
    if (numbers_.empty()) return best_;
    for (used_ = 0; used_ < steps && best_.clicks > least_;) {
      const auto left = static_cast<double>(steps - used_) / static_cast<double>(steps);
      may_cost_ = rng_.unit() < kGenerous * left ? 1 : 0;
      used_ += kLook;
      if (rng_.below(2) == 0) {
        toggle_any();
      } else {
        move_any();
      }
    }
    return best_;
  }

 private:
  // How often a click more is taken at first, and the work of a look at neighbours.
  static constexpr double kGenerous = 0.1;
  static constexpr int kLook = 20;

  Cell pick(std::span<const Cell> cells) {
    return cells[rng_.below(static_cast<std::uint32_t>(cells.size()))];
  }

  void toggle_any() {
    const Cell cell = pick(numbers_);
    if (!cost_.has(cell) && cost_.least_change(cell) > may_cost_) return;
    cost_.toggle(cell);
    if (!is_taken()) cost_.toggle(cell);
  }

  // A chord moves to a number at most two steps away.
  void move_any() {
    if (cost_.chords().empty()) return;
    const Cell from = pick(cost_.chords());
    Cell to = from;
    for (int step = 0; step < 2; ++step) {
      const Neighbours near = openings_.topology().neighbours(to);
      to = near[rng_.below(static_cast<std::uint32_t>(near.size()))];
    }
    if (openings_.number(to) == 0 || openings_.is_mine(to) || cost_.has(to)) return;
    cost_.toggle(from);
    cost_.toggle(to);
    if (is_taken()) return;
    cost_.toggle(to);
    cost_.toggle(from);
  }

  bool is_taken() {
    used_ += kLook * static_cast<long long>(cost_.chords().size() + 1);
    const int cost = cost_.cost();
    if (cost > current_ + may_cost_) return false;
    current_ = cost;
    keep_if_better();
    return true;
  }

  void keep_if_better() {
    if (current_ >= best_.clicks) return;
    best_ = {current_, {cost_.chords().begin(), cost_.chords().end()}};
  }

  const Openings& openings_;
  ChordCost cost_;
  Chording best_;
  int least_;
  std::vector<Cell> numbers_;
  int current_ = 0;
  int may_cost_ = 0;
  long long used_ = 0;
  Rng rng_{Seed{0}, Digest("zini")};
};

}  // namespace

Chording improve(const Openings& openings, Chording start, int least, long long steps) {
  return ChordSearch(openings, std::move(start), least).run(steps);
}

Zini find_zini(const Openings& openings, long long steps) {
  Chording greedy = chord_greedily(openings), human = chord_like_humans(openings);
  Zini zini{greedy.clicks, human.clicks, std::min(greedy.clicks, human.clicks), 0};
  zini.least = least_zini(openings, steps / 2);
  // On small boards everything has been tried long before.
  constexpr long long kStepsACell = 40'000;
  const long long most = std::min(steps / 2, kStepsACell * openings.topology().cells());
  Chording& start = greedy.clicks <= human.clicks ? greedy : human;
  zini.best = improve(openings, std::move(start), zini.least, most).clicks;
  return zini;
}

}  // namespace minewise
