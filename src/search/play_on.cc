#include "search/play_on.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "solver/safest.h"
#include "solver/sample.h"

namespace minewise {
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

}  // namespace minewise
