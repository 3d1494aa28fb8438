// How a screen shows the cells of a game: with the symbols of printed boards, or with the
// probability of each covered cell in percent. Once the game is over it shows where the mines were.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/board_pane.h"
#include "core/placed_view.h"
#include "game/game.h"
#include "game/odds.h"
#include "output/drawing/text.h"
#include "search/grounds.h"
#include "solver/analyze.h"

namespace minewise {

class BoardPicture {
 public:
  explicit BoardPicture(const Game& game) : game_(game) {}

  void set_news(Overlay news) { news_ = std::move(news); }
  void set_cursor(Cell cell) { cursor_ = cell; }
  void set_premises(std::vector<Cell> cells) { premises_ = std::move(cells); }
  void set_hand_marks(std::function<bool(Cell)> is_marked) { is_marked_ = std::move(is_marked); }
  void set_analysis(const Analysis& analysis);
  void set_odds(const std::vector<CellOdds>& odds);  // unless there is an analysis

  // The width of a cell: wider with numbers.
  int cell_width() const { return analysis_ || !odds_.empty() ? 6 : 3; }
  PaneCell at(Cell cell) const;

 private:
  CellText text(Cell cell) const;
  CellText true_text(Cell cell) const;
  Mark odds_of(Cell cell) const;  // REQUIRES: there is an analysis
  bool is_marked(Cell cell) const { return is_marked_ && is_marked_(cell); }

  const Game& game_;
  Overlay news_;
  std::optional<Cell> cursor_;
  std::vector<Cell> premises_;
  std::function<bool(Cell)> is_marked_;
  const Analysis* analysis_ = nullptr;
  std::vector<std::optional<CellOdds>> odds_;     // by cell, if there are any
  std::vector<std::optional<Verdict>> verdicts_;  // by cell, with an analysis
};

// The symbols that printed boards do not have.
std::string picture_legend();

// Explains the probability of a covered cell in several lines that fit on a screen. Numbers of
// layouts, which may have thousands of digits, are shortened.
std::string tell_grounds(const Grounds& grounds, Cell cell, const PlacedView& placed);

}  // namespace minewise
