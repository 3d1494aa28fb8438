// The champion: opens what is certain, as `exact` does, but guesses for the whole game and not for
// the next cell alone. Few layouts left: searched to the end (reason/search/endgame.h). Otherwise
// it looks one step ahead (outlook.h, and loss_ahead.h where the game goes on after a mine), and a
// small network says which of the best few is worth more than it seems (reason/learned). The
// network knows classic games on square boards; elsewhere looking ahead decides.
#include <algorithm>
#include <cmath>
#include <tuple>

#include "play/agents/posterior_guess.h"
#include "play/agents/reasoner.h"
#include "play/agents/registry.h"
#include "reason/learned/mirror.h"
#include "reason/learned/weights.h"
#include "reason/posterior/opening.h"
#include "reason/posterior/safest.h"
#include "reason/search/endgame.h"
#include "reason/search/loss_ahead.h"
#include "reason/search/outlook.h"

namespace minewise {
namespace {

enum class Level { Fast, Network, Deep };

// Looking ahead takes in the whole board at every guess. Beyond these, and where clues may lie or
// be withheld, the safest cell is opened.
constexpr int kMostCells = 4096;

// The smallest board of the games that the network learnt from. On smaller ones it does harm.
constexpr int kLeastLearned = 64;

// What a network is asked about: candidates that look nearly as good as the best.
constexpr double kClose = 0.10;
constexpr std::size_t kMostAsked = 8;

// A game that goes on after a mine has many more ways to go on.
EndgameLimits endgame_limits(Level level, const View& view) {
  if (view.rules().on_mine == OnMine::Go) return {50, 1'000};
  if (level == Level::Deep) return {20'000, 200'000};
  return {1'000, 20'000};
}

// Also the answers of mirrored boards, where a level asks for them.
class Judge {
 public:
  explicit Judge(Level level) : mirrors_(level == Level::Deep ? 4 : 1) {}

  // The candidate of most worth.
  std::size_t best_of(Knowledge& known, std::span<const Outlook> outlooks) {
    const auto asked = outlooks.first(std::min(kMostAsked, outlooks.size()));
    if (asked.size() < 2) return 0;
    if (!network_) network_ = score_network();
    board_bytes(known, bytes_);
    worth_.assign(asked.size(), 0);
    for (int mirror = 0; mirror < mirrors_; ++mirror)
      ask(known.view().topology().shape(), asked, mirror);
    for (std::size_t i = 0; i < asked.size(); ++i) {
      worth_[i] = std::round((worth_[i] / mirrors_ + asked[i].estimate) / kTiedProbability);
    }
    return static_cast<std::size_t>(std::ranges::max_element(worth_) - worth_.begin());
  }

 private:
  void ask(const Shape& shape, std::span<const Outlook> asked, int mirror) {
    const Mirror turned{shape, mirror};
    turned_.resize(bytes_.size());
    for (std::size_t i = 0; i < bytes_.size(); ++i) {
      turned_[turned.of(Cell{static_cast<int>(i)}).at()] = bytes_[i];
    }
    marked_.clear();
    cells_.clear();
    for (const Outlook& outlook : asked) {
      const Cell cell = turned.of(outlook.cell);
      marked_.push_back({cell, outlook.safety, outlook.estimate - asked[0].estimate,
                         outlook.best_after, outlook.goes_on, outlook.log_safe});
      cells_.push_back(cell);
    }
    const Framed framed(shape);
    fill_planes(framed, turned_, marked_, planes_);
    network_->ask(framed, planes_, cells_, answers_);
    for (std::size_t i = 0; i < answers_.size(); ++i) worth_[i] += answers_[i];
  }

  int mirrors_;
  std::optional<Network> network_;
  BoardBytes bytes_, turned_;
  std::vector<Marked> marked_;
  std::vector<Cell> cells_;
  std::vector<std::int16_t> planes_;
  std::vector<double> answers_, worth_;
};

class Champion {
 public:
  explicit Champion(Level level) : level_(level), judge_(level) {}

  Decision guess(Knowledge& known) { return last_ = choose(known); }

  // What the last guess was chosen from, and also these cells.
  Weighing weigh(Knowledge& known, std::span<const Cell> also) {
    if (last_.choice.ground == Ground::Search) return weigh_in_endgame(known, also);
    if (last_.choice.ground != Ground::Ahead) return {};
    return known.view().rules().on_mine == OnMine::Go ? weigh_losses(known, also)
                                                      : weigh_outlooks(known, also);
  }

 private:
  Decision choose(Knowledge& known) {
    const View& view = known.view();
    if (view.promise_is_pending()) return open_first(known);
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
    limits.close = knows(known.view()) ? kClose : 0;
    const auto outlooks = outlooks_.look(known, limits);
    const Outlook& best = outlooks[knows(known.view()) ? judge_.best_of(known, outlooks) : 0];
    return open_ahead(known, best.cell, best.goes_on);
  }

  Decision open_cheapest(Knowledge& known) {
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
        const double steps = std::round(each.worth / kTiedProbability);
        return std::tuple(each.cell != last_.move.cell, weighing.counts_mines ? steps : -steps,
                          each.cell);
      };
      return rank(a) < rank(b);
    });
  }

  Level level_;
  Outlooks outlooks_;
  LossAhead losses_;
  Judge judge_;
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
          "Plays for the whole game. Acts on whatever is certain; guesses by looking ahead: how "
          "safe a cell is, and how the game would go on after each of its answers. Searches the "
          "end of a game completely. On square boards of 64 cells and more a small network chooses "
          "among the best few cells of a classic game; elsewhere looking ahead decides. Where "
          "clues are not exact, "
          "and on boards of over 4096 cells, the safest cell is opened.",
      .parameters = {{"level",
                      1,
                      0,
                      2,
                      "fast: no network; network: the usual; deep: also asks the network about "
                      "mirrored boards, and searches longer endgames",
                      true,
                      {"fast", "network", "deep"}}},
      .make =
          [](const ParameterValues& values) {
            return make_champion(static_cast<Level>(static_cast<int>(values.at(0))));
          },
      .by_position = true,
  };
}

}  // namespace minewise
