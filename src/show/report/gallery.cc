#include "show/report/gallery.h"

#include <algorithm>
#include <optional>

#include "study/lab/play_chunk.h"

namespace minewise {
namespace {

// Watches the guesser until it has walked into a mine where the other agent had a proof.
class LookOver final : public Observer {
 public:
  LookOver(const AgentSpec& guesser, const AgentSpec& knower)
      : guesser_(guesser), knower_(knower) {}

  void decided(const Game& game, const Decision& decision) override {
    ++move_;
    before_.reset();
    if (found_ || !decision.is_guess() || game.view().uncovered().empty()) return;
    before_.emplace(game.view());
  }

  void played(const Game& game, const Step& step) override {
    if (!before_ || game.view().state(step.decision.move.cell) != CellState::Mine) return;
    const auto agent = knower_.make();
    Rng rng = rng_for(knower_, game.id());
    agent->start(*before_);
    const Decision better = agent->decide(*before_, rng);
    if (better.basis != Basis::Proof || better.move.kind != Move::Kind::Open) return;
    found_ = Exhibit{guesser_.name(),     knower_.name(), game.id(), move_,
                     *std::move(before_), step.decision,  better};
  }

  std::optional<Exhibit> found() && { return std::move(found_); }

 private:
  const AgentSpec& guesser_;
  const AgentSpec& knower_;
  int move_ = 0;
  std::optional<View> before_;  // a guess that is being made
  std::optional<Exhibit> found_;
};

// The condition under which the second of two neighbours is furthest ahead.
const PairSummary& widest_pair(const Experiment& experiment, const Summary& summary,
                               std::size_t second) {
  const PairSummary* widest = nullptr;
  for (std::size_t condition = 0; condition < experiment.conditions.size(); ++condition) {
    const PairSummary& pair = summary.pair(experiment, condition, second - 1, second);
    if (!widest || pair.score().value() < widest->score().value()) widest = &pair;
  }
  return *widest;
}

}  // namespace

std::vector<Exhibit> find_exhibits(const Experiment& experiment, const Summary& summary,
                                   std::size_t most) {
  constexpr int kMostCells = 2500;  // a larger board is no picture for a page,
  constexpr int kMostSide = 100;    // nor is a longer one
  std::vector<Exhibit> exhibits;
  for (std::size_t second = experiment.agents.size(); second-- > 1;) {
    if (exhibits.size() == most) break;
    const PairSummary& pair = widest_pair(experiment, summary, second);
    const Condition& condition = experiment.conditions[pair.condition];
    const auto& [width, height, mines] = condition.board;
    if (pair.best_gain <= 0 || width * height > kMostCells) continue;
    if (std::max(width, height) > kMostSide) continue;
    const AgentSpec& guesser = experiment.agents[pair.first];
    LookOver look(guesser, experiment.agents[second]);
    const TopologyPtr topology = make_topology({width, height, condition.rules.topology});
    Game game = make_game(experiment, condition, pair.best_game, topology);
    const auto agent = guesser.make();
    Rng rng = rng_for(guesser, game.id());
    play_game(*agent, game, rng, &look);
    if (auto found = std::move(look).found()) exhibits.push_back(*std::move(found));
  }
  std::ranges::reverse(exhibits);
  return exhibits;
}

}  // namespace minewise
