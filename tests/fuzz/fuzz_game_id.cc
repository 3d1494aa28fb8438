// Game IDs, and the rules and boards in them. A game of every ID that reads is begun: whatever its
// rules promise about the first move can be kept, whichever cell that is.
#include "core/game_id.h"
#include "fuzz/reader.h"
#include "game/game.h"

namespace minewise {
namespace {

constexpr int kMostCells = 400;

void check_first_moves(const GameId& id) {
  const Shape shape = id.shape();
  const auto topology = make_topology(shape);
  for (const int index : {0, shape.cells() / 2, shape.cells() - 1}) {
    Game game(id, topology);
    if (game.is_over()) return;
    const auto& own = id.rules.first.cell;
    const Outcome outcome = game.play({Move::Kind::Open, own ? shape.cell(*own) : Cell{index}});
    CHECK(id.rules.first.promise == Promise::None || outcome.kind == Outcome::Kind::Clue);
  }
}

}  // namespace
}  // namespace minewise

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace minewise;
  const std::string_view text = as_text(bytes, size);
  check_reader(text, [](std::string_view words) { return parse_rules(words); }, format_rules);
  check_reader(
      text, [](std::string_view words) { return parse_game_id_of({3, 2, FixedCount{2}}, words); },
      [](const GameId& id) { return format_game_id(id).substr(sizeof "3x2/2"); });
  check_reader(text, [](std::string_view words) { return parse_game_id(words); }, format_game_id);
  const auto id = check_reader(
      text, [](std::string_view words) { return parse_game_id(words, Seed{1}); }, format_game_id);
  if (id && id->shape().cells() <= kMostCells) check_first_moves(*id);
  return 0;
}
