// What a step of a plan does to keys: mines are added to the slots of its clues, and clues that
// have all their regions close.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "reason/count/component.h"
#include "reason/count/keys.h"
#include "reason/count/plan.h"

namespace minewise {

template <std::size_t Words>
struct Addition {
  explicit Addition(std::span<const OpenClue> all) : clues(all) {
    keep.fill(~std::uint64_t{0});
    for (const OpenClue& clue : clues) {
      const unsigned shift = shift_of(clue.slot);
      const std::size_t word = word_of<Words>(clue.slot);
      one[word] |= std::uint64_t{1} << shift;
      keep[word] &= ~(std::uint64_t{clue.closes ? 15u : 0u} << shift);
      is_weighed |= weighs(clue);
    }
  }

  // The numbers of mines that may be put into a region of this size.
  SumRange fitting(const Key<Words>& key, int size) const {
    SumRange range{0, size};
    for (const OpenClue& clue : clues) {
      const int so_far = mines_at(key, clue.slot);
      range.least = std::max(range.least, clue.least - clue.left - so_far);
      range.most = std::min(range.most, clue.most - so_far);
    }
    return range;
  }

  Key<Words> with_mines(Key<Words> key, int mines) const {
    for (std::size_t w = 0; w < Words; ++w) key[w] += static_cast<std::uint64_t>(mines) * one[w];
    return key;
  }

  // `weight` times the likelihood of what the clues that close show, given the mines around them.
  double weight(const Key<Words>& key, double weight) const {
    if (!is_weighed) return weight;
    double closing = 1;
    for (const OpenClue& clue : clues) {
      if (weighs(clue)) closing *= clue.weight[mines_at(key, clue.slot)];
    }
    return weight * closing;
  }

  void close(Key<Words>& key) const {
    for (std::size_t w = 0; w < Words; ++w) key[w] &= keep[w];
  }

  // Whether what a closing clue shows is likelier with some numbers of mines than with others.
  static bool weighs(const OpenClue& clue) { return clue.closes && clue.weight; }

  std::span<const OpenClue> clues;
  Key<Words> one{};         // a mine around each clue
  Key<Words> keep;          // all ones but in the slots of clues that close
  bool is_weighed = false;  // whether some closing clue weighs
};

}  // namespace minewise
