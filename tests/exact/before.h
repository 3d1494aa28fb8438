// What is known about a view before its posterior is asked.
#pragma once

#include "solver/engines/single_point.h"
#include "solver/knowledge.h"

namespace minewise {

enum class Before {
  Seen,         // only what the view shows
  SinglePoint,  // what follows from single clues as well
  Proved,       // and all that follows from the posterior itself
};

// Each in turn.
inline Before any_before(int i) {
  constexpr Before kAll[] = {Before::Seen, Before::SinglePoint, Before::Proved};
  return kAll[i % 3];
}

inline Means counting(Before before, CountBudget budget = {}) {
  if (before == Before::Proved) return by_exact(budget);
  const bool is_bare = before == Before::Seen;
  return by_counting(is_bare ? Engines{} : make_engines<SinglePoint>(), budget);
}

}  // namespace minewise
