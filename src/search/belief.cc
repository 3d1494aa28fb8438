#include "search/belief.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

#include "solver/safest.h"
#include "solver/sample.h"

namespace minewise {

namespace {

constexpr int kMostSteps = 200;      // who has not learnt by then stops
constexpr double kSameWorth = 1e-9;  // differences that are none

// Beta(mines, safe), what is known of the density.
struct Density {
  double mines = 0, safe = 0;

  // Its mean after so many cells more.
  double mean(int mines_seen, int cells_seen) const {
    const double all = mines + safe + cells_seen;
    return all > 0 ? (mines + mines_seen) / all : 0;
  }
};

// Uniform before any cell was known: two cells more than are known.
Density density_seen(const SeenDensity& seen) {
  const double weight = seen.known + 2.0;
  return {std::max(0.0, seen.mine_probability * weight - 1), (1 - seen.mine_probability) * weight};
}

}  // namespace

bool is_worth_learning(const SeenDensity& seen, int covered) {
  const Density density = density_seen(seen);
  const int steps = std::min(covered, kMostSteps);
  std::vector<double> worth(static_cast<std::size_t>(steps) + 1);  // by mines seen
  bool opens = false;
  for (int step = steps; step >= 0; --step) {
    for (int mines = 0; mines <= step; ++mines) {
      const auto at = static_cast<std::size_t>(mines);
      const double mean = density.mean(mines, step);
      const double now = (covered - step) * worth_of_flag(mean);
      const double later = step < steps ? mean * worth[at + 1] + (1 - mean) * worth[at] : 0;
      opens = later > now + kSameWorth;
      worth[at] = std::max(now, later);
    }
  }
  return opens;
}

namespace {

constexpr double kImplausible = 0.01;  // that there are fewer mines

struct Moments {
  double mean = 0, variance = 0;
};

// Of the number of mines in the frontier.
Moments mines_in_frontier(const Posterior& posterior, const Posterior::Together& together) {
  const Tally product = together.tally_without({});
  const Tally worth = posterior.prior().worth(product, posterior.density());
  double total = 0, sum = 0, squares = 0;
  for (int mines = product.first; mines <= product.last(); ++mines) {
    const double weight = product.at(mines) * worth.at(mines);
    total += weight;
    sum += weight * mines;
    squares += weight * mines * mines;
  }
  const double mean = sum / total;
  return {mean, std::max(0.0, squares / total - mean * mean)};
}

// Of the density, by the mixture.
Moments counted_density(const Knowledge& known, const Posterior::Together& together) {
  const Posterior& posterior = known.posterior();
  const View& view = known.view();
  const auto mines = static_cast<double>(std::ranges::count_if(
      known.facts().known(), [&](Cell cell) { return known.facts().is_mine(cell); }));
  const Moments frontier = mines_in_frontier(posterior, together);
  const auto promised = static_cast<double>(view.promised().size());
  const double cells = view.cells() - posterior.interior_cells() - promised + 2;
  const double mean = (frontier.mean + mines + 1) / cells;
  return {mean, mean * (1 - mean) / (cells + 1) + frontier.variance / (cells * cells)};
}

// Where clues were not counted they are taken to say nothing: only known cells are evidence.
Moments estimated_density(Knowledge& known) {
  const double mean = known.posterior().mine_probability(safest_cell(known));
  return {mean, mean * (1 - mean) / (static_cast<double>(known.facts().known().size()) + 3)};
}

}  // namespace

double beta_quantile(double a, double b, double share) {
  constexpr std::size_t kSteps = 400;
  const auto log_weight = [&](double x) {
    return (a - 1) * std::log(x) + (b - 1) * std::log1p(-x);
  };
  std::array<double, kSteps> weight{};
  for (std::size_t i = 0; i < kSteps; ++i) {
    weight[i] = log_weight((static_cast<double>(i) + 0.5) / kSteps);
  }
  const double greatest = *std::ranges::max_element(weight);
  double total = 0;
  for (double& each : weight) total += each = std::exp(each - greatest);
  double left = share * total;
  std::size_t i = 0;
  while (i + 1 < kSteps && weight[i] < left) left -= weight[i++];
  return (static_cast<double>(i) + std::min(1.0, left / weight[i])) / kSteps;
}

double least_plausible_density(Knowledge& known) {
  const auto together = known.posterior().together();
  const bool is_counted = together && known.posterior().error() < 1;
  const Moments density = is_counted ? counted_density(known, *together) : estimated_density(known);
  const double weight = density.mean * (1 - density.mean) / density.variance - 1;
  return beta_quantile(density.mean * weight, (1 - density.mean) * weight, kImplausible);
}

namespace {

// The share of the unknown cells that is left at each stage.
constexpr std::array kLeft{15.0 / 16, 7.0 / 8, 3.0 / 4, 1.0 / 2, 0.0};
using Worths = std::array<double, kLeft.size()>;  // of flags, by stage

constexpr std::size_t kLeastGames = 4, kMostGames = 16;
constexpr double kClear = 3;         // standard errors that end it early
constexpr double kWorthMore = 1e-9;  // than this is worth the same

double worth_of_flags(Knowledge& known) {
  double worth = 0;
  for (const Cell cell : known.view().covered()) {
    worth += worth_of_flag(known.posterior().mine_probability(cell));
  }
  return worth;
}

// One game on a drawn layout.
class PlayedOn {
 public:
  PlayedOn(const Knowledge& known, const Layout& layout, Rng& rng)
      : view_(known.view()), known_(by_exact(kPlayBudget)), layout_(layout), rng_(rng) {
    const Facts& facts = known.facts();
    known_.start_like(facts, facts.known().size(), facts.deductions().size(), view_);
    at_first_ = unknown();
  }

  Worths play() {
    Worths worths{};
    for (std::size_t stage = 0; stage < kLeft.size();) {
      known_.deduce(view_);
      if (open_what_is_safe()) continue;
      const double left = unknown() / at_first_;
      while (stage < kLeft.size() && left <= kLeft[stage]) worths[stage++] = worth_of_flags(known_);
      if (stage < kLeft.size()) open(safest_cell(known_));
    }
    return worths;
  }

 private:
  double unknown() const {
    return view_.cells() - static_cast<double>(known_.facts().known().size());
  }

  bool open_what_is_safe() {
    safe_.clear();
    for (const Cell cell : view_.covered()) {
      if (known_.facts().is_safe(cell)) safe_.push_back(cell);
    }
    for (const Cell cell : safe_) open(cell);
    return !safe_.empty();
  }

  void open(Cell cell) {
    if (layout_.has_mine(cell)) {
      view_.step_on(cell);
      return;
    }
    const Topology& topology = view_.topology();
    int mines = 0;
    for (const Cell near : topology.neighbours(cell)) mines += layout_.has_mine(near) ? 1 : 0;
    view_.open(cell, view_.rules().clues->draw(mines, topology.degree(cell), rng_));
  }

  View view_;
  Knowledge known_;
  const Layout& layout_;
  Rng& rng_;
  double at_first_ = 0;  // unknown cells
  std::vector<Cell> safe_;
};

// What a way to play on is worth above flagging now: the mean over games, and its standard error.
struct Gain {
  double mean = 0, error = 1;

  double errors() const { return mean / error; }
};

// To flag at a stage, but to go on to the end where flags would be worth less than the limit.
Gain gain_of(const std::vector<Worths>& games, double now, std::size_t stage, double limit) {
  double sum = 0, squares = 0;
  for (const Worths& worths : games) {
    const double gain = (worths[stage] >= limit ? worths[stage] : worths.back()) - now;
    sum += gain;
    squares += gain * gain;
  }
  const auto count = static_cast<double>(games.size());
  const double mean = sum / count;
  const double variance = std::max(0.0, squares / count - mean * mean);
  return {mean, std::max(std::sqrt(variance / count), kWorthMore)};
}

// The way with the greatest mean, and that with the most standard errors.
std::pair<Gain, Gain> best_of(const std::vector<Worths>& games, double now) {
  Gain best = gain_of(games, now, kLeft.size() - 1, 0);
  Gain surest = best;
  const auto compare = [&](const Gain& gain) {
    if (gain.mean > best.mean) best = gain;
    if (gain.errors() > surest.errors()) surest = gain;
  };
  for (std::size_t stage = 0; stage + 1 < kLeft.size(); ++stage) {
    for (const Worths& worths : games) compare(gain_of(games, now, stage, worths[stage]));
  }
  return {best, surest};
}

// The same position, the same draws, whatever the order of moves.
Rng rng_of(const View& view) {
  Digest stream("play on");
  for (int index = 0; index < view.cells(); ++index) {
    const Cell cell{index};
    stream.add(static_cast<std::uint64_t>(view.state(cell)));
    if (!view.is_open(cell) || view.clue(cell).is_withheld()) continue;
    stream.add(static_cast<std::uint64_t>(view.clue(cell).number()));
  }
  return {Seed{0}, stream};
}

}  // namespace

double worth_of_flag(double mine_probability) {
  return std::max(0.0, 2 * mine_probability - 1);
}

bool is_worth_playing_on(Knowledge& known) {
  auto source = LayoutSource::of(known);
  if (!source) return false;
  const double now = worth_of_flags(known);
  Rng rng = rng_of(known.view());
  std::vector<Worths> games;
  while (true) {
    const Layout layout = source->draw(rng);
    games.push_back(PlayedOn(known, layout, rng).play());
    if (games.size() < kLeastGames) continue;
    const auto [best, surest] = best_of(games, now);
    const bool is_clear = best.errors() > kClear || surest.errors() < -kClear;
    if (is_clear || games.size() == kMostGames) return best.mean > kWorthMore;
  }
}

namespace {

bool has_flags_on_belief(const View& view, const Facts& facts) {
  return std::ranges::any_of(view.uncovered(), [&](Cell cell) { return !facts.is_known(cell); });
}

// To play on is to open a few cells before that is asked again: a thirty-second of those that are
// left at most. Which these are depends on their number alone, so that the answer is the same
// however a position was reached.
bool is_asked_at(std::size_t covered) {
  constexpr std::size_t kAlways = 32;
  return covered < kAlways || covered % (std::bit_floor(covered) / kAlways * 2) == 0;
}

// The same question if there were as few mines as is plausible. Then more cells are rather safe,
// and all others are worth less flagged.
bool is_time_with_few_mines(Knowledge& known) {
  View view = known.view();
  view.tell_count(Independent{least_plausible_density(known)});
  const Facts& facts = known.facts();
  Knowledge doubting(by_exact(kPlayBudget));
  doubting.start_like(facts, facts.known().size(), facts.deductions().size(), view);
  doubting.deduce(view);
  if (doubting.recount().mine_probability(safest_cell(doubting)) <= 0.5) return false;
  return !is_worth_playing_on(doubting);
}

// The same on a board where there is no time to become sure: on average over all numbers of mines.
bool is_time_on_average(Knowledge& known, double least) {
  const SeenDensity seen{least, static_cast<int>(known.facts().known().size())};
  const auto covered = static_cast<int>(known.view().covered().size());
  return !is_worth_learning(seen, covered) && !is_worth_playing_on(known);
}

}  // namespace

bool is_time_to_flag(Knowledge& known, Cell safest) {
  constexpr int kFewCells = 32;
  const View& view = known.view();
  const double least = known.recount().mine_probability(safest);
  if (least <= 0.5) return false;
  if (least >= 1 || has_flags_on_belief(view, known.facts())) return true;
  if (!is_asked_at(view.covered().size())) return false;
  if (!std::holds_alternative<UnknownCount>(view.count())) return !is_worth_playing_on(known);
  return view.cells() > kFewCells ? is_time_with_few_mines(known)
                                  : is_time_on_average(known, least);
}

}  // namespace minewise
