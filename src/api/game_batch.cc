#include "api/game_batch.h"

#include <algorithm>
#include <utility>

#include "core/macros.h"
#include "core/message.h"
#include "game/play_game.h"
#include "study/run.h"

namespace minewise {

int kind_of(const View& view, Cell cell) {
  switch (view.state(cell)) {
    case CellState::Covered:
      return kCoveredKind;
    case CellState::Open: {
      const Clue clue = view.clue(cell);
      return clue.is_withheld() ? kWithheldKind : clue.number();
    }
    case CellState::Mine:
      return kMineKind;
    case CellState::Flagged:
      return kFlaggedKind;
  }
  return kCoveredKind;
}

BatchPlanes::BatchPlanes(const PlaneChoice& choice, std::size_t games, int cells)
    : choice_(choice),
      planes_((choice.one_hot ? kCellKinds : 1) + (choice.probabilities ? 1 : 0)),
      cells_(static_cast<std::size_t>(cells)),
      board_(static_cast<std::size_t>(planes_) * cells_) {
  if (choice.as_floats || choice.probabilities) {
    floats_.assign(games * board_, 0.0F);
  } else {
    bytes_.assign(games * board_, 0);
  }
}

template <class Number>
void BatchPlanes::cover_in(Number* board) {
  std::fill_n(board, board_, Number{0});
  if (choice_.one_hot) {
    std::fill_n(board + kCoveredKind * cells_, cells_, Number{1});
  } else {
    std::fill_n(board, cells_, Number{kCoveredKind});
  }
}

void BatchPlanes::cover(std::size_t game) {
  if (has_floats()) {
    cover_in(floats_.data() + at(game));
  } else {
    cover_in(bytes_.data() + at(game));
  }
}

template <class Number>
void BatchPlanes::uncover_in(Number* board, const View& view, std::span<const Cell> cells) {
  for (const Cell cell : cells) {
    const int kind = kind_of(view, cell);
    if (choice_.one_hot) {
      board[kCoveredKind * cells_ + cell.at()] = Number{0};
      board[static_cast<std::size_t>(kind) * cells_ + cell.at()] = Number{1};
    } else {
      board[cell.at()] = static_cast<Number>(kind);
    }
  }
}

void BatchPlanes::uncover(std::size_t game, const View& view, std::span<const Cell> cells) {
  if (has_floats()) {
    uncover_in(floats_.data() + at(game), view, cells);
  } else {
    uncover_in(bytes_.data() + at(game), view, cells);
  }
}

// Cells of a region have the same probability.
void BatchPlanes::show_frontier(float* plane, Posterior& posterior) {
  const Frontier& frontier = posterior.frontier();
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    const Component& component = frontier.component(slot);
    for (int region = 0; region < static_cast<int>(component.regions.size()); ++region) {
      const auto chance = static_cast<float>(posterior.mine_probability(slot, region));
      for (const Cell cell : component.cells_of(component.regions[region])) {
        plane[cell.at()] = chance;
      }
    }
  }
}

void BatchPlanes::show_probabilities(std::size_t game, const View& view, Knowledge& known) {
  CHECK(choice_.probabilities);
  float* plane = floats_.data() + at(game) + board_ - cells_;
  Posterior& posterior = known.posterior();
  if (posterior.is_possible()) {
    std::fill_n(plane, cells_, static_cast<float>(posterior.interior_probability()));
    show_frontier(plane, posterior);
    const Facts& facts = known.facts();
    for (const Cell cell : facts.known()) plane[cell.at()] = facts.is_mine(cell) ? 1.0F : 0.0F;
  } else {  // what was deduced is worth nothing then
    std::fill_n(plane, cells_, -1.0F);
    for (const Cell cell : view.uncovered()) plane[cell.at()] = view.is_open(cell) ? 0.0F : 1.0F;
  }
}

void BatchPlanes::copy(std::size_t game, const BatchPlanes& other) {
  if (has_floats()) {
    std::copy_n(other.floats_.data() + at(game), board_, floats_.data() + at(game));
  } else {
    std::copy_n(other.bytes_.data() + at(game), board_, bytes_.data() + at(game));
  }
}

namespace {

constexpr std::uint64_t kMostBytes = std::uint64_t{8} << 30;  // of arrays and games
constexpr std::uint64_t kBytesInGame = 16;                    // that a Game keeps of a cell, about

// What a batch holds in memory for each cell of each game.
std::uint64_t bytes_a_cell(const BatchOptions& options) {
  const PlaneChoice& choice = options.planes;
  const std::uint64_t planes =
      (choice.one_hot ? kCellKinds : 1) + std::uint64_t{choice.probabilities};
  const std::uint64_t number =
      choice.as_floats || choice.probabilities ? sizeof(float) : sizeof(std::uint8_t);
  const std::uint64_t arrays = options.starts_again ? 2 : 1;
  return planes * number * arrays + (options.flags ? 2 : 1) + kBytesInGame;
}

Rng stream_of_samples(const Experiment& experiment) {
  return Rng(experiment.seed, Digest("sample"));
}

}  // namespace

Result<NamedGames> games_named(std::string_view text, std::optional<Seed> seed, Seed usual,
                               std::shared_ptr<const LayoutSet> layouts) {
  if (!layouts) {
    TRY(const GameId id, parse_game_id(text, usual));
    Experiment experiment;
    experiment.conditions.push_back({id.board(), 0, id.rules});
    experiment.seed = seed.value_or(id.seed);
    return NamedGames{std::move(experiment), id.game};
  }
  CHECK(layouts->size() > 0);
  const Shape& shape = layouts->shape();
  const Board board{shape.width, shape.height, FixedCount{0}};
  TRY(const GameId id, parse_game_id_of(board, text, usual));
  Request request;
  request.rules = {id.rules};
  request.seed = seed.value_or(id.seed);
  TRY(Experiment experiment, make_experiment(request, std::move(layouts)));
  return NamedGames{std::move(experiment), id.game};
}

Result<GameBatch> GameBatch::make(Experiment experiment, const BatchOptions& options,
                                  std::uint64_t first) {
  CHECK(!experiment.conditions.empty());
  if (options.games < 1 || options.games > kMostGames) {
    return fail("{} games at once are not possible; choose from 1 to {}", options.games,
                kMostGames);
  }
  const Board& board = experiment.conditions.front().board;
  const std::uint64_t bytes = static_cast<std::uint64_t>(options.games) * bytes_a_cell(options) *
                              static_cast<std::uint64_t>(board.width * board.height);
  if (bytes > kMostBytes) {
    return fail("{} of {}x{} at once need {} MiB, but the limit is {}",
                counted(options.games, "game"), board.width, board.height, bytes >> 20,
                kMostBytes >> 20);
  }
  return GameBatch(std::move(experiment), options, first);
}

GameBatch::GameBatch(Experiment experiment, const BatchOptions& options, std::uint64_t first)
    : experiment_(std::move(experiment)),
      options_(options),
      shape_{experiment_.conditions.front().board.width,
             experiment_.conditions.front().board.height,
             experiment_.conditions.front().rules.topology},
      topology_(make_topology(shape_)),
      cells_(static_cast<std::size_t>(shape_.cells())),
      actions_(cells_ * (options.flags ? 2 : 1)),
      first_(first),
      next_(first),
      sampling_(stream_of_samples(experiment_)),
      planes_(options.planes, static_cast<std::size_t>(options.games), shape_.cells()),
      final_planes_(options.planes,
                    options.starts_again ? static_cast<std::size_t>(options.games) : 0,
                    shape_.cells()) {
  const auto games = static_cast<std::size_t>(options.games);
  course_.resize(games);
  mask_.resize(games * actions_);
  ended_.resize(games);
  exact_.assign(games, 1);
  rewards_.resize(games);
  numbers_.resize(games);
  mines_.resize(games);
  results_.resize(games);
  const Condition& condition = experiment_.conditions.front();
  for (std::size_t i = 0; i < games; ++i) {
    games_.push_back(make_game(experiment_, condition, 0, topology_));
    if (options.planes.probabilities) {
      known_.push_back(std::make_unique<Knowledge>(by_exact(kSmallBudget)));
    }
  }
}

std::uint64_t GameBatch::next_number() {
  const std::uint64_t number = next_++;
  return experiment_.layouts ? number % experiment_.layouts->size() : number;
}

void GameBatch::reset(std::span<const std::uint8_t> wanted) {
  CHECK(wanted.empty() || wanted.size() == size());
  for (std::size_t i = 0; i < size(); ++i) {
    if (!wanted.empty() && wanted[i] == 0) continue;
    rewards_[i] = 0;
    ended_[i] = 0;
    begin(i);
  }
}

void GameBatch::reset(Seed seed) {
  experiment_.seed = seed;
  sampling_ = stream_of_samples(experiment_);
  next_ = first_;
  for (Game& game : games_) {
    game = make_game(experiment_, experiment_.conditions.front(), 0, topology_);
  }
  reset();
}

// Puts the next game in the place of game i.
void GameBatch::begin(std::size_t i) {
  const std::uint64_t number = next_number();
  if (experiment_.layouts) {
    games_[i] = make_game(experiment_, experiment_.conditions.front(), number, topology_);
  } else {
    games_[i].restart(number);
  }
  cover(i);
}

// Shows a game before its first move.
void GameBatch::cover(std::size_t i) {
  course_[i] = {.waits = false, .is_over = games_[i].is_over()};
  numbers_[i] = games_[i].id().game;
  planes_.cover(i);
  allow(i);
  if (!known_.empty()) known_[i]->start(view(i));
  tell(i);
}

// All legal actions of a game: the opening that the rules prescribe, else every covered cell.
void GameBatch::allow(std::size_t i) {
  const std::span<std::uint8_t> legal = std::span(mask_).subspan(i * actions_, actions_);
  const auto opening = prescribed_opening(games_[i]);
  const bool all = !opening && !is_finished(i);
  std::ranges::fill(legal, static_cast<std::uint8_t>(all ? 1 : 0));
  if (opening && !is_finished(i)) legal[opening->move.cell.at()] = 1;
  forbid(i, view(i).uncovered());
}

void GameBatch::forbid(std::size_t i, std::span<const Cell> cells) {
  for (std::size_t begin = i * actions_; begin < (i + 1) * actions_; begin += cells_) {
    for (const Cell cell : cells) mask_[begin + cell.at()] = 0;
  }
}

// What the rules tell of the number of mines, and the probabilities.
void GameBatch::tell(std::size_t i) {
  const auto* told = std::get_if<FixedCount>(&view(i).count());
  mines_[i] = told ? told->mines : -1;
  if (known_.empty()) return;
  Knowledge& known = *known_[i];
  known.deduce(view(i));
  planes_.show_probabilities(i, view(i), known);
  exact_[i] = known.posterior().is_possible() && known.posterior().is_exact() ? 1 : 0;
}

Result<std::size_t> GameBatch::step(std::span<const std::int64_t> actions) {
  if (next_ == first_) return fail("no game has started; call reset before the first step");
  if (actions.size() != size()) {
    return fail("{} for {}", counted(static_cast<std::int64_t>(actions.size()), "action"),
                counted(static_cast<std::int64_t>(size()), "game"));
  }
  for (std::size_t i = 0; i < size(); ++i) {
    TRY(check(i, actions[i]));
  }
  std::size_t over = 0;
  for (std::size_t i = 0; i < size(); ++i) over += advance(i, actions[i]);
  return over;
}

Result<void> GameBatch::check(std::size_t i, std::int64_t action) const {
  if (is_finished(i)) return {};
  if (action < 0 || action >= static_cast<std::int64_t>(actions_)) {
    return fail("environment {}: action {} is not one of 0 to {}", i, action, actions_ - 1);
  }
  const Move move = move_of(action);
  if (options_.illegal != IllegalRule::Refuse || is_legal(i, move)) return {};
  const std::string place = shape_.place(move.cell).text();
  if (view(i).is_covered(move.cell)) {
    return fail("environment {}: the rules do not allow cell {} as the first one", i, place);
  }
  return fail("environment {}: cell {} is not covered", i, place);
}

bool GameBatch::is_legal(std::size_t i, Move move) const {
  const auto opening = prescribed_opening(games_[i]);
  return opening ? move == opening->move : view(i).is_covered(move.cell);
}

// Whether the game is over by this step.
bool GameBatch::advance(std::size_t i, std::int64_t action) {
  rewards_[i] = 0;
  if (course_[i].waits) return false;
  ended_[i] = 0;
  if (course_[i].is_over) {
    rewards_[i] = static_cast<float>(merit_of(i));
    finish(i, games_[i].is_won());
  } else if (const Move move = move_of(action); is_legal(i, move)) {
    play(i, move);
  } else if (options_.illegal == IllegalRule::Lose) {
    rewards_[i] = -1;
    finish(i, false);
  }
  return ended_[i] != 0;
}

void GameBatch::play(std::size_t i, Move move) {
  Game& game = games_[i];
  Course& course = course_[i];
  const auto changed = static_cast<std::size_t>(game.play(move).changed);
  ++course.moves;
  if (move.kind == Move::Kind::Flag) take_flag(i, move.cell);
  const std::span<const Cell> newest = view(i).uncovered().last(changed);
  planes_.uncover(i, view(i), newest);
  forbid(i, newest);
  if (course.moves == 1 && game.id().rules.first.cell) allow(i);
  tell(i);
  const double before = std::exchange(course.merit, merit_of(i));
  rewards_[i] = static_cast<float>(course.merit - before);
  if (game.is_over()) finish(i, game.is_won());
}

// A flag on a cell that was proved safe contradicts what is known: only the position counts.
void GameBatch::take_flag(std::size_t i, Cell cell) {
  ++course_[i].flagged;
  if (!known_.empty() && known_[i]->facts().is_safe(cell)) known_[i]->start(view(i));
}

double GameBatch::merit_of(std::size_t i) const {
  const Game& game = games_[i];
  if (!game.is_dealt()) return 0;
  switch (options_.reward) {
    case RewardRule::Win:
      return game.is_won() && wrong_flags(i) == 0 ? 1 : 0;
    case RewardRule::Score:
      if (game.id().rules.flags == FlagRule::Believed) return game.score();  // it has their price
      return game.score() -
             static_cast<double>(wrong_flags(i)) / std::max(game.layout().mines(), 1);
    case RewardRule::Safe:
      return static_cast<double>(game.view().uncovered().size()) - course_[i].flagged -
             2.0 * game.mines_stepped_on() - wrong_flags(i);
  }
  return 0;
}

void GameBatch::finish(std::size_t i, bool won) {
  const Game& game = games_[i];
  ended_[i] = 1;
  const double score = game.is_dealt() ? game.score() : 0;
  results_[i] = {numbers_[i],      score,          game.mines_stepped_on(),
                 course_[i].moves, wrong_flags(i), won};
  if (options_.starts_again) {
    final_planes_.copy(i, planes_);
    begin(i);
  } else {
    course_[i].waits = true;
    allow(i);
  }
}

void GameBatch::sample(std::span<std::int64_t> actions) {
  CHECK(actions.size() == size());
  for (std::size_t i = 0; i < size(); ++i) {
    const std::span<const Cell> covered = view(i).covered();
    const auto opening = prescribed_opening(games_[i]);
    if (is_finished(i)) {
      actions[i] = 0;
    } else if (opening) {
      actions[i] = opening->move.cell.index;
    } else {
      const auto kinds = static_cast<std::uint32_t>(actions_ / cells_);
      const auto cells = static_cast<std::uint32_t>(covered.size());
      const std::uint32_t drawn = sampling_.below(cells * kinds);
      const std::size_t flag = drawn >= cells ? cells_ : 0;
      actions[i] = covered[drawn % cells].index + static_cast<std::int64_t>(flag);
    }
  }
}

Move GameBatch::move_of(std::int64_t action) const {
  const auto index = static_cast<std::int32_t>(action);
  const auto cells = static_cast<std::int32_t>(cells_);
  return index < cells ? Move{Move::Kind::Open, Cell{index}}
                       : Move{Move::Kind::Flag, Cell{index - cells}};
}

}  // namespace minewise
