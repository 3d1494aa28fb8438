// The two rules of the proposal. The premium of a number is what a chord on it saves: the units
// around it that are still closed (a unit is an opening or a lone cell), less the flags that are
// missing, less one for the chord, less one if the cell is closed itself. It is kept up to date by
// cell, and those that are not negative wait in a heap, in which what is outdated is passed over.
#include "game/zini.h"

#include <optional>
#include <queue>
#include <utility>

namespace minewise {

namespace {

class Hand {
 public:
  Hand(const Openings& openings, bool is_human)
      : openings_(openings),
        is_human_(is_human),
        premiums_(static_cast<std::size_t>(openings.topology().cells())),
        is_open_(premiums_.size(), false),
        is_flagged_(premiums_.size(), false) {
    count_units();
  }

  Chording play() {
    if (is_human_) click_openings();
    for (;;) {
      if (const auto cell = best_chord()) {
        chord(*cell);
      } else if (!click_first_closed()) {
        return std::move(played_);
      }
    }
  }

 private:
  // Higher premiums first, then by columns, then by rows.
  struct Candidate {
    int premium;
    int order;
    Cell cell;

    friend bool operator<(const Candidate& a, const Candidate& b) {
      return std::pair(a.premium, -a.order) < std::pair(b.premium, -b.order);
    }
  };

  const Topology& topology() const { return openings_.topology(); }
  int cells() const { return topology().cells(); }

  // The cells by columns.
  Cell cell_at(int order) const {
    const Shape& shape = topology().shape();
    return shape.cell({order % shape.height, order / shape.height});
  }
  int order_of(Cell cell) const {
    const auto [row, col] = topology().shape().place(cell);
    return col * topology().shape().height + row;
  }

  // Premiums before the first click.
  void count_units() {
    for (Cell cell{0}; cell.index < cells(); ++cell.index) {
      premiums_[cell.at()] = -openings_.number(cell) - 2;
    }
    for (int opening = 0; opening < openings_.count(); ++opening) {
      for (const Cell cell : openings_.cells(opening)) ++premiums_[cell.at()];
    }
    for (Cell cell{0}; cell.index < cells(); ++cell.index) {
      if (!openings_.is_lone(cell)) continue;
      ++premiums_[cell.at()];
      for (const Cell near : topology().neighbours(cell)) ++premiums_[near.at()];
    }
    for (Cell cell{0}; cell.index < cells(); ++cell.index) offer(cell);
  }

  void offer(Cell cell) {
    const int premium = premiums_[cell.at()];
    if (premium < 0 || openings_.is_mine(cell) || (is_human_ && !is_open_[cell.at()])) return;
    waiting_.push({premium, order_of(cell), cell});
  }

  void change(Cell cell, int by) {
    premiums_[cell.at()] += by;
    offer(cell);
  }

  std::optional<Cell> best_chord() {
    for (; !waiting_.empty(); waiting_.pop()) {
      const Candidate& first = waiting_.top();
      if (first.premium == premiums_[first.cell.at()] && closed_ > 0) return first.cell;
    }
    return std::nullopt;
  }

  void open(Cell cell) {
    is_open_[cell.at()] = true;
    --closed_;
    change(cell, 1);
    if (!openings_.is_lone(cell)) return;
    change(cell, -1);
    for (const Cell near : topology().neighbours(cell)) change(near, -1);
  }

  void reveal(Cell cell) {
    if (is_open_[cell.at()] || openings_.is_mine(cell)) return;
    if (!openings_.is_zero(cell)) return open(cell);
    for (const Cell near : openings_.cells(openings_.opening_of(cell))) {
      if (!is_open_[near.at()]) open(near);
      change(near, -1);
    }
  }

  void click(Cell cell) {
    ++played_.clicks;
    reveal(cell);
  }

  void click_openings() {
    for (int opening = 0; opening < openings_.count(); ++opening) {
      click(openings_.cells(opening).front());
    }
  }

  // Returns whether there was one: a zero, or a lone cell.
  bool click_first_closed() {
    for (; next_ < cells(); ++next_) {
      const Cell cell = cell_at(next_);
      if (is_open_[cell.at()] || openings_.is_mine(cell)) continue;
      if (!openings_.is_zero(cell) && !openings_.is_lone(cell)) continue;
      click(cell);
      return true;
    }
    return false;
  }

  void flag(Cell mine) {
    if (is_flagged_[mine.at()]) return;
    is_flagged_[mine.at()] = true;
    ++played_.clicks;
    for (const Cell near : topology().neighbours(mine)) change(near, 1);
  }

  void chord(Cell cell) {
    if (!is_open_[cell.at()]) click(cell);
    for (const Cell near : topology().neighbours(cell)) {
      if (openings_.is_mine(near)) flag(near);
    }
    ++played_.clicks;
    played_.chords.push_back(cell);
    for (const Cell near : topology().neighbours(cell)) reveal(near);
  }

  const Openings& openings_;
  bool is_human_;
  std::vector<int> premiums_;
  std::vector<bool> is_open_, is_flagged_;
  std::priority_queue<Candidate> waiting_;
  int closed_ = openings_.topology().cells() - openings_.layout().mines();
  int next_ = 0;  // all before it, by columns, are open or need no click
  Chording played_;
};

}  // namespace

Chording chord_greedily(const Openings& openings) {
  return Hand(openings, false).play();
}

Chording chord_like_humans(const Openings& openings) {
  return Hand(openings, true).play();
}

int greedy_zini(const Openings& openings) {
  return chord_greedily(openings).clicks;
}

int human_zini(const Openings& openings) {
  return chord_like_humans(openings).clicks;
}

}  // namespace minewise
