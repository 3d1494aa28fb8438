#include "game/zini_search.h"

#include <algorithm>
#include <ranges>

#include "core/macros.h"
#include "core/rng.h"
#include "game/zini.h"

namespace minewise {

ChordCost::ChordCost(const Openings& openings)
    : openings_(openings),
      is_chord_(static_cast<std::size_t>(openings.topology().cells()), 0),
      openers_(is_chord_.size(), 0),
      edge_begins_(is_chord_.size() + 1, 0),
      edge_chords_(static_cast<std::size_t>(openings.count())),
      place_(is_chord_.size(), 0),
      bare_openings_(openings.count()),
      state_(is_chord_.size() + edge_chords_.size(), 0) {
  const auto for_each_edge = [&](const auto& visit) {
    for (int opening = 0; opening < openings.count(); ++opening) {
      for (const Cell cell : openings.cells(opening)) {
        if (!openings.is_zero(cell)) visit(cell, opening);
      }
    }
  };
  for_each_edge([&](Cell cell, int) { ++edge_begins_[cell.at() + 1]; });
  for (std::size_t i = 1; i < edge_begins_.size(); ++i) edge_begins_[i] += edge_begins_[i - 1];
  edge_openings_.resize(static_cast<std::size_t>(edge_begins_.back()));
  std::vector<std::int32_t> next = edge_begins_;
  for_each_edge([&](Cell cell, int opening) {
    edge_openings_[static_cast<std::size_t>(next[cell.at()]++)] = opening;
  });
  for (Cell cell{0}; cell.index < openings.topology().cells(); ++cell.index) {
    lone_clicks_ += openings.is_lone(cell);
  }
}

std::span<const std::int32_t> ChordCost::openings_at(Cell cell) const {
  const auto begin = static_cast<std::size_t>(edge_begins_[cell.at()]);
  return std::span(edge_openings_)
      .subspan(begin, static_cast<std::size_t>(edge_begins_[cell.at() + 1]) - begin);
}

void ChordCost::change_openers(Cell lone, int by) {
  const bool counts = openings_.is_lone(lone) && !has(lone);
  if (counts) lone_clicks_ -= openers_[lone.at()] == 0;
  openers_[lone.at()] = static_cast<std::uint8_t>(openers_[lone.at()] + by);
  if (counts) lone_clicks_ += openers_[lone.at()] == 0;
}

void ChordCost::change_edge(Cell cell, bool is_added) {
  for (const std::int32_t opening : openings_at(cell)) {
    auto& chords = edge_chords_[static_cast<std::size_t>(opening)];
    bare_openings_ -= chords.empty();
    if (is_added) {
      chords.push_back(cell);
    } else {
      *std::ranges::find(chords, cell) = chords.back();
      chords.pop_back();
    }
    bare_openings_ += chords.empty();
  }
}

void ChordCost::toggle(Cell cell) {
  CHECK(openings_.number(cell) > 0 && !openings_.is_mine(cell));
  const bool is_added = !has(cell);
  if (openings_.is_lone(cell) && openers_[cell.at()] == 0) lone_clicks_ += is_added ? -1 : 1;
  is_chord_[cell.at()] = is_added;
  if (is_added) {
    place_[cell.at()] = static_cast<std::int32_t>(chords_.size());
    chords_.push_back(cell);
  } else {
    const Cell last = chords_.back();
    place_[last.at()] = place_[cell.at()];
    chords_[static_cast<std::size_t>(place_[cell.at()])] = last;
    chords_.pop_back();
  }
  change_edge(cell, is_added);
  for (const Cell near : openings_.topology().neighbours(cell)) {
    const int by = is_added ? 1 : -1;
    if (openings_.is_mine(near)) flags_ -= openers_[near.at()] > 0;
    change_openers(near, by);
    if (openings_.is_mine(near)) flags_ += openers_[near.at()] > 0;
  }
}

int ChordCost::least_change(Cell cell) const {
  int change = 1 - static_cast<int>(openings_at(cell).size());
  for (const Cell near : openings_.topology().neighbours(cell)) {
    const bool is_untouched = openers_[near.at()] == 0;
    if (openings_.is_mine(near)) {
      change += is_untouched;
    } else if (has(near)) {
      --change;
    } else {
      change -= is_untouched && openings_.is_lone(near);
    }
  }
  return change;
}

// The nodes with arrows of their own that open with a node.
template <class Visit>
void ChordCost::for_each_opened(Node node, const Visit& visit) const {
  const int cells = openings_.topology().cells();
  if (node >= cells) {
    for (const Cell cell : edge_chords_[static_cast<std::size_t>(node - cells)]) visit(cell.index);
    return;
  }
  for (const std::int32_t opening : openings_at(Cell{node})) visit(node_of(opening));
  for (const Cell near : openings_.topology().neighbours(Cell{node})) {
    if (has(near)) visit(near.index);
  }
}

constexpr std::uint8_t kReached = 1, kMarked = 2;

// Depth first. A node on the stack by its complement is one whose arrows have all been followed.
void ChordCost::finish_from(Node start) {
  stack_.push_back(start);
  while (!stack_.empty()) {
    const Node node = stack_.back();
    stack_.pop_back();
    if (node < 0) {
      finished_.push_back(~node);
      continue;
    }
    if (state_[static_cast<std::size_t>(node)] != 0) continue;
    state_[static_cast<std::size_t>(node)] = kReached;
    stack_.push_back(~node);
    for_each_opened(node, [&](Node next) {
      if (state_[static_cast<std::size_t>(next)] == 0) stack_.push_back(next);
    });
  }
}

void ChordCost::mark_from(Node start) {
  const auto mark = [&](Node node) {
    if (state_[static_cast<std::size_t>(node)] == kMarked) return;
    state_[static_cast<std::size_t>(node)] = kMarked;
    stack_.push_back(node);
  };
  mark(start);
  while (!stack_.empty()) {
    const Node node = stack_.back();
    stack_.pop_back();
    for_each_opened(node, mark);
  }
}

// The node finished last lies in a part that no arrow enters. With all that it reaches left out,
// so does the last of the others, and so on (as Kosaraju finds strongly connected parts).
int ChordCost::count_entries() {
  finished_.clear();
  for (const Cell chord : chords_) finish_from(chord.index);
  int entries = 0;
  for (const Node node : std::views::reverse(finished_)) {
    if (state_[static_cast<std::size_t>(node)] == kMarked) continue;
    mark_from(node);
    ++entries;
  }
  for (const Node node : finished_) state_[static_cast<std::size_t>(node)] = 0;
  return entries;
}

// From a set of chords to a better one, by threshold accepting: a chord is added, taken away or
// moved, and the change is kept if it costs nothing, or one click with a chance that shrinks to
// nothing on the way. Changes that cannot be worth it are told by a look at the neighbours.

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
