// Looks at positions a given number of rounds, nothing kept from one to the next but memory.
//
//     position_rounds analyze ROUNDS    guess positions of 30x16/99: every cell's probability
//     position_rounds what-if ROUNDS    one of them: what each unknown cell would show
//     position_rounds large ROUNDS      a board of 1000x1000 in play: every cell's probability
//
// It prints how many things a round looks at, and a sum over all that was found.
#include <fmt/core.h>

#include <string_view>

#include "core/words.h"
#include "positions.h"
#include "solver/engines/single_point.h"
#include "solver/knowledge.h"
#include "solver/what_if.h"

namespace minewise {
namespace {

Means single_clues_and_count() {
  return by_counting(make_engines<SinglePoint>());
}

void report(std::size_t things, double sum) {
  fmt::print("{} a round, sum {:.6f}\n", things, sum);
}

void analyze_all(const std::vector<View>& views, std::uint64_t rounds) {
  Knowledge known(single_clues_and_count());
  double mines = 0;
  for (std::uint64_t round = 0; round < rounds; ++round) {
    for (const View& view : views) {
      known.start(view);
      known.deduce(view);
      for (const Cell cell : view.covered()) mines += known.posterior().mine_probability(cell);
    }
  }
  report(views.size(), mines);
}

void analyze_guesses(std::uint64_t rounds) {
  analyze_all(guess_positions(100, 60), rounds);
}

void analyze_large(std::uint64_t rounds) {
  analyze_all({board_in_play(1000, 0.2, 125'000, 7)}, rounds);
}

void ask_what_if(std::uint64_t rounds) {
  const View view = guess_positions(40, 100).front();
  Knowledge known(view, single_clues_and_count());
  std::vector<Cell> unknown;
  for (const Cell cell : view.covered()) {
    if (!known.facts().is_known(cell)) unknown.push_back(cell);
  }
  std::size_t answers = 0;
  for (std::uint64_t round = 0; round < rounds; ++round) {
    for (const Cell cell : unknown) answers += WhatIf(known, cell).answers().size();
  }
  report(unknown.size(), static_cast<double>(answers));
}

struct Kind {
  std::string_view name;
  void (*look)(std::uint64_t rounds);
};
constexpr Kind kKinds[] = {
    {"analyze", analyze_guesses}, {"what-if", ask_what_if}, {"large", analyze_large}};

}  // namespace
}  // namespace minewise

int main(int argc, char** argv) {
  using namespace minewise;
  for (const Kind& kind : kKinds) {
    if (argc != 3 || kind.name != argv[1]) continue;
    kind.look(parse_whole(argv[2]).value());
    return 0;
  }
  fmt::print(stderr, "usage: position_rounds analyze|what-if|large ROUNDS\n");
  return 2;
}
