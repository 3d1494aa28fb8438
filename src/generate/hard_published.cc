// The local search of report 002 (its algorithm 2), as its text describes it. Take the mines one
// after another and hold the others; try the mine in each free cell next to it in its row and
// column; play 15 games on each. If the lowest mean is below that of the board so far, the mine
// moves there. If that brings less than 1%, a counter goes up, and when it reaches its limit the
// run is over. Runs are repeated from random boards.
//
// Choices where the report is silent or contradicts itself: its listing counts when the score rises
// by 1%, its text when it does not fall by 1%; we follow the text. A move that lowers the score by
// less than 1% is made all the same. With a bound on moves a run begins with the given board rather
// than a random one.
//
// Every mean comes from 15 games of its own, and the lowest of four such means is lower than the
// truth. So the score that the search believes in falls faster than the score of its boards.
#include <algorithm>
#include <vector>

#include "generate/hard_board.h"

namespace minewise {
namespace {

std::vector<Cell> mines_of(const Layout& layout) {
  std::vector<Cell> mines;
  for (int i = 0; i < layout.cells(); ++i) {
    if (layout.has_mine(Cell{i})) mines.push_back(Cell{i});
  }
  return mines;
}

Layout moved(Layout layout, Cell from, Cell to) {
  layout.take_mine(from);
  layout.place_mine(to);
  return layout;
}

class PublishedSearch {
 public:
  PublishedSearch(const HardSearch& search, BoardTrials& trials, Rng& rng,
                  const Published& published)
      : search_(search), trials_(trials), rng_(rng), published_(published), best_(search.start) {}

  Layout run() {
    best_score_ = evaluate(search_.start).value_or(1);
    bool goes_on = tell(best_score_, best_) && climb(best_, best_score_);
    while (goes_on) {
      const Layout start = next_start();
      const auto score = evaluate(start);
      goes_on = score && climb(start, *score);
    }
    return best_;
  }

 private:
  bool tell(double score, const Layout& board) const {
    return search_.observer({trials_.played(), score, &board});
  }

  // Nothing when the games are spent, or the search is stopped.
  std::optional<double> evaluate(const Layout& board) {
    const std::uint64_t games = published_.games_per_board;
    const bool is_spent = trials_.played() + games > search_.games;
    if (is_spent || !search_.goes_on(trials_.played())) return std::nullopt;
    return mean_of(trials_.play(board, trials_.played(), games));
  }

  bool is_bounded() const { return search_.bounds.max_moves || search_.bounds.max_clumping; }

  Layout next_start() {
    if (is_bounded()) return search_.start;
    std::vector<Cell> cells;
    for (int i = 0; i < search_.start.cells(); ++i) cells.push_back(Cell{i});
    Layout layout(search_.start.cells());
    for (std::size_t i = 0; i < static_cast<std::size_t>(search_.start.mines()); ++i) {
      std::swap(cells[i], cells[i + rng_.below(static_cast<std::uint32_t>(cells.size() - i))]);
      layout.place_mine(cells[i]);
    }
    return layout;
  }

  // One run, until it no longer pays. Returns whether there are games left.
  bool climb(Layout board, double score) {
    int in_vain = 0;
    while (in_vain < published_.patience) {
      const auto mines = mines_of(board);
      if (mines.empty()) return false;
      for (const Cell mine : mines) {
        const double before = score;
        if (!move(mine, board, score)) return false;
        in_vain += !(score < before * (1 - published_.least_decrease));
        if (in_vain == published_.patience) break;
      }
    }
    return true;
  }

  // Moves one mine to where the score is lowest, if that is lower than before.
  bool move(Cell mine, Layout& board, double& score) {
    std::optional<Cell> lowest;
    double lowest_score = score;
    for (const Cell to : steps_from(mine)) {
      if (board.has_mine(to)) continue;
      const Layout candidate = moved(board, mine, to);
      if (!is_within(search_.bounds, candidate, search_.start, *trials_.topology())) continue;
      const auto value = evaluate(candidate);
      if (!value) return false;
      if (*value < lowest_score) {
        lowest = to;
        lowest_score = *value;
      }
    }
    if (!lowest) return true;
    board = moved(board, mine, *lowest);
    score = lowest_score;
    if (score < best_score_) {
      best_ = board;
      best_score_ = score;
      return tell(score, board);
    }
    return true;
  }

  // Up, down, left and right, around the back on a torus.
  std::vector<Cell> steps_from(Cell mine) const {
    const Shape& shape = search_.shape;
    const Place from = shape.place(mine);
    std::vector<Cell> steps;
    for (const Cell cell : trials_.topology()->neighbours(mine)) {
      const Place to = shape.place(cell);
      if (to.row == from.row || to.col == from.col) steps.push_back(cell);
    }
    return steps;
  }

  const HardSearch& search_;
  BoardTrials& trials_;
  Rng& rng_;
  Published published_;
  Layout best_;
  double best_score_ = 1;
};

}  // namespace

Layout search_published(const HardSearch& search, BoardTrials& trials, Rng& rng,
                        const Published& published) {
  return PublishedSearch(search, trials, rng, published).run();
}

bool is_within(const HardBounds& bounds, const Layout& board, const Layout& start,
               const Topology& topology) {
  if (bounds.max_moves && displaced(board, start) > *bounds.max_moves) return false;
  return !bounds.max_clumping || clumping(board, topology) <= *bounds.max_clumping + 1e-9;
}

}  // namespace minewise
