#include "game/game.h"

#include <fmt/core.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "core/macros.h"
#include "game/dealer.h"

namespace minewise {

namespace {

// What the rules let a player know of the number of mines before the layout exists.
MineCount count_before_dealing(const GameId& id) {
  if (id.rules.count == CountRule::Weighed) return *id.rules.weighed;
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
  game.is_over_ = game.has_ended();
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
  right_flags_ = wrong_flags_ = 0;
  is_over_ = false;
  if (id_.rules.first.promise == Promise::None) take(deal(id_, {}));
}

void Game::take(Layout layout) {
  layout_ = std::move(layout);
  around_.assign(*topology_, 0);
  layout_->for_each_mine([&](Cell mine) { around_.add_around(mine, *topology_, 1); });
  safe_left_ = layout_->cells() - layout_->mines();
  right_flags_ = wrong_flags_ = 0;
  for (const Cell cell : view_.uncovered()) {
    if (view_.state(cell) == CellState::Flagged) count_flag(cell);
  }
  if (id_.rules.count == CountRule::Shown) view_.tell_count(FixedCount{layout_->mines()});
  const auto& weighed = id_.rules.weighed;  // a prior that is wrong is not told
  if (weighed && !weighed->allows(layout_->mines())) view_.tell_count(UnknownCount{});
  is_over_ = has_ended();  // where every cell is a mine
}

bool Game::has_ended() const {
  if (id_.rules.on_mine == OnMine::Lose && stepped_on_ > 0) return true;
  if (view_.covered().empty()) return true;
  return id_.rules.ruleset == Ruleset::Classic && is_cleared();
}

// A flag on a mine is right, and any other wrong.
void Game::count_flag(Cell cell) {
  ++(layout_->has_mine(cell) ? right_flags_ : wrong_flags_);
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
  is_over_ = has_ended();
}

// The rules promise the first cell free, or it and its neighbours: only now is it known which.
void Game::deal_after(Cell first) {
  std::vector<Cell> free = kept_free(*topology_, first, id_.rules.first.promise);
  take(deal(id_, free));
  view_.promise(std::move(free));
}

// What a cell shows depends on the game and the cell alone, not on when it is asked: every agent
// meets the same board, noise included.
inline Clue Game::show(Cell cell) const {
  const int mines = around_[cell];
  return id_.rules.clues->is_exact() ? Clue::number(mines) : draw_clue(cell, mines);
}

Clue Game::draw_clue(Cell cell, int mines) const {
  constexpr Digest kPurpose("clue");
  Rng rng(id_.seed, stream_of(id_, kPurpose).add(static_cast<std::uint64_t>(cell.index)));
  return id_.rules.clues->draw(mines, topology_->degree(cell), rng);
}

// Only what the player could have proved may open cells; anything more would leak the truth.
inline bool Game::proves_neighbours_safe(Cell open) const {
  return view_.allowed_mines(open).most == 0;
}

Outcome Game::play(Move move) {
  CHECK(!is_over() && view_.is_covered(move.cell));
  const Outcome outcome = move.kind == Move::Kind::Open ? open(move.cell) : flag(move.cell);
  is_over_ = has_ended();
  return outcome;
}

Outcome Game::flag(Cell cell) {
  view_.flag(cell);
  if (is_dealt()) {
    count_flag(cell);
  } else if (view_.covered().empty()) {
    take(deal(id_, {}));  // nothing left to promise
  }
  return {};
}

Outcome Game::open(Cell cell) {
  if (!is_dealt()) deal_after(cell);
  if (layout_->has_mine(cell)) {
    view_.step_on(cell);
    ++stepped_on_;
    return {Outcome::Kind::Mine, Clue::withheld(), 1};
  }
  const Clue clue = show(cell);
  view_.open(cell, clue);
  const bool cascades = id_.rules.cascade && proves_neighbours_safe(cell);
  const int opened = cascades ? 1 + cascade_from_last() : 1;
  safe_left_ -= opened;
  return {Outcome::Kind::Clue, clue, opened};
}

// Opens what a clue proves safe, what that proves safe, and so on. The cells opened stand in
// uncovered() in the order of a breadth-first search, which is also the queue of that search.
int Game::cascade_from_last() {
  const std::size_t begin = view_.uncovered().size();
  for (std::size_t next = begin - 1; next < view_.uncovered().size(); ++next) {
    const Cell from = view_.uncovered()[next];
    if (!proves_neighbours_safe(from)) continue;
    view_.open_around(from, [this](Cell near) { return show(near); });
  }
  return static_cast<int>(view_.uncovered().size() - begin);
}

const Layout& Game::layout() const {
  CHECK(is_dealt());
  return *layout_;
}

int Game::mines_identified() const {
  return is_cleared() ? layout_->mines() - stepped_on_ : right_flags_;
}

double Game::score() const {
  if (!is_dealt()) return 1;
  if (layout_->mines() == 0) return 1 - flags_paid_for();
  return static_cast<double>(mines_identified() - flags_paid_for()) / layout_->mines();
}

int Game::flags_paid_for() const {
  return id_.rules.flags == FlagRule::Believed ? wrong_flags_ : 0;
}

bool Game::is_won() const {
  if (id_.rules.ruleset == Ruleset::Classic) return is_cleared();
  return is_over() && stepped_on_ == 0 && flags_paid_for() == 0;
}

Result<void> check_legal(const Decision& decision, const View& view) {
  const Shape& shape = view.topology().shape();
  const FirstMove& first = view.rules().first;
  if (!view.is_covered(decision.move.cell)) {
    return fail("the cell {} is no longer covered", shape.place(decision.move.cell).text());
  }
  const bool is_first = view.uncovered().empty();
  if (is_first && first.cell && decision.move != Move{Move::Kind::Open, shape.cell(*first.cell)}) {
    return fail("the rules require the first move to open {}", first.cell->text());
  }
  if (decision.basis == Basis::Promise && !view.promise_is_pending()) {
    return fail("the rules promise nothing about this move");
  }
  if (decision.basis == Basis::Forced && !(is_first && first.cell)) {
    return fail("the rules do not prescribe this move");
  }
  for (const Cell clue : decision.reason.because) {
    if (view.is_open(clue)) continue;
    return fail("the reason names {}, which shows no clue", shape.place(clue).text());
  }
  return {};
}

void Trial::conclude(const Game& game) {
  won = game.is_won();
  score = given_up && !game.is_dealt() ? 0 : game.score();
  stepped = game.mines_stepped_on();
  wrong_flags = game.wrong_flags();
}

std::string format_trial(const Trial& trial) {
  return fmt::format("score {} won {} stepped {} guesses {} moves {} wrong_flags {}", trial.score,
                     trial.won ? 1 : 0, trial.stepped, trial.guesses, trial.moves,
                     trial.wrong_flags);
}

}  // namespace minewise
