#include "study/generate/board_trials.h"

#include <numeric>
#include <utility>

#include "play/loop/play_game.h"

namespace minewise {

BoardTrials::BoardTrials(const AgentSpec& agent, const GameId& id, Objective objective,
                         const Runner& runner, GoesOn goes_on)
    : spec_(agent),
      id_(id),
      objective_(objective),
      runner_(runner),
      goes_on_(std::move(goes_on)),
      topology_(make_topology(id.shape())),
      agents_(runner) {
  for (int lane = 0; lane < runner.lanes(); ++lane) agents_[lane] = spec_.make();
}

BoardTrials::~BoardTrials() = default;

std::vector<double> BoardTrials::play(std::span<const Task> tasks) {
  std::vector<double> values(tasks.size());
  const auto make = [&](std::uint64_t number, int lane) {
    if (!goes_on_()) return;
    values[number] = play_one(tasks[number], *agents_[lane]);
  };
  make_in_order(runner_, tasks.size(), make, [](std::uint64_t, int) { return true; });
  played_ += tasks.size();
  return values;
}

std::vector<double> BoardTrials::play(const Layout& layout, std::uint64_t first,
                                      std::uint64_t count) {
  std::vector<Task> tasks;
  for (std::uint64_t i = 0; i < count; ++i) tasks.push_back({&layout, first + i});
  return play(tasks);
}

double BoardTrials::play_one(const Task& task, Agent& agent) const {
  GameId id = id_;
  id.mines = FixedCount{task.layout->mines()};
  id.game = task.game;
  Game game(id, topology_, *task.layout);
  Rng rng = rng_for(spec_, id);
  const Trial trial = play_game(agent, game, rng);
  return objective_ == Objective::Score ? trial.score : trial.won ? 1.0 : 0.0;
}

double mean_of(std::span<const double> values) {
  if (values.empty()) return 0;
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

}  // namespace minewise
