// The champion: opens what is certain, as `exact` does, but guesses for the whole game and not for
// the next cell alone. When few layouts are left, it searches the game to the end
// (search/endgame.h). Otherwise it looks one step ahead (search/outlook.h), and a small network
// says which of the best few cells is worth more than it seems (guess_ranker.h). The network knows
// classic games on square boards; elsewhere looking ahead decides.
#include <algorithm>
#include <cmath>
#include <tuple>

#include "agents/guess.h"
#include "agents/guess_ranker.h"
#include "agents/reasoner.h"
#include "agents/registry.h"
#include "search/endgame.h"
#include "search/outlook.h"
#include "solver/safest.h"

namespace minewise {
namespace {

enum class Level { Fast, Network, Deep };

// Looking ahead takes in the whole board at every guess. Beyond these, and where clues may lie or
// be withheld, the safest cell is opened.
constexpr int kMostCells = 4096;

// The smallest board of the games that the network learnt from. On smaller ones it does harm.
constexpr int kLeastLearned = 64;

// Estimates that nothing corrects: more figures count. The networks learnt with the usual ones, and
// so did small boards, where these do harm.
constexpr OutlookWeights kByItself{.log_best_after = 0.647,
                                   .goes_on = -0.0643,
                                   .log_safe = 0.0638,
                                   .second = 0.4061,
                                   .settled = 0.0121,
                                   .many = -0.0103,
                                   .most_bonus = 0.25};

// Of a board where nothing is open yet: cells that an answer proves safe say little, since an
// opening goes on to wherever it ends.
constexpr OutlookWeights kAtFirst{
    .log_best_after = 1, .goes_on = 0, .log_safe = 0, .most_bonus = 0};

// What is asked of the networks: mirror images are dear, and change little where one cell is well
// ahead. level=deep always asks about them.
constexpr GuessRankerLimits kUsual{.scores = {.mirrors = 4, .doubtful = 0.01}};
constexpr GuessRankerLimits kThorough{.scores = {.mirrors = 4}, .value_mirrors = 2};

// On boards of at most so many cells longer endgames are affordable, and decide much. A game that
// goes on after a mine has many more ways to go on.
constexpr int kSmallBoard = 81, kTinyBoard = 20;

EndgameLimits endgame_limits(Level level, const View& view) {
  if (view.rules().on_mine == OnMine::Go) {
    return view.cells() <= kTinyBoard ? EndgameLimits{2'000, 100'000} : EndgameLimits{50, 1'000};
  }
  if (level == Level::Deep || view.cells() <= kSmallBoard) return {20'000, 200'000};
  return {2'000, 40'000};
}

constexpr double kRatherAMine = 0.6;

class Champion {
 public:
  explicit Champion(Level level)
      : level_(level), ranker_(level == Level::Deep ? kThorough : kUsual) {}

  Decision guess(Knowledge& known) { return last_ = choose(known); }

  // What the last guess was chosen from, and also these cells.
  Weighing weigh(Knowledge& known, std::span<const Cell> also) {
    if (last_.choice.ground == Ground::Search) return weigh_in_endgame(known, also);
    if (last_.choice.ground == Ground::TossUp) return weigh_toss_up(known, also);
    if (last_.choice.ground != Ground::Ahead) return {};
    return known.view().rules().on_mine == OnMine::Go ? weigh_losses(known, also)
                                                      : weigh_outlooks(known, also);
  }

 private:
  Decision choose(Knowledge& known) {
    const View& view = known.view();
    if (view.promise_is_pending()) return open_first(known);
    if (const auto cell = find_toss_up(known)) return open_toss_up(known, *cell);
    if (!known.posterior().are_all_alike()) {
      const auto solved = solve_endgame(known, endgame_limits(level_, view));
      if (solved) {
        endgame_ = *solved;
        return open_searched(known, *solved);
      }
    }
    if (!can_look_ahead(known)) return open_safest(known);
    return view.rules().on_mine == OnMine::Go ? open_cheapest(known) : open_promising(known);
  }

  static Decision open_first(Knowledge& known) {
    const View& view = known.view();
    const bool opens_a_zero = view.rules().first.promise == Promise::Zero;
    return opens_a_zero ? open_guess(view, opening_cell(view), Basis::Probability)
                        : open_safest(known);
  }

  static bool can_look_ahead(Knowledge& known) {
    const View& view = known.view();
    return view.cells() <= kMostCells && view.rules().clues->is_exact() &&
           known.recount().is_exact() && known.posterior().mine_probability(safest_cell(known)) < 1;
  }

  bool knows(const View& view) const {
    return level_ != Level::Fast && view.topology().shape().grid == kUsualGrid &&
           view.cells() >= kLeastLearned;
  }

  Decision open_promising(Knowledge& known) {
    OutlookLimits limits;
    const bool is_first = known.view().uncovered().empty();
    const bool is_judged = !is_first && knows(known.view());
    if (is_first) {
      limits.weights = kAtFirst;
    } else if (is_judged) {
      limits.close = kClose;
    } else if (known.view().cells() >= kLeastLearned) {
      limits.weights = kByItself;
    }
    const auto outlooks = outlooks_.look(known, limits);
    const Outlook& best = outlooks[is_judged ? ranker_.best_of(known, outlooks_) : 0];
    return open_ahead(known, best.cell, best.goes_on);
  }

  // Where the number of mines is hidden, looking ahead lost a little to the safest cell before
  // anything was open, and where all cells are rather mines (docs/research-notes.md).
  static bool sees_too_little_ahead(Knowledge& known) {
    if (!std::holds_alternative<UnknownCount>(known.view().count())) return false;
    return known.view().uncovered().empty() ||
           known.posterior().mine_probability(safest_cell(known)) > kRatherAMine;
  }

  Decision open_cheapest(Knowledge& known) {
    if (sees_too_little_ahead(known)) return open_safest(known);
    const LossAhead::Best best = losses_.look(known, {});
    return open_looked_ahead(known, best.cell, best.goes_on, best.safest_goes_on);
  }

  Decision open_ahead(Knowledge& known, Cell cell, double goes_on) {
    const auto safest = outlooks_.of(safest_cell(known));
    return open_looked_ahead(known, cell, goes_on, safest ? safest->goes_on : goes_on);
  }

  // These cells but for that of the last guess, each once.
  std::vector<Cell> others_of(std::span<const Cell> also) const {
    std::vector<Cell> cells;
    for (const Cell cell : also) {
      if (cell != last_.move.cell && std::ranges::find(cells, cell) == cells.end()) {
        cells.push_back(cell);
      }
    }
    return cells;
  }

  // The value of the cell that was chosen is known from the search that chose it.
  Weighing weigh_in_endgame(Knowledge& known, std::span<const Cell> also) const {
    const View& view = known.view();
    Weighing weighing{
        .by = WeighedBy::Endgame, .counts_mines = view.rules().on_mine == OnMine::Go, .cells = {}};
    if (!endgame_.complete) return {};
    const auto add = [&](Cell cell, const Fraction& value) {
      weighing.cells.push_back(
          {cell, known.posterior().mine_probability(cell), value.decimal(), 0, value});
    };
    add(endgame_.move, endgame_.value);
    if (const auto others = others_of(also); !others.empty()) {
      const auto worths = worths_in_endgame(known, others, endgame_limits(level_, view));
      if (!worths) return {};
      for (const CellWorth& each : *worths) add(each.cell, each.value);
    }
    put_best_first(weighing);
    return weighing;
  }

  // A toss-up is as good as the best cell, and what that is worth is known where few layouts are
  // left.
  Weighing weigh_toss_up(Knowledge& known, std::span<const Cell> also) {
    const auto solved = solve_endgame(known, endgame_limits(level_, known.view()));
    if (!solved) return {};
    endgame_ = *solved;
    endgame_.move = last_.move.cell;
    return weigh_in_endgame(known, also);
  }

  // By the estimates alone: what the network says puts the best few in order, and is no measure of
  // how much better they are.
  Weighing weigh_outlooks(Knowledge& known, std::span<const Cell> also) {
    Weighing weighing{.by = WeighedBy::LookAhead, .cells = {}};
    for (const Cell cell : also) outlooks_.look_at(known, cell);
    const double best = outlooks_.look_at(known, last_.move.cell).estimate;
    for (const Outlook& seen : outlooks_.seen()) {
      // To nine digits: the last ones of an exponential differ from machine to machine.
      const double share = std::round(std::exp(seen.estimate - best) * 1e9) / 1e9;
      weighing.cells.push_back({seen.cell, 1 - seen.safety, std::min(share, 1.0), seen.goes_on});
    }
    put_best_first(weighing);
    return weighing;
  }

  Weighing weigh_losses(Knowledge& known, std::span<const Cell> also) {
    Weighing weighing{.by = WeighedBy::LookAhead, .counts_mines = true, .cells = {}};
    const LossAhead::Seen best = losses_.look_at(known, last_.move.cell);
    const auto add = [&](Cell cell, const LossAhead::Seen& seen) {
      weighing.cells.push_back({cell, known.posterior().mine_probability(cell),
                                std::max(seen.loss - best.loss, 0.0), seen.goes_on});
    };
    add(last_.move.cell, best);
    for (const Cell cell : others_of(also)) add(cell, losses_.look_at(known, cell));
    put_best_first(weighing);
    return weighing;
  }

  // The cell that was chosen is the best, also where others are as good.
  void put_best_first(Weighing& weighing) const {
    std::ranges::sort(weighing.cells, [&](const WeighedCell& a, const WeighedCell& b) {
      const auto rank = [&](const WeighedCell& each) {
        const double steps = steps_of(each.worth);
        return std::tuple(each.cell != last_.move.cell, weighing.counts_mines ? steps : -steps,
                          each.cell);
      };
      return rank(a) < rank(b);
    });
  }

  Level level_;
  Outlooks outlooks_;
  LossAhead losses_;
  GuessRanker ranker_;
  Decision last_;
  Endgame endgame_;  // of the last guess that was searched
};

class ChampionAgent final : public Reasoner {
 public:
  explicit ChampionAgent(std::shared_ptr<Champion> champion)
      : Reasoner(by_exact(kSmallBudget),
                 [champion](Knowledge& known, Rng&) { return champion->guess(known); }),
        champion_(champion) {}

  Weighing weigh(std::span<const Cell> also) override { return champion_->weigh(known(), also); }

 private:
  std::shared_ptr<Champion> champion_;
};

std::unique_ptr<Agent> make_champion(Level level) {
  return std::make_unique<ChampionAgent>(std::make_shared<Champion>(level));
}

}  // namespace

AgentEntry champion_agent() {
  return {
      .name = "champion",
      .source = "ours",
      .description =
          "Plays for the whole game. Acts on everything that is certain. Guesses by looking ahead: "
          "how safe a cell is, and how the game would continue after each of its answers. Searches "
          "the end of a game completely. In classic games on square boards of 64 cells and more, a "
          "small network chooses among the best few cells. If clues are not exact, or the board "
          "has over 4096 cells, it opens the safest cell.",
      .parameters = {{"level",
                      1,
                      0,
                      2,
                      "fast: without a network; network: the default; deep: also asks a network "
                      "about every answer and about what may follow the next guess, both also on "
                      "mirrored boards, and searches longer endgames",
                      true,
                      {"fast", "network", "deep"}}},
      .make =
          [](const ParameterValues& values) {
            return make_champion(static_cast<Level>(static_cast<int>(values.at(0))));
          },
      .by_position = true,
      .reckons = true,
  };
}

}  // namespace minewise
