#include "positions.h"

#include "game/dealer.h"
#include "game/play_game.h"

namespace minewise {
namespace {

class CollectGuesses final : public Observer {
 public:
  CollectGuesses(std::size_t opened, std::vector<View>& views) : opened_(opened), views_(views) {}

  void decided(const Game& game, const Decision& decision) override {
    const bool guess = decision.basis == Basis::Probability;
    if (guess && game.view().uncovered().size() >= opened_) views_.push_back(game.view());
  }

 private:
  std::size_t opened_;
  std::vector<View>& views_;
};

}  // namespace

std::vector<View> guess_positions(int games, std::size_t opened) {
  std::vector<View> views;
  GameId id = parse_game_id("30x16/99 classic first=safe:0,0 seed=5").value();
  const TopologyPtr topology = make_topology(id.shape());
  const AgentSpec spec = parse_agent("exact").value();
  const auto agent = spec.make();
  CollectGuesses collect(opened, views);
  for (int i = 0; i < games; ++i) {
    id.game = static_cast<std::uint64_t>(i);
    Game game(id, topology);
    Rng rng = rng_for(spec, id);
    play_game(*agent, game, rng, &collect);
  }
  return views;
}

View scattered_position(int width, int height, double density, double share, std::uint64_t seed) {
  Rules rules = Rules::survival();
  rules.count = CountRule::Shown;
  const int mines = static_cast<int>(width * height * density + 0.5);
  const GameId id{width, height, FixedCount{mines}, rules, Seed{seed}, 0};
  const Layout layout = deal(id, {});
  const TopologyPtr topology = make_topology(id.shape());
  View view(topology, rules, FixedCount{mines});
  Rng rng(Seed{seed}, Digest("scatter"));
  for (int index = 0; index < view.cells(); ++index) {
    const Cell cell{index};
    if (layout.has_mine(cell) || rng.unit() >= share) continue;
    view.open(cell, Clue::number(mines_around(layout, *topology, cell)));
  }
  return view;
}

View board_in_play(int side, double density, std::size_t opened, std::uint64_t seed) {
  Rules rules = Rules::survival();
  rules.count = CountRule::Shown;
  rules.first = {Promise::Zero, Place{side / 2, side / 2}};
  const int mines = static_cast<int>(side * side * density + 0.5);
  const GameId id{side, side, FixedCount{mines}, rules, Seed{seed}, 0};
  Game game(id, make_topology(id.shape()));
  const AgentSpec spec = parse_agent("basic").value();
  const auto agent = spec.make();
  agent->start(game.view());
  game.play({Move::Kind::Open, id.shape().cell(*rules.first.cell)});
  Rng rng = rng_for(spec, id);
  while (!game.is_over() && game.view().uncovered().size() < opened) {
    const Decision decision = agent->decide(game.view(), rng);
    game.play(decision.move);
  }
  return game.view();
}

View lattice_position(int width, int height) {
  const Shape shape{width, height};
  const TopologyPtr topology = make_topology(shape);
  View view(topology, Rules::survival(), UnknownCount{});
  for (int row = 0; row < height; row += 2) {
    for (int col = 0; col < width; col += 2) {
      const Cell cell = shape.cell({row, col});
      view.open(cell, Clue::number(topology->degree(cell) / 2));
    }
  }
  return view;
}

}  // namespace minewise
