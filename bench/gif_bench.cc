// The time to encode a game on 20x20 as an animation; the label has the frames and bytes.
#include <benchmark/benchmark.h>
#include <fmt/core.h>

#include "output/raster/gif.h"

namespace minewise {
namespace {

Animation animation_of(const char* agent_name, const char* id_text) {
  const GameId id = parse_game_id(id_text, Seed{1}).value();
  const AgentSpec spec = parse_agents(agent_name).value().front();
  Game game(id, make_topology(id.shape()));
  const auto agent = spec.make();
  AnimationRecorder animation_recorder(agent_name, game, agent.get());
  Rng rng = rng_for(spec, id);
  const Trial trial = play_game(*agent, game, rng, &animation_recorder);
  return std::move(animation_recorder).finish(game, trial);
}

void encode(benchmark::State& state, const char* agent, const char* id) {
  const std::vector<Animation> animations{animation_of(agent, id)};
  std::size_t bytes = 0;
  for (auto _ : state) {
    bytes = 0;
    encode_gif(animations, Theme::Light, {}, [&](std::string_view text) {
      bytes += text.size();
      return true;
    });
  }
  state.SetLabel(fmt::format("{} frames, {} bytes", animations[0].frames.size() + 1, bytes));
}

BENCHMARK_CAPTURE(encode, classic, "exact", "20x20/80 classic first=zero seed=1")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encode, survival, "double", "20x20@0.5 survival seed=3")
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace minewise

BENCHMARK_MAIN();
