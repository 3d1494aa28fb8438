// The speed of exact inference, from a View to every cell's probability with nothing kept between
// calls but memory, unless the name says otherwise.
#include <benchmark/benchmark.h>

#include "game/play_game.h"
#include "positions.h"
#include "solver/count/order.h"
#include "solver/engines/single_point.h"
#include "solver/knowledge.h"
#include "solver/sample.h"
#include "solver/what_if.h"

namespace minewise {
namespace {

// Proofs by single clues, and the posterior.
Means single_clues_and_count() {
  return by_counting(make_engines<SinglePoint>());
}

double all_probabilities(Knowledge& known) {
  double sum = 0;
  for (const Cell cell : known.view().covered()) sum += known.posterior().mine_probability(cell);
  return sum;
}

void analyze_all(benchmark::State& state, const std::vector<View>& views) {
  Knowledge known(single_clues_and_count());
  bool exact = true;
  std::size_t next = 0;
  for (auto _ : state) {
    const View& view = views[next++ % views.size()];
    known.start(view);
    known.deduce(view);
    benchmark::DoNotOptimize(all_probabilities(known));
    exact = exact && known.posterior().is_exact();
  }
  state.counters["exact"] = exact;
  state.counters["positions"] = static_cast<double>(views.size());
}

void BM_GuessPositionsOf30x16With99(benchmark::State& state) {
  static const std::vector<View> views = guess_positions(400, 60);
  analyze_all(state, views);
}
BENCHMARK(BM_GuessPositionsOf30x16With99)->Unit(benchmark::kMicrosecond);

void BM_Scattered30x16Frontier240(benchmark::State& state) {
  std::vector<View> views;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    views.push_back(scattered_position(30, 16, 99.0 / 480, 0.2, seed));
  }
  analyze_all(state, views);
}
BENCHMARK(BM_Scattered30x16Frontier240)->Unit(benchmark::kMillisecond);

// How the count fared: states in all, and how many clues the best line of the largest component
// would have had open at once.
void report_effort(benchmark::State& state, const View& view) {
  Knowledge known(view, single_clues_and_count());
  const Frontier& frontier = known.posterior().frontier();
  double states = 0;
  const Component* largest = nullptr;
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    const Component& component = frontier.component(slot);
    if (component.clues.empty()) continue;
    states += static_cast<double>(known.posterior().counted(slot).states());
    if (!largest || component.cells.size() > largest->cells.size()) largest = &component;
  }
  OrderFinder finder;
  state.counters["states"] = states;
  state.counters["line_open"] = finder.find(*largest).most_open;
  state.counters["line_states"] = finder.find(*largest).cost;
}

void BM_Scattered100x100(benchmark::State& state) {
  std::vector<View> views;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    views.push_back(scattered_position(100, 100, 0.2, 0.375, seed));  // 30% of all cells
  }
  analyze_all(state, views);
  report_effort(state, views.front());
}
BENCHMARK(BM_Scattered100x100)->Unit(benchmark::kMillisecond);

void BM_Lattice30x16(benchmark::State& state) {
  analyze_all(state, {lattice_position(30, 16)});
}
BENCHMARK(BM_Lattice30x16)->Unit(benchmark::kMillisecond);

// Time against the side of the board, half of which is open.
void BM_BoardInPlay(benchmark::State& state) {
  const int side = static_cast<int>(state.range(0));
  const auto opened = static_cast<std::size_t>(side) * static_cast<std::size_t>(side) / 2;
  analyze_all(state, {board_in_play(side, 0.2, opened, 7)});
  state.SetComplexityN(side * side);
}
BENCHMARK(BM_BoardInPlay)
    ->Arg(10)
    ->Arg(18)
    ->Arg(32)
    ->Arg(56)
    ->Arg(100)
    ->Arg(178)
    ->Arg(316)
    ->Arg(562)
    ->Arg(1000)
    ->Unit(benchmark::kMillisecond)
    ->Complexity();

void BM_1000x1000With100000Open(benchmark::State& state) {
  analyze_all(state, {board_in_play(1000, 0.2, 125'000, 7)});
}
BENCHMARK(BM_1000x1000With100000Open)->Unit(benchmark::kMillisecond);

// One more cell on the same board, and the probabilities of the components it changed.
void BM_1000x1000OneMoreCell(benchmark::State& state) {
  View view = board_in_play(1000, 0.2, 125'000, 7);
  Knowledge known(view, single_clues_and_count());
  Rng rng(Seed{1}, Digest("bench"));
  const Layout layout = draw_layout(known, rng);
  double most = 0;
  for (auto _ : state) {
    state.PauseTiming();
    Cell chosen = view.covered().front();
    do {  // a safe cell of the frontier
      chosen = view.covered()[rng.below(static_cast<std::uint32_t>(view.covered().size()))];
    } while (layout.has_mine(chosen) ||
             known.posterior().frontier().slot_of(chosen) == Frontier::kInterior);
    const Clue clue = Clue::number(mines_around(layout, view.topology(), chosen));
    state.ResumeTiming();
    view.open(chosen, clue);
    known.deduce(view);
    for (const Cell near : view.topology().neighbours(chosen)) {
      if (view.is_covered(near)) most = std::max(most, known.posterior().mine_probability(near));
    }
  }
  benchmark::DoNotOptimize(most);
}
BENCHMARK(BM_1000x1000OneMoreCell)->Unit(benchmark::kMillisecond)->Iterations(200);

void BM_SampleOf30x16With99(benchmark::State& state) {
  const View view = guess_positions(40, 100).front();
  Knowledge known(view, single_clues_and_count());
  Rng rng(Seed{1}, Digest("bench"));
  for (auto _ : state) {
    benchmark::DoNotOptimize(draw_layout(known, rng));
  }
}
BENCHMARK(BM_SampleOf30x16With99)->Unit(benchmark::kMicrosecond);

void BM_WhatIfOf30x16With99(benchmark::State& state) {
  const View view = guess_positions(40, 100).front();
  Knowledge known(view, single_clues_and_count());
  std::size_t next = 0;
  for (auto _ : state) {
    const Cell cell = view.covered()[next++ % view.covered().size()];
    if (known.facts().is_known(cell)) continue;
    benchmark::DoNotOptimize(WhatIf(known, cell).answers().size());
  }
}
BENCHMARK(BM_WhatIfOf30x16With99)->Unit(benchmark::kMicrosecond);

// Whole games of `exact`, classic 30x16/99, one core.
void BM_GamesOf30x16With99(benchmark::State& state) {
  GameId id = parse_game_id("30x16/99 classic first=safe:0,0 seed=1").value();
  const TopologyPtr topology = make_topology(id.shape());
  const AgentSpec spec = parse_agent("exact").value();
  const auto agent = spec.make();
  for (auto _ : state) {
    Game game(id, topology);
    Rng rng = rng_for(spec, id);
    benchmark::DoNotOptimize(play_game(*agent, game, rng).won);
    ++id.game;
  }
}
BENCHMARK(BM_GamesOf30x16With99)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace minewise

BENCHMARK_MAIN();
