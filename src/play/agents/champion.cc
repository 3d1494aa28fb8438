// The champion: opens what is certain, as `exact` does, but guesses for the whole game and not for
// the next cell alone. Few layouts left: searched to the end (reason/search/endgame.h). Otherwise
// it looks one step ahead (outlook.h, and loss_ahead.h where the game goes on after a mine), and a
// small network says which of the best few is worth more than it seems (reason/learned). The
// network knows classic games on square boards; elsewhere looking ahead decides.
#include <algorithm>
#include <cmath>

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

  Decision guess(Knowledge& known) {
    const View& view = known.view();
    if (view.promise_is_pending()) return open_first(known);
    if (!known.posterior().are_all_alike()) {
      const auto solved = solve_endgame(known, endgame_limits(level_, view));
      if (solved) return open_searched(known, solved->move);
    }
    if (!can_look_ahead(known)) return open_safest(known);
    return view.rules().on_mine == OnMine::Go ? open_cheapest(known) : open_promising(known);
  }

 private:
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

  Level level_;
  Outlooks outlooks_;
  LossAhead losses_;
  Judge judge_;
};

std::unique_ptr<Agent> make_champion(Level level) {
  const auto champion = std::make_shared<Champion>(level);
  return std::make_unique<Reasoner>(by_exact(kSmallBudget), [champion](Knowledge& known, Rng&) {
    return champion->guess(known);
  });
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
