// Random moves, sensible or not: the view keeps its two lists, the answers say what changed, and
// nothing is shown that the layout and the clue model do not allow.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

#include "any.h"
#include "game/game.h"

namespace minewise {
namespace {

// Any covered cell, opened more often than flagged.
Move any_move(const View& view) {
  const auto covered = view.covered();
  const Cell cell = covered[*rc::gen::inRange<std::size_t>(0, covered.size())];
  return {*rc::gen::inRange(0, 4) == 0 ? Move::Kind::Flag : Move::Kind::Open, cell};
}

// Every cell is in one of the two lists, once, and in the one of its state.
void check_lists(const View& view) {
  std::vector<Cell> all(view.uncovered().begin(), view.uncovered().end());
  all.insert(all.end(), view.covered().begin(), view.covered().end());
  std::ranges::sort(all);
  RC_ASSERT(std::ssize(all) == view.cells());
  for (std::size_t i = 0; i < all.size(); ++i) RC_ASSERT(all[i] == Cell{static_cast<int>(i)});
  for (const Cell cell : view.uncovered()) RC_ASSERT(!view.is_covered(cell));
  for (const Cell cell : view.covered()) RC_ASSERT(view.is_covered(cell));
}

RC_GTEST_PROP(Views, KeepTheirCellsInTwoLists, ()) {
  const Shape shape = *any_shape();
  View view(make_topology(shape), Rules::survival(), UnknownCount{});
  std::vector<Cell> moved;
  check_lists(view);
  while (!view.covered().empty()) {
    const Cell cell = any_move(view).cell;
    const Clue clue = Clue::number(*rc::gen::inRange(0, 9));
    switch (*rc::gen::inRange(0, 3)) {
      case 0:
        view.open(cell, clue);
        RC_ASSERT(view.is_open(cell));
        RC_ASSERT(view.clue(cell) == clue);
        break;
      case 1:
        view.step_on(cell);
        RC_ASSERT(view.state(cell) == CellState::Mine);
        break;
      default:
        view.flag(cell);
        RC_ASSERT(view.state(cell) == CellState::Flagged);
    }
    moved.push_back(cell);
    check_lists(view);
    RC_ASSERT(std::ranges::equal(view.uncovered(), moved));
  }
}

// Before a move and after it.
struct Change {
  Move move;
  Outcome outcome;
  std::vector<Cell> uncovered_before;
};

// The first move is the one that the rules prescribe, where they do.
Change play_any_move(Game& game) {
  const auto uncovered = game.view().uncovered();
  const auto& first = game.id().rules.first.cell;
  Change change{any_move(game.view()), {}, {uncovered.begin(), uncovered.end()}};
  if (first && uncovered.empty()) change.move = {Move::Kind::Open, game.id().shape().cell(*first)};
  change.outcome = game.play(change.move);
  return change;
}

template <class See>
void play_any_game(See see) {
  const GameId id = *any_game_id();
  Game game(id, make_topology(id.shape()));
  while (!game.is_over()) see(game, play_any_move(game));
}

RC_GTEST_PROP(Games, AddToTheUncoveredCellsWhatAMoveChanged, ()) {
  play_any_game([](const Game& game, const Change& change) {
    const auto now = game.view().uncovered();
    const auto& before = change.uncovered_before;
    RC_ASSERT(std::ranges::equal(now.first(before.size()), before));
    RC_ASSERT(now[before.size()] == change.move.cell);
    RC_ASSERT(std::ssize(now) == std::ssize(before) + change.outcome.changed);
    check_lists(game.view());
  });
}

RC_GTEST_PROP(Games, AnswerAMoveByWhatTheLayoutHolds, ()) {
  play_any_game([](const Game& game, const Change& change) {
    const auto& [move, outcome, before] = change;
    const View& view = game.view();
    if (move.kind == Move::Kind::Flag) {
      RC_ASSERT(outcome.kind == Outcome::Kind::Flagged);
      RC_ASSERT(view.state(move.cell) == CellState::Flagged);
    } else if (game.layout().has_mine(move.cell)) {
      RC_ASSERT(outcome.kind == Outcome::Kind::Mine);
      RC_ASSERT(view.state(move.cell) == CellState::Mine);
    } else {
      RC_ASSERT(outcome.kind == Outcome::Kind::Clue);
      RC_ASSERT(outcome.clue == view.clue(move.cell));
    }
  });
}

RC_GTEST_PROP(Games, ShowOnlyCluesThatTheTruthAllows, ()) {
  play_any_game([](const Game& game, const Change& change) {
    const View& view = game.view();
    for (const Cell cell : view.uncovered().subspan(change.uncovered_before.size())) {
      if (!view.is_open(cell)) continue;
      RC_ASSERT(!game.layout().has_mine(cell));
      const int mines = mines_around(game.layout(), view.topology(), cell);
      const int degree = view.topology().degree(cell);
      RC_ASSERT(game.id().rules.clues->probability(view.clue(cell), mines, degree) > 0);
    }
  });
}

// A cascade opens what the clues it has shown prove safe, all of that and nothing else.
RC_GTEST_PROP(Games, CascadeExactlyAsFarAsCluesProve, ()) {
  play_any_game([](const Game& game, const Change& change) {
    const View& view = game.view();
    const auto opened = view.uncovered().subspan(change.uncovered_before.size());
    if (!game.id().rules.cascade) RC_ASSERT(opened.size() == 1u);
    const auto proves = [&](Cell cell) {
      return view.is_open(cell) && view.allowed_mines(cell).most == 0;
    };
    for (const Cell cell : opened) {
      const auto neighbours = view.topology().neighbours(cell);
      if (cell != change.move.cell) RC_ASSERT(std::ranges::any_of(neighbours, proves));
      if (!game.id().rules.cascade || !proves(cell)) continue;
      for (const Cell neighbour : neighbours) RC_ASSERT(!view.is_covered(neighbour));
    }
  });
}

RC_GTEST_PROP(Games, KeepWhatTheyPromiseAndTellOnlyWhatTheyMay, ()) {
  play_any_game([](const Game& game, const Change&) {
    const View& view = game.view();
    const bool promises = game.id().rules.first.promise != Promise::None;
    const bool opened = std::ranges::any_of(
        view.uncovered(), [&](Cell cell) { return view.state(cell) != CellState::Flagged; });
    RC_ASSERT(view.promised().empty() == !(promises && opened));
    for (const Cell cell : view.promised()) RC_ASSERT(!game.layout().has_mine(cell));
    if (game.id().rules.count == CountRule::Hidden) {
      RC_ASSERT(!std::holds_alternative<FixedCount>(view.count()));
    } else if (game.is_dealt()) {
      RC_ASSERT(view.count() == MineCount{FixedCount{game.layout().mines()}});
    }
  });
}

RC_GTEST_PROP(Games, KeepTheirScore, ()) {
  play_any_game([](const Game& game, const Change&) {
    const View& view = game.view();
    if (!game.is_dealt()) return;
    int stepped = 0, right = 0, wrong = 0, safe_left = 0;
    for (int index = 0; index < view.cells(); ++index) {
      const Cell cell{index};
      const bool mine = game.layout().has_mine(cell);
      const bool flagged = view.state(cell) == CellState::Flagged;
      stepped += view.state(cell) == CellState::Mine;
      right += flagged && mine;
      wrong += flagged && !mine;
      safe_left += !mine && !view.is_open(cell);
    }
    RC_ASSERT(game.mines_stepped_on() == stepped);
    RC_ASSERT(game.wrong_flags() == wrong);
    RC_ASSERT(game.is_cleared() == (safe_left == 0));
    const int mines = game.layout().mines();
    const int identified = safe_left == 0 ? mines - stepped : right;
    RC_ASSERT(game.score() == (mines == 0 ? 1 : static_cast<double>(identified) / mines));
  });
}

// Flags put down before the mines were laid are judged all the same.
RC_GTEST_PROP(Games, AreNotWonByFlagsAlone, ()) {
  GameId id = *any_game_id();
  id.mines = FixedCount{0};
  id.rules.first.cell.reset();
  Game game(id, make_topology(id.shape()));
  while (!game.is_over()) game.play({Move::Kind::Flag, game.view().covered().front()});
  RC_ASSERT(game.wrong_flags() == id.shape().cells());
}

}  // namespace
}  // namespace minewise
