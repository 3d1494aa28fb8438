#include "play/game/game.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "ground/base/check.h"
#include "play/game/dealer.h"

namespace minewise {
namespace {

// What the rules let a player know of the number of mines before the layout exists.
MineCount count_before_dealing(const GameId& id) {
  if (const auto* law = std::get_if<Independent>(&id.mines)) return *law;
  if (id.rules.count == CountRule::Hidden) return UnknownCount{};
  return std::get<FixedCount>(id.mines);
}

GameId without_promise(GameId id) {
  id.rules.first.promise = Promise::None;
  return id;
}

}  // namespace

Game::Game(const GameId& id, TopologyPtr topology)
    : id_(id),
      topology_(std::move(topology)),
      view_(topology_, id.rules, count_before_dealing(id)) {
  CHECK(topology_->cells() == id.shape().cells());
  if (id.rules.first.promise == Promise::None) take(deal(id, {}));
}

Game::Game(const GameId& id, TopologyPtr topology, Layout layout)
    : id_(without_promise(id)),
      topology_(std::move(topology)),
      view_(topology_, id_.rules, count_before_dealing(id_)),
      given_(true) {
  CHECK(topology_->cells() == layout.cells() && layout.cells() == id.shape().cells());
  take(std::move(layout));
}

Result<Game> Game::going_on(const GameId& id, Layout layout, const View& shown) {
  Game game(id, shown.topology_ptr(), std::move(layout));
  game.continued_ = true;
  for (const Cell cell : shown.uncovered()) {
    if (!game.can_show(shown, cell)) {
      return fail("{} shows what it cannot show on this layout", id.shape().place(cell).text());
    }
    if (shown.is_open(cell)) {
      game.view_.open(cell, shown.clue(cell));
      --game.safe_left_;
    } else if (shown.state(cell) == CellState::Mine) {
      game.view_.step_on(cell);
      ++game.stepped_on_;
    }
  }
  return game;
}

// A withheld clue says nothing, under any kind of clues. A flag is a claim, right or wrong.
bool Game::can_show(const View& shown, Cell cell) const {
  const bool is_mine = layout_->has_mine(cell);
  if (!shown.is_open(cell)) return is_mine || shown.state(cell) == CellState::Flagged;
  const auto& likelihood = id_.rules.clues->likelihood(shown.clue(cell), topology_->degree(cell));
  return !is_mine && likelihood[around_[cell]] > 0;
}

void Game::restart(std::uint64_t number) {
  CHECK(!is_given());
  id_.game = number;
  view_.restart(count_before_dealing(id_));
  layout_.reset();
  stepped_on_ = 0;
  if (id_.rules.first.promise == Promise::None) take(deal(id_, {}));
}

void Game::take(Layout layout) {
  layout_ = std::move(layout);
  around_.assign(*topology_, 0);
  layout_->for_each_mine([&](Cell mine) { around_.add_around(mine, *topology_, 1); });
  safe_left_ = layout_->cells() - layout_->mines();
  if (id_.rules.count == CountRule::Shown) view_.tell_count(FixedCount{layout_->mines()});
}

bool Game::can_show_all() const {
  const auto* told = std::get_if<FixedCount>(&view_.count());
  if (told && told->mines != layout_->mines()) return false;
  return std::ranges::all_of(view_.uncovered(), [&](Cell cell) { return can_show(view_, cell); }) &&
         std::ranges::none_of(view_.promised(), [&](Cell cell) { return layout_->has_mine(cell); });
}

void Game::relay(Layout layout) {
  CHECK(is_dealt() && layout.cells() == layout_->cells());
  const MineCount told = view_.count();
  take(std::move(layout));
  view_.tell_count(told);
  CHECK(can_show_all());
  safe_left_ -= static_cast<int>(
      std::ranges::count_if(view_.uncovered(), [&](Cell cell) { return view_.is_open(cell); }));
}

// The rules promise the first cell free, or it and its neighbours: only now is it known which.
void Game::deal_after(Cell first) {
  std::vector<Cell> free = kept_free(*topology_, first, id_.rules.first.promise);
  take(deal(id_, free));
  view_.promise(std::move(free));
}

Outcome Game::play(Move move) {
  CHECK(!is_over() && view_.is_covered(move.cell));
  if (move.kind == Move::Kind::Open) return open(move.cell);
  view_.flag(move.cell);
  if (view_.covered().empty() && !is_dealt()) take(deal(id_, {}));  // nothing left to promise
  return {};
}

Outcome Game::open(Cell cell) {
  if (!is_dealt()) deal_after(cell);
  if (layout_->has_mine(cell)) {
    view_.step_on(cell);
    ++stepped_on_;
    return {Outcome::Kind::Mine, Clue::withheld(), 1};
  }
  const Clue clue = draw_clue(cell);
  view_.open(cell, clue);
  --safe_left_;
  return {Outcome::Kind::Clue, clue, 1 + cascade_from(cell)};
}

// What a cell shows depends on the game and the cell alone, not on when it is asked: every agent
// meets the same board, noise included.
Clue Game::draw_clue(Cell cell) const {
  const int mines = around_[cell];
  const ClueModel& model = *id_.rules.clues;
  if (model.is_exact()) return Clue::number(mines);
  Rng rng(id_.seed, stream_of(id_, "clue").add(static_cast<std::uint64_t>(cell.index)));
  return model.draw(mines, topology_->degree(cell), rng);
}

// Opens what a clue proves safe, what that proves safe, and so on. The cells opened stand in
// uncovered() in the order of a breadth-first search, which is also the queue of that search.
int Game::cascade_from(Cell cell) {
  // Only what the player could have proved may open cells; anything more would leak the truth.
  const auto proves_neighbours_safe = [this](Cell open) {
    return view_.allowed_mines(open).most == 0;
  };
  if (!id_.rules.cascade || !proves_neighbours_safe(cell)) return 0;
  const std::size_t begin = view_.uncovered().size() - 1;
  for (std::size_t next = begin; next < view_.uncovered().size(); ++next) {
    const Cell from = view_.uncovered()[next];
    if (!proves_neighbours_safe(from)) continue;
    view_.for_each_covered_around(
        from, [this](Cell neighbour) { view_.open(neighbour, draw_clue(neighbour)); });
  }
  const int opened = static_cast<int>(view_.uncovered().size() - begin) - 1;
  safe_left_ -= opened;
  return opened;
}

const Layout& Game::layout() const {
  CHECK(is_dealt());
  return *layout_;
}

int Game::wrong_flags() const {
  if (!is_dealt()) return 0;
  return static_cast<int>(std::ranges::count_if(view_.uncovered(), [&](Cell cell) {
    return view_.state(cell) == CellState::Flagged && !layout_->has_mine(cell);
  }));
}

int Game::mines_identified() const {
  if (!is_dealt()) return 0;
  if (is_cleared()) return layout_->mines() - stepped_on_;
  return static_cast<int>(std::ranges::count_if(view_.uncovered(), [&](Cell cell) {
    return view_.state(cell) == CellState::Flagged && layout_->has_mine(cell);
  }));
}

double Game::score() const {
  if (!is_dealt() || layout_->mines() == 0) return 1;
  return static_cast<double>(mines_identified()) / layout_->mines();
}

bool Game::is_won() const {
  if (id_.rules.ruleset == Ruleset::Classic) return is_cleared();
  return is_over() && stepped_on_ == 0;
}

}  // namespace minewise
