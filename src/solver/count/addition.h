// What a step of a plan does to keys: mines are added to the slots of its clues, and clues that
// have all their regions close.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "solver/count/component.h"
#include "solver/count/keys.h"
#include "solver/count/plan.h"

namespace minewise {

template <std::size_t Words>
struct Addition {
  // Of a region of this size; or of a join, where the size is zero.
  Addition(std::span<const OpenClue> all, int region) : clues(all), size(region) {
    keep.fill(~std::uint64_t{0});
    for (const OpenClue& clue : clues) {
      const unsigned shift = shift_of(clue.slot);
      const std::size_t word = word_of<Words>(clue.slot);
      one[word] |= std::uint64_t{1} << shift;
      if (clue.closes) keep[word] &= ~(std::uint64_t{15} << shift);
      is_weighed |= weighs(clue);
      mines_left[word] += static_cast<std::uint64_t>(clue.most) << shift;
      safe_left[word] += static_cast<std::uint64_t>(clue.left + size - clue.least) << shift;
    }
  }

  // The numbers of mines that may be put into the region.
  SumRange fitting(const StateKey<Words>& key) const {
    if constexpr (Words == 1) return fitting_at_once(key[0]);
    SumRange range{0, size};
    for (const OpenClue& clue : clues) {
      const int so_far = mines_at(key, clue.slot);
      range.least = std::max(range.least, clue.least - clue.left - so_far);
      range.most = std::min(range.most, clue.most - so_far);
    }
    return range;
  }

  StateKey<Words> with_mines(StateKey<Words> key, int mines) const {
    for (std::size_t w = 0; w < Words; ++w) key[w] += static_cast<std::uint64_t>(mines) * one[w];
    return key;
  }

  // `weight` times the likelihood of what the clues that close show, given the mines around them.
  double weight(const StateKey<Words>& key, double weight) const {
    if (!is_weighed) return weight;
    double closing = 1;
    for (const OpenClue& clue : clues) {
      if (weighs(clue)) closing *= clue.weight[mines_at(key, clue.slot)];
    }
    return weight * closing;
  }

  void close(StateKey<Words>& key) const {
    for (std::size_t w = 0; w < Words; ++w) key[w] &= keep[w];
  }

  // Whether what a closing clue shows is likelier with some numbers of mines than with others.
  static bool weighs(const OpenClue& clue) { return clue.closes && clue.weight; }

  std::span<const OpenClue> clues;
  int size = 0;
  StateKey<Words> one{};    // a mine around each clue
  StateKey<Words> keep;     // all ones but in the slots of clues that close
  bool is_weighed = false;  // whether some closing clue weighs

 private:
  // All clues at once, a mine after the other: one more fits while no clue has its most, and one
  // less while no clue would be left with too few cells. A state has neither too many nor too few
  // mines around any clue, so what is left in each slot is at least 0.
  SumRange fitting_at_once(std::uint64_t key) const {
    const std::uint64_t so_far = key & one[0] * 15;
    std::uint64_t mines = mines_left[0] - so_far, safe = safe_left[0] + so_far;
    SumRange range{size, 0};
    for (; range.most < size && !has_zero(mines); mines -= one[0]) ++range.most;
    for (; range.least > 0 && !has_zero(safe); safe -= one[0]) --range.least;
    return range;
  }

  // Whether the slot of any clue is zero.
  bool has_zero(std::uint64_t slots) const { return ((slots - one[0]) & ~slots & one[0] * 8) != 0; }

  // By slot, where there are no mines yet: how many mines the clue allows, and how many safe cells
  // among those of the region and those that are left. The latter may be below zero until mines are
  // added.
  StateKey<Words> mines_left{}, safe_left{};
};

}  // namespace minewise
