// Small answers for tests of how they are told.
#pragma once

#include "review/influence.h"
#include "search/optimal.h"
#include "support/board.h"

namespace minewise {

// The influence in a drawn position, with its reach.
inline InfluenceReport influence_in(std::string_view text) {
  const Position position = drawn_position(text);
  const View view = view_of(position);
  InfluenceReport report = report_on(position.shape, influence_of(view));
  report.clues = count_influence(report.influence);
  report.reach = find_reach(view, Reach(view), [](double) { return true; });
  return report;
}

// A board before its first move, and what it is worth.
struct Solved {
  explicit Solved(std::string_view id)
      : shape(id_of(id).shape()),
        view(make_topology(shape), id_of(id).rules, std::get<FixedCount>(id_of(id).mines)) {
    OptimalPlay solver = must(OptimalPlay::make(view, {}));
    solution = solver.solve(Wanted::EveryCell);
    layouts = solver.layouts();
  }

  Shape shape;
  View view;
  Solution solution;
  std::size_t layouts = 0;
};

}  // namespace minewise
