// Whether two values are the same, for types that have no operator of their own.
#pragma once

#include <algorithm>

#include "agents/registry.h"
#include "core/layout.h"
#include "core/position.h"
#include "game/transcript.h"

namespace minewise {

// A model that always shows the truth is the exact one, whatever it was called.
inline bool same(const ClueModelPtr& a, const ClueModelPtr& b) {
  return a->name() == b->name() || (a->is_exact() && b->is_exact());
}

inline bool same(const Rules& a, const Rules& b) {
  return a == b;
}

inline bool same(const GameId& a, const GameId& b) {
  return a == b;
}

inline bool same(const Board& a, const Board& b) {
  return a.width == b.width && a.height == b.height && a.mines == b.mines;
}

inline bool same(const Place& a, const Place& b) {
  return a == b;
}

inline bool same(const Shape& a, const Shape& b) {
  return a == b;
}

inline bool same(const Position& a, const Position& b) {
  return a.shape == b.shape && a.count == b.count && same(a.clues, b.clues) &&
         a.symbols == b.symbols;
}

inline bool same(const DrawnLayout& a, const DrawnLayout& b) {
  return a.shape == b.shape && a.layout == b.layout;
}

inline bool same(const Step& a, const Step& b) {
  return a.decision == b.decision && a.outcome == b.outcome;
}

inline bool same(const Transcript& a, const Transcript& b) {
  const bool same_steps = std::ranges::equal(
      a.steps, b.steps, [](const Step& one, const Step& other) { return same(one, other); });
  return a.id == b.id && a.agent == b.agent && same_steps && a.layout == b.layout &&
         a.is_given == b.is_given && a.result == b.result;
}

inline bool same(const AgentSpec& a, const AgentSpec& b) {
  return a.entry == b.entry && a.values == b.values;
}

}  // namespace minewise
