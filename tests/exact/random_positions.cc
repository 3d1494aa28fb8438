#include "exact/random_positions.h"

#include <fmt/core.h>

#include <algorithm>

#include "core/shape.h"
#include "support/board.h"

namespace minewise {
namespace {

constexpr std::string_view kRuleWords[] = {
    "survival",
    "survival count=shown",
    "survival first=safe cascade=yes",
    "survival count=shown first=zero cascade=yes",
    "survival first=zero",
    "classic",
    "classic count=hidden",
    "classic first=any count=hidden cascade=no",
    "classic first=zero on-mine=go",
    "classic first=any on-mine=go",
};

constexpr double kDensities[] = {0, 0.1, 0.2, 0.35, 0.5, 0.8, 1};

int between(int least, int most, Rng& rng) {
  return least + static_cast<int>(rng.below(static_cast<std::uint32_t>(most - least + 1)));
}

// Boards of very different proportions, a few of them a single row.
Shape random_shape(Grid grid, int most_cells, Rng& rng) {
  while (true) {
    const Shape shape{between(1, 8, rng), between(1, 7, rng), grid};
    if (shape.cells() >= 4 && shape.cells() <= most_cells) return shape;
  }
}

// Weights of all sizes around the number itself. There are no gaps: what follows from one has no
// proof by bounds.
WeighedCount random_prior(int mines, int cells, Rng& rng) {
  const int first = between(0, mines, rng), last = between(mines, cells, rng);
  std::string text;
  for (int m = 0; m <= last; ++m) {
    text += m < first ? "0," : fmt::format("{}e{},", between(1, 9, rng), between(-6, 3, rng));
  }
  return must(WeighedCount::parse(text));
}

// A position under any rules is pasted under those of the header alone.
MineCount random_count(int mines, int cells, Rng& rng) {
  switch (rng.below(4)) {
    case 3:
      return random_prior(mines, cells, rng);
    case 0:
      return FixedCount{mines};
    case 1:
      return Independent{between(1, 19, rng) / 20.0};
    default:
      return UnknownCount{};
  }
}

Position random_symbols(Grid grid, const std::string& clues, Rng& rng) {
  constexpr std::string_view kSymbols = "?????????????01111222334568__MF";
  Position position;
  position.shape = random_shape(grid, 18, rng);
  position.clues = must(parse_clue_model(clues));
  for (int i = 0; i < position.shape.cells(); ++i) position.symbols += any_of(kSymbols, rng);
  return position;
}

}  // namespace

const std::vector<std::string> kClueWords = {"exact",
                                             "withheld:0.2",
                                             "optimistic",
                                             "cautious",
                                             "withheld:0.1+optimistic",
                                             "optimistic+cautious",
                                             "cautious+withheld:0.3"};

const std::vector<Grid> kGrids{all_grids().begin(), all_grids().end()};

std::string Seen::drawing() const {
  std::string text = origin + "\n";
  if (const auto* fixed = std::get_if<FixedCount>(&view.count())) {
    text += fmt::format("mines {}\n", fixed->mines);
  } else if (const auto* law = std::get_if<Independent>(&view.count())) {
    text += fmt::format("density {}\n", law->density);
  } else if (const auto* weighed = std::get_if<WeighedCount>(&view.count())) {
    text += fmt::format("mines prior:{}\n", weighed->text());
  }
  text += fmt::format("clues {}\ntopology {}\n", view.rules().clues->name(), grid_word(shape.grid));
  for (const Cell cell : view.promised()) text += fmt::format("// {} promised\n", cell.index);
  return text + symbols_of(view, shape.width);
}

Rng rng_named(std::string_view name, std::uint64_t number) {
  return Rng(Seed{20}, Digest(name).add(number));
}

Move random_move(const Game& game, Rng& rng) {
  std::vector<Cell> safe, mines;
  for (const Cell cell : game.view().covered()) {
    const bool mine = game.is_dealt() && game.layout().has_mine(cell);
    (mine ? mines : safe).push_back(cell);
  }
  const bool on_mine = safe.empty() || (!mines.empty() && rng.below(5) == 0);
  if (!on_mine) return {Move::Kind::Open, any_of(safe, rng)};
  const bool steps = game.id().rules.on_mine == OnMine::Go && rng.below(2) == 0;
  return {steps ? Move::Kind::Open : Move::Kind::Flag, any_of(mines, rng)};
}

int uncertain_cells(const View& view) {
  const auto promised =
      std::ranges::count_if(view.promised(), [&](Cell cell) { return view.is_covered(cell); });
  return static_cast<int>(view.covered().size()) - static_cast<int>(promised);
}

GameId random_id(Grid grid, const std::string& clues, int most_cells, Rng& rng) {
  while (true) {
    const Shape shape = random_shape(grid, most_cells, rng);
    const std::string mines =
        rng.below(3) == 0
            ? fmt::format("@{}", any_of(kDensities, rng))
            : fmt::format("/{}", between(0, shape.cells() * (rng.below(4) == 0 ? 4 : 2) / 4, rng));
    const auto id = parse_game_id(
        fmt::format("{}x{}{} {} clues={} topology={} seed=20 game={}", shape.width, shape.height,
                    mines, any_of(kRuleWords, rng), clues, grid_word(grid), rng.below(1'000'000)));
    if (id) return *id;  // not every promise can be kept on every board
  }
}

Seen random_midgame(Grid grid, const std::string& clues, int most_uncertain, Rng& rng) {
  while (true) {
    const GameId id = random_id(grid, clues, most_uncertain + 12, rng);
    Game game(id, make_topology(id.shape()));
    const int target = between(std::min(3, most_uncertain), most_uncertain, rng);
    int moves = 0;
    for (; !game.is_over() && uncertain_cells(game.view()) > target; ++moves) {
      game.play(random_move(game, rng));
    }
    if (game.is_over()) continue;
    return {id.shape(), game.view(), fmt::format("{}, after {} moves", format_game_id(id), moves)};
  }
}

Seen random_pasted(Grid grid, const std::string& clues, int most_uncertain, Rng& rng) {
  const Shape shape = random_shape(grid, most_uncertain + 12, rng);
  const TopologyPtr topology = make_topology(shape);
  const std::uint32_t density = 1 + rng.below(7);
  Layout layout(shape.cells());
  for (int index = 0; index < shape.cells(); ++index) {
    if (rng.below(10) < density) layout.place_mine(Cell{index});
  }
  Position position;
  position.shape = shape;
  position.clues = must(parse_clue_model(clues));
  position.symbols.assign(static_cast<std::size_t>(shape.cells()), '?');
  position.count = random_count(layout.mines(), layout.cells(), rng);
  const int target = between(std::min(3, most_uncertain), most_uncertain, rng);
  for (int covered = shape.cells(); covered > target;) {
    const Cell cell{between(0, shape.cells() - 1, rng)};
    if (position.symbols[cell.at()] != '?') continue;
    --covered;
    if (layout.has_mine(cell)) {
      position.symbols[cell.at()] = rng.below(2) == 0 ? 'M' : 'F';
      continue;
    }
    const Clue clue =
        position.clues->draw(mines_around(layout, *topology, cell), topology->degree(cell), rng);
    position.symbols[cell.at()] = rng.below(8) == 0 ? '_' : clue.symbol();
  }
  return {shape, view_of(position), "pasted"};
}

Seen random_senseless(Grid grid, const std::string& clues, Rng& rng) {
  Position position = random_symbols(grid, clues, rng);
  const int cells = position.shape.cells();
  if (rng.below(3) == 0) position.count = FixedCount{between(0, cells, rng)};
  if (rng.below(2) == 0 && !position.count)
    position.count = Independent{between(1, 19, rng) / 20.0};
  return {position.shape, view_of(position), "senseless"};
}

Seen random_senseless_at_an_end(Grid grid, const std::string& clues, Rng& rng) {
  Position position = random_symbols(grid, clues, rng);
  const char unlikely = rng.below(2) == 0 ? 'M' : '_';
  position.count = Independent{unlikely == 'M' ? 0.0 : 1.0};
  // Left as they are, hardly any would have a layout.
  for (char& symbol : position.symbols) {
    const bool goes = unlikely == 'M' ? symbol == 'M' || symbol == 'F' : symbol != 'M';
    if (goes && rng.below(8) != 0) symbol = '?';
  }
  return {position.shape, view_of(position), "senseless"};
}

}  // namespace minewise
