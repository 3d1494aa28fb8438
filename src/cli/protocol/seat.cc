#include "cli/protocol/seat.h"

#include <algorithm>
#include <utility>

#include "core/counted.h"
#include "core/try.h"
#include "game/dealer.h"
#include "game/play_game.h"
#include "output/json/analysis_json.h"
#include "output/text/clash.h"
#include "solver/analyze.h"
#include "solver/clash.h"

namespace minewise {
namespace {

Clue clue_of(char symbol) {
  return symbol == '_' ? Clue::withheld() : Clue::number(symbol - '0');
}

std::unexpected<Error> clash_of(const Clash& clash, const PlacedView& placed) {
  return std::unexpected(Error{describe_clash(clash, placed)});
}

}  // namespace

Seat::Seat(std::unique_ptr<Agent> agent, const Shape& shape, View view, const Rng& rng)
    : agent_(std::move(agent)),
      shape_(shape),
      view_(std::move(view)),
      rng_(rng),
      known_(by_exact()),
      shown_by_(static_cast<std::size_t>(view_.cells()), 0) {
  start();
}

Seat::Seat(std::unique_ptr<Agent> agent, const Seat& seat, const Rng& rng)
    : Seat(std::move(agent), seat.shape_, seat.view_, rng) {
  is_over_ = seat.is_over_;
}

// Agents start before the first move, wherever the view has got to.
void Seat::start() {
  const View before(view_.topology_ptr(), view_.rules(), view_.count());
  agent_->start(before);
  known_.start(before);
  compared_ = 0;
  decided_.reset();
}

Result<Cell> Seat::cell_at(Place place) const {
  if (shape_.contains(place)) return shape_.cell(place);
  return fail("{} is outside the board of {} and {}", place.text(), counted(shape_.height, "row"),
              counted(shape_.width, "column"));
}

Result<void> Seat::check_symbol(const ShownCell& shown, Cell cell) const {
  const bool is_promised = std::ranges::binary_search(view_.promised(), cell);
  if (shown.symbol == 'M' && (is_promised || view_.promise_is_pending())) {
    return fail("{} cannot be a mine: the rules promise it free", shown.place.text());
  }
  if (shown.symbol == 'F' && is_promised) {
    return fail("{} cannot be flagged: the rules promise it free", shown.place.text());
  }
  if (shown.symbol == 'M' || shown.symbol == 'F') return {};
  const int degree = view_.topology().degree(cell);
  const SumRange allowed = view_.rules().clues->allowed_mines(clue_of(shown.symbol), degree);
  if (allowed.least <= allowed.most) return {};
  return fail("{} cannot show {}: it has {}", shown.place.text(), shown.symbol,
              counted(degree, "neighbour"));
}

Result<void> Seat::check(const ShownCell& shown) {
  TRY(const Cell cell, cell_at(shown.place));
  if (!view_.is_covered(cell)) {
    return fail("{} is no longer covered: it shows {}", shown.place.text(), symbol_of(view_, cell));
  }
  if (std::exchange(shown_by_[cell.at()], shows_) == shows_) {
    return fail("{} is shown twice", shown.place.text());
  }
  return check_symbol(shown, cell);
}

// As a Game does it: a promise is kept by the first cell that is opened.
void Seat::uncover(const ShownCell& shown) {
  const Cell cell = shape_.cell(shown.place);
  if (shown.symbol == 'F') return view_.flag(cell);
  if (view_.promise_is_pending()) {
    view_.promise(kept_free(view_.topology(), cell, view_.rules().first.promise));
  }
  if (shown.symbol == 'M') return view_.step_on(cell);
  view_.open(cell, clue_of(shown.symbol));
}

Result<void> Seat::show(const ShowsLine& shows) {
  if (is_over_) return fail("the game is over");
  ++shows_;
  for (const ShownCell& shown : shows.cells) TRY(check(shown));
  for (const ShownCell& shown : shows.cells) uncover(shown);
  ++line_;
  return {};
}

Result<void> Seat::tell_mines(int mines) {
  if (mines > view_.cells()) {
    return fail("{} do not fit on {}", counted(mines, "mine"), counted(view_.cells(), "cell"));
  }
  view_.tell_count(FixedCount{mines});
  ++line_;
  return {};
}

// What is shown later may contradict what was proved before: then the count, which goes by what is
// known, does not notice.
bool Seat::is_explained() {
  known_.deduce(view_);
  const auto agrees = [&](Cell cell) {
    return known_.facts().is_mine(cell) != view_.is_open(cell);
  };
  const auto newer = view_.uncovered().subspan(compared_);
  const auto first = std::ranges::find_if_not(newer, agrees);
  compared_ += static_cast<std::size_t>(first - newer.begin());
  return first == newer.end() && known_.recount().is_possible();
}

// Whether the only thing shown since the last decision is that move.
bool Seat::has_followed() const {
  if (!decided_) return true;
  const auto newest = view_.uncovered().subspan(decided_after_);
  if (line_ != decided_line_ + 1 || newest.empty() || newest[0] != decided_->move.cell)
    return false;
  const bool is_flag = view_.state(newest[0]) == CellState::Flagged;
  return is_flag == (decided_->move.kind == Move::Kind::Flag);
}

Result<Decision> Seat::decide() {
  if (is_over_) return fail("the game is over");
  if (view_.covered().empty()) return fail("no cell is covered");
  if (const auto opening = prescribed_opening(PlacedView{view_, shape_})) return *opening;
  if (decided_ && line_ == decided_line_) return *decided_;
  if (!has_followed()) start();
  if (!is_explained()) return clash_of(find_clash(view_), {view_, shape_});
  decided_ = agent_->decide(view_, rng_);
  decided_after_ = view_.uncovered().size();
  decided_line_ = line_;
  return *decided_;
}

Result<std::string> Seat::analyze(std::optional<Place> why) const {
  std::optional<Cell> cell;
  if (why) {
    TRY(cell, cell_at(*why));
    if (!view_.is_covered(*cell)) return fail("{} is not covered", why->text());
  }
  const Analysis analysis = minewise::analyze(view_);
  const PlacedView placed{view_, shape_};
  if (analysis.clash) return clash_of(*analysis.clash, placed);
  return analysis_json(placed, analysis, cell);
}

}  // namespace minewise
