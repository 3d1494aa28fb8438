// Solves small boards by one thread and prints what best play comes to, so that the instructions of
// the search can be counted: a few boards of each game, dense and sparse.
//
//     best_play_rounds                            the boards of the record
//     best_play_rounds "4x4/6 survival" ...       others
#include <fmt/core.h>

#include <span>
#include <string>
#include <variant>
#include <vector>

#include "core/game_id.h"
#include "search/optimal.h"

namespace {

using namespace minewise;

constexpr const char* kRecorded[] = {
    "4x4/3 survival",          "4x3/5 survival",          "4x4/4 classic first=any",
    "5x5/3 classic first=any", "6x6/2 classic first=any",
};

View untouched(const GameId& game) {
  const MineCount count = std::visit([](const auto& law) { return MineCount(law); }, game.mines);
  return View(make_topology(game.shape()), game.rules, count);
}

void solve(const std::string& text) {
  OptimalPlay solver =
      OptimalPlay::make(untouched(parse_game_id(text, Seed{0}).value()), {}).value();
  const Solution solution = solver.solve(Wanted::AllBest);
  fmt::print("{}: {}/{}\n", text, solution.value.num.str(), solution.value.den.str());
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> boards(argv + 1, argv + argc);
  if (boards.empty()) boards.assign(std::begin(kRecorded), std::end(kRecorded));
  for (const std::string& board : boards) solve(board);
}
