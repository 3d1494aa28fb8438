#include "api/session.h"

#include <algorithm>
#include <utility>

#include "core/macros.h"
#include "core/message.h"
#include "game/play_game.h"
#include "output/text/explain.h"
#include "solver/sample.h"

namespace minewise {

namespace {

const Deduction* find_proof(const Analysis& analysis, Cell cell) {
  const auto found = std::ranges::find(analysis.deductions, cell, &Deduction::cell);
  return found == analysis.deductions.end() ? nullptr : &*found;
}

}  // namespace

Session::Session(Game game, std::span<const Cell> marks)
    : start_(std::move(game)),
      game_(start_),
      marked_(static_cast<std::size_t>(start_.view().cells()), false) {
  CHECK(start_.is_continued() || start_.view().uncovered().empty());
  for (const Cell cell : marks) marked_[cell.at()] = true;
  if (is_over()) return;
  if (const auto opening = prescribed_opening(game_)) play(*opening);
}

int Session::marks() const {
  return static_cast<int>(
      std::ranges::count_if(view().covered(), [&](Cell cell) { return is_marked(cell); }));
}

Result<void> Session::check_there(Cell cell) const {
  if (is_over()) return fail("the game is over");
  if (cell.index >= 0 && cell.index < view().cells()) return {};
  return fail("there is no cell {} on a board of {}", cell.index, counted(view().cells(), "cell"));
}

Result<void> Session::check_playable(Cell cell) const {
  TRY(check_there(cell));
  if (!view().is_covered(cell)) {
    return fail("{} is no longer covered", name_of(cell, game_.id().shape()));
  }
  return {};
}

Result<void> Session::open(Cell cell) {
  TRY(check_playable(cell));
  if (is_marked(cell)) {
    return fail("{} is marked; remove the mark first", name_of(cell, game_.id().shape()));
  }
  begin_turn(std::nullopt);
  open_all({&cell, 1});
  return {};
}

Result<void> Session::mark(Cell cell) {
  TRY(check_playable(cell));
  begin_turn(cell);
  marked_[cell.at()] = !marked_[cell.at()];
  hand_in_marks();
  return {};
}

Result<void> Session::chord(Cell cell) {
  TRY(check_there(cell));
  const std::string name = name_of(cell, game_.id().shape());
  if (!view().is_open(cell)) return fail("{} shows no clue", name);
  int mines = 0;
  std::vector<Cell> rest;
  for (const Cell near : view().topology().neighbours(cell)) {
    const bool is_mine = is_marked(near) || view().state(near) == CellState::Mine;
    mines += is_mine;
    if (!is_mine && view().is_covered(near)) rest.push_back(near);
  }
  const int most = view().allowed_mines(cell).most;
  if (mines != most)
    return fail("{} allows {} around it, but {} marked", name, counted(most, "mine"),
                counted(mines, "is", "are"));
  if (rest.empty()) return fail("nothing is left to open around {}", name);
  begin_turn(std::nullopt);
  open_all(rest);
  return {};
}

// A cell of the list may be opened by a cascade from another one, and a mine may end the game.
void Session::open_all(std::span<const Cell> cells) {
  for (const Cell cell : cells) {
    if (is_over() || !view().is_covered(cell)) continue;
    play(judge({Move::Kind::Open, cell}));
  }
  hand_in_marks();
}

// Flags are judged by what was seen before the first of them: a wrong one would spoil the rest.
void Session::hand_in_marks() {
  if (game_.id().rules.ruleset != Ruleset::Survival || is_over()) return;
  if (marks() < static_cast<int>(view().covered().size())) return;
  std::vector<Decision> flags;
  for (const Cell cell : view().covered()) flags.push_back(judge({Move::Kind::Flag, cell}));
  for (const Decision& flag : flags) play(flag);
}

Result<void> Session::undo() {
  if (turns_.empty()) return fail("there is no move to take back");
  const Turn turn = turns_.back();
  turns_.pop_back();
  if (turn.mark) marked_[turn.mark->at()] = !marked_[turn.mark->at()];
  newest_ = 0;
  if (turn.steps == steps_.size()) return {};
  ++taken_back_;
  steps_.resize(turn.steps);
  game_ = start_;
  for (const Step& step : steps_) game_.play(step.decision.move);
  analysis_.reset();
  return {};
}

void Session::begin_turn(std::optional<Cell> mark) {
  turns_.push_back({steps_.size(), mark});
  newest_ = 0;
}

void Session::play(const Decision& decision) {
  const Outcome outcome = game_.play(decision.move);
  steps_.push_back({decision, outcome});
  newest_ += static_cast<std::size_t>(outcome.changed);
  analysis_.reset();
}

const Analysis& Session::analysis() {
  if (!analysis_) analysis_ = analyze(view());
  return *analysis_;
}

Decision Session::judge(Move move) {
  Decision decision{move, Basis::Probability, {}};
  if (move.kind == Move::Kind::Open && view().promise_is_pending()) {
    decision.basis = Basis::Promise;
    return decision;
  }
  if (const Deduction* proof = find_proof(analysis(), move.cell)) {
    if (const Decision proved = act_on(*proof); proved.move == move) return proved;
  }
  decision.estimate = analysis().mine_probability[move.cell.at()];
  if (analysis().exact) decision.choice.measure = Measure::Probability;
  return decision;
}

std::optional<Decision> Session::hint() {
  if (is_over()) return std::nullopt;
  helped_ = true;
  const auto& deductions = analysis().deductions;  // the simplest first
  const auto safe = std::ranges::find(deductions, Verdict::Safe, &Deduction::verdict);
  if (safe != deductions.end()) return act_on(*safe);
  if (analysis().best) return judge({Move::Kind::Open, *analysis().best});
  const auto mine = std::ranges::find_if(
      deductions, [&](const Deduction& deduction) { return !is_marked(deduction.cell); });
  return mine == deductions.end() ? std::nullopt : std::optional(act_on(*mine));
}

const Analysis& Session::probabilities() {
  helped_ = true;
  return analysis();
}

Grounds Session::reason(Cell cell) {
  CHECK(view().is_covered(cell));
  helped_ = true;
  return find_grounds(view(), cell);
}

std::string Session::share_code() const {
  return format_game_id(game_.id());
}

Trial Session::figures() const {
  Trial trial;
  for (const Step& step : steps_) trial.count(step.decision);
  trial.conclude(game_);
  return trial;
}

std::string Session::player() const {
  std::string name = helped_ ? "human with help" : "human";
  if (taken_back_ > 0) name += fmt::format(", {} taken back", taken_back_);
  return name;
}

Transcript Session::transcript() const {
  CHECK(is_over() && !game_.is_continued());
  return {game_.id(), player(), steps_, game_.layout(), game_.is_given(), figures()};
}

namespace {

std::vector<Cell> cells_in_state(const View& view, CellState state) {
  std::vector<Cell> cells;
  for (const Cell cell : view.uncovered()) {
    if (view.state(cell) == state) cells.push_back(cell);
  }
  return cells;
}

Rules rules_for(const View& view, const Shape& shape) {
  Rules rules = Rules::classic();
  rules.first = {};
  rules.clues = view.rules().clues;
  rules.topology = shape.grid;
  if (!cells_in_state(view, CellState::Mine).empty()) rules.on_mine = OnMine::Go;
  return rules;
}

}  // namespace

Result<Session> session_from(Knowledge& known, const Shape& shape, Seed seed) {
  auto source = LayoutSource::of(known);
  if (!source || !known.posterior().is_exact()) {
    return fail("part of the frontier is too large to count, so no layout is dealt");
  }
  const View& view = known.view();
  Rng rng(seed, Digest("position"));
  Layout layout = source->draw(rng);
  const GameId id{
      shape.width, shape.height, FixedCount{layout.mines()}, rules_for(view, shape), seed, 0};
  TRY(auto game, Game::going_on(id, std::move(layout), view));
  return Session(std::move(game), cells_in_state(view, CellState::Flagged));
}

}  // namespace minewise
