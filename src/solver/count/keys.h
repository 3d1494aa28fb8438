// The keys of states: the mines so far around each open clue, four bits a clue. A clue's place in
// the key is its slot (plan.h). Keys of up to sixteen slots are one word, longer ones several.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/hot.h"
#include "solver/count/frontier.h"
#include "solver/count/plan.h"
#include "solver/count/uninitialized_vector.h"

namespace minewise {

template <std::size_t Words>
using StateKey = std::array<std::uint64_t, Words>;

template <std::size_t Words>
std::size_t word_of(int slot) {
  return Words == 1 ? 0 : static_cast<std::size_t>(slot) / 16;
}

// Where the four bits of a slot begin in its word.
inline unsigned shift_of(int slot) {
  return static_cast<unsigned>(slot) % 16 * 4;
}

template <std::size_t Words>
int mines_at(const StateKey<Words>& key, int slot) {
  return static_cast<int>(key[word_of<Words>(slot)] >> shift_of(slot) & 15);
}

template <std::size_t Words>
void add_at(StateKey<Words>& key, int slot, int mines) {
  key[word_of<Words>(slot)] += static_cast<std::uint64_t>(mines) << shift_of(slot);
}

template <std::size_t Words>
std::uint64_t hash(const StateKey<Words>& key) {
  std::uint64_t h = 0;
  for (const std::uint64_t word : key) h = (h ^ word) * 0x9e3779b97f4a7c15u;
  return h ^ (h >> 32);
}

// The keys of all states, with a hash table for those of the newest table.
template <std::size_t Words>
class StateKeys {
 public:
  UninitializedVector<StateKey<Words>> all;

  // From now on, only keys added after this call are found.
  void begin_table() {
    first_ = all.size();
    if (++round_ == 0 || table_.empty()) {
      table_.assign(std::max<std::size_t>(table_.size(), 64), 0);
      round_ = 1;
    }
  }

  // The index of a key, which is added if it is new.
  MINEWISE_HOT std::int32_t find_or_add(const StateKey<Words>& key) {
    const std::size_t mask = table_.size() - 1;
    std::size_t at = hash(key) & mask;
    for (; table_[at] >> 32 == round_; at = (at + 1) & mask) {
      const auto index = static_cast<std::uint32_t>(table_[at]);
      if (all[index] == key) return static_cast<std::int32_t>(index);
    }
    const auto index = static_cast<std::uint32_t>(all.size());
    table_[at] = std::uint64_t{round_} << 32 | index;
    all.push_back(key);
    if (2 * (all.size() - first_) >= table_.size()) [[unlikely]]
      grow();
    return static_cast<std::int32_t>(index);
  }

 private:
  [[gnu::noinline]] void grow() {
    table_.assign(2 * table_.size(), 0);
    const std::size_t mask = table_.size() - 1;
    for (std::size_t index = first_; index < all.size(); ++index) {
      std::size_t at = hash(all[index]) & mask;
      while (table_[at] >> 32 == round_) at = (at + 1) & mask;
      table_[at] = std::uint64_t{round_} << 32 | index;
    }
  }

  std::size_t first_ = 0;             // keys before it belong to earlier tables
  std::vector<std::uint64_t> table_;  // round in the upper half, index in the lower
  std::uint32_t round_ = 0;           // entries of earlier rounds count as empty
};

// What a step of a plan does to keys: mines are added to the slots of its clues, and clues that
// have all their regions close.

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
