// Opens covered cells at random and proves nothing: the floor that every other agent must beat. In
// the reports' game it steps on every mine.
#include "agents/guess.h"
#include "agents/registry.h"

namespace minewise {
namespace {

class RandomAgent final : public Agent {
 public:
  void start(const View&) override {}

  Decision decide(const View& view, Rng& rng) override { return open_any(view, rng); }
};

}  // namespace

AgentEntry random_agent() {
  return {
      .name = "random",
      .source = "baseline",
      .description =
          "Opens covered cells uniformly at random. It proves nothing and flags nothing, so every "
          "other agent should do better.",
      .parameters = {},
      .make = [](const ParameterValues&) { return std::make_unique<RandomAgent>(); },
      .by_position = true,
  };
}

}  // namespace minewise
